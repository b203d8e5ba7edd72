import { expect, test } from "vitest";
import type { Pots } from "../../src/data/evidence";
import { grouped } from "../../src/evidence/doors";
import { type FlowNode, layFlow, ruleLine, type Say } from "../../src/evidence/flowlayout";
import { sums } from "../../src/evidence/totals";
import { sample } from "../helpers";

const potsOf = (name: string): Pots =>
  sample(name)
    .steps.flatMap((step) => step.evidence)
    .find((evidence): evidence is Pots => evidence.kind === "pots") as Pots;

const say: Say = (of) => ({
  name: "name" in of ? of.name.en : `p${of.seat}`,
  amount: String(of.amount),
  note: of.note?.en ?? "",
  rule: of.rule,
});

test("a band is as thick as its amount, and never thinner than 2 px", () => {
  const { bands } = layFlow(potsOf("all-in-halved"), 1048, 14, say);
  const thickness = (paint: string, y: number) => bands.filter((band) => band.paint === paint)[y]?.h ?? 0;
  expect(thickness("high", 0) / thickness("low", 0)).toBeCloseTo(86 / 85, 5);
  expect(thickness("main", 0) / thickness("side", 0)).toBeCloseTo(41 / 20, 5);
  expect(Math.min(...bands.map((band) => band.h))).toBe(2);
});

test.each(["all-in-halved", "crowded"])("labels of %s don't overlap", (name) => {
  const layout = layFlow(potsOf(name), 928, 14, say);
  for (const column of [layout.putIn, layout.halves, layout.shares] as FlowNode<unknown>[][]) {
    const mids = column.map((node) => node.mid);
    for (const [i, mid] of mids.slice(1).entries()) expect(mid - (mids[i] ?? 0)).toBeGreaterThanOrEqual(20);
  }
  for (const [i, pot] of layout.pots.slice(1).entries()) {
    const above = layout.pots[i]?.at ?? { y: 0, h: 0 };
    expect(pot.at.y).toBeGreaterThan(above.y + above.h);
  }
});

test("bands to shares that are still to be paid are marked", () => {
  const pots = structuredClone(potsOf("all-in-halved"));
  const shares = pots.pots.flatMap((pot) => pot.halves.flatMap((half) => half.shares));
  for (const [i, share] of shares.entries()) share.paid = i === 0 ? "now" : "later";
  const { bands } = layFlow(pots, 1048, 14, say);
  expect(bands.filter((band) => band.later)).toHaveLength(shares.length - 1);
  expect(layFlow(potsOf("all-in-halved"), 1048, 14, say).bands.some((band) => band.later)).toBe(false);
});

test("each seat's shares are added up, the largest first", () => {
  expect(sums(potsOf("all-in-halved"))).toEqual([
    { seat: 4, parts: [86, 30], total: 116 },
    { seat: 1, parts: [43, 30], total: 73 },
    { seat: 3, parts: [42], total: 42 },
  ]);
});

test("only neighbours with a mark share a bracket", () => {
  const items = [
    { seat: 3, card: "2c", mark: "chosen" },
    { seat: 2, card: "2d", mark: "tied" },
    { seat: 5, card: "9h", mark: null },
  ] as const;
  expect(grouped([...items]).map((group) => group.map((item) => item.seat))).toEqual([[3, 2], [5]]);
});

test("a rule's id stands beside the amount, beside the note, or below, as there is room", () => {
  const words = { name: "High half", amount: "30", note: "", rule: "hi-lo" };
  expect(ruleLine(words, 180)).toBe(1);
  expect(ruleLine({ ...words, amount: "1,000" }, 137)).toBe(2);
  expect(ruleLine({ ...words, note: "two equal lows", rule: "split-tie" }, 180)).toBe(2);
  expect(ruleLine({ ...words, note: "85 and the odd chip", rule: "odd-chip-half" }, 180)).toBe(3);
});
