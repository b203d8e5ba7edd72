// One view for all pictures that stand alone.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Pots } from "../../src/data/evidence";
import { layFlow } from "../../src/evidence/flowlayout";
import { click, modelOf, set, show, text, view } from "../helpers";

const parts = JSON.parse(readFileSync("tests/fixtures/parts.json", "utf8"));

const picture = (name: string, more: Record<string, unknown> = {}) =>
  show({}, modelOf({ _view: "part", part: parts[name], ...more }));

const all = ({ root }: ReturnType<typeof show>, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent?.replace(/\s+/g, " ").trim());

describe("a picture", () => {
  test("has a title, its evidence, and sentences with their rules", () => {
    const shown = picture("doors");
    expect(text(shown, "h4")).toBe("Seat 3 must bring it in: clubs are the lowest suit");
    expect(all(shown, ".rung .seat-name .who")).toEqual(["Seat 3", "Seat 2", "Seat 1", "Seat 4"]);
    expect(all(shown, ".reasons .rule")).toEqual(["bring-in", "bring-in-suit"]);
    expect(view(shown).getAttribute("aria-label")).toBe("Seat 3 must bring it in: clubs are the lowest suit");
  });

  test("speaks both languages and has both decks", () => {
    const shown = picture("doors");
    click([...shown.root.querySelectorAll(".languages button")].find((button) => button.textContent === "FI") ?? null);
    expect(shown.model.get("lang")).toBe("fi");
    expect(view(shown).lang).toBe("fi");
    expect(all(shown, ".rung .seat-name .who")[0]).toBe("Paikka 3");
    expect(view(shown).dataset.deck).toBe("2");
    click(shown.root.querySelector(".tool"));
    expect(view(shown).dataset.deck).toBe("4");
    expect(shown.model.get("options")).toEqual({ deck: 4 });
  });

  test("follows its part, and says when there is none", () => {
    const shown = picture("doors");
    set(shown.model, "part", parts.ranking);
    expect(text(shown, "h4")).toBe("The ranking of hands");
    set(shown.model, "part", null);
    expect(text(shown, ".empty")).toBe("There is no hand to show yet.");
  });

  test("keeps markup in names as text", () => {
    const part = structuredClone(parts.two);
    part.seats[0].name = { en: "<img src=x onerror=alert(1)>", fi: "x" };
    const shown = picture("two", { part });
    expect(all(shown, ".hand .who")[0]).toBe("<img src=x onerror=alert(1)>");
    expect(shown.root.querySelector("img")).toBeNull();
  });
});

describe("the best five", () => {
  test("of one hand stand without a name, marked for high and low", () => {
    const shown = picture("best");
    expect(shown.root.querySelector(".hand-head")).toBeNull();
    expect(all(shown, ".bar-high")).toEqual(["H", "H", "H", "H", "H"]);
    expect(all(shown, ".cup-low")).toEqual(["L", "L", "L", "L", "L"]);
    expect(shown.root.querySelectorAll(".played .unused")).toHaveLength(2);
  });

  test("of several hands say which is best", () => {
    const shown = picture("two");
    expect(all(shown, ".hand.won .result")).toEqual(["the best low", "the best high"]);
  });
});

test("a sum stands term by term, the total marked", () => {
  const shown = picture("limit");
  expect(all(shown, ".addition li")).toEqual([
    "10in the pot+2to call=12the raise at most",
    "2the bet so far+12the raise=14in all at most",
  ]);
  expect(all(shown, ".term.total b")).toEqual(["12", "14"]);
  expect(all(shown, ".bets .amount")).toEqual(["0", "2", "4–14"]);
});

test("the card of rankings has a row a kind, with an example", () => {
  const shown = picture("ranking");
  expect(shown.root.querySelectorAll(".ranking")).toHaveLength(2);
  expect(all(shown, ".ranking .kind b").slice(0, 2)).toEqual(["Straight flush", "Four of a kind"]);
  expect(all(shown, ".ranking figcaption").at(-1)).toBe("8-7-6-5-4");
  expect(shown.root.querySelectorAll(".ranking figure")).toHaveLength(9 + 1 + 2 + 2 + 2);
});

describe("a pot of which nobody is said to have put in what", () => {
  const pots = parts.split.evidence[0] as Pots;

  test("begins with the pot, as tall as its chips", () => {
    const say = (of: { amount: number }) => ({ name: "", amount: String(of.amount), note: "", rule: null });
    const layout = layFlow(pots, 1000, 14, say);
    expect(layout.putIn).toEqual([]);
    expect(layout.columns.pots).toBe(0);
    expect(layout.pots[0]?.at.h).toBe(240);
    expect(layout.bands).toHaveLength(1 + 2);
  });

  test("has no column for it, and says who gets what", () => {
    const shown = picture("split");
    expect(all(shown, ".flow-titles span")).toEqual(["Pots", "Halves", "Shares"]);
    expect(all(shown, ".who-gets strong")).toEqual(["34", "33"]);
  });
});
