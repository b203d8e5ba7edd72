// Showing a hand to others: covered cards and the spotlight, by pointer, by key and from outside.
import { describe, expect, test } from "vitest";
import { foldTables } from "../../src/data/reading";
import type { Table } from "../../src/data/trace";
import { type Light, nextCard, nextSeat } from "../../src/table/presenting";
import { click, type Mounted, modelOf, press, sample, set, show, text } from "../helpers";

const all = ({ root }: Mounted, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
// Two seats with down cards that an instructor knows.
const trace = sample("two-deuces");
for (const step of trace.steps) {
  const { seats = {} } = step.table as { seats?: Record<string, { cards?: string[] }> };
  if (seats[1]?.cards?.[0] === "??") seats[1].cards.splice(0, 2, "Kh", "7c");
  if (seats[3]?.cards?.[0] === "??") seats[3].cards.splice(0, 2, "Qh", "6h");
}
const table = foldTables(trace.steps)[12] as Table;
const cardsOf = (shown: Mounted, seat: number) =>
  all(shown, `[data-seat="${seat}"] .card`).map((el) => el.dataset.face ?? "back");
const lit = (shown: Mounted) => all(shown, ".stage .lit").map((el) => el.dataset.seat ?? el.dataset.face);

const rounds = (next: typeof nextSeat, from: Light, times: number, by: 1 | -1): Light[] => {
  const found = [from];
  for (let i = 0; i < times; i += 1) found.push(next(found[i] ?? null, table, by));
  return found;
};

describe("the spotlight goes round", () => {
  test("the seats, and then none", () => expect(rounds(nextSeat, null, 7, 1)).toEqual([null, 1, 2, 3, 4, 5, 6, null]));
  test("backwards", () => expect(rounds(nextSeat, null, 2, -1)).toEqual([null, 6, 5]));
  test("from a card to the seat after its own", () => expect(nextSeat("2c", table, 1)).toBe(4));
  test("the cards of a seat, and back to it", () =>
    expect(rounds(nextCard, 3, 4, 1)).toEqual([3, "Qh", "6h", "2c", 3]));
  test("a card that is not on the table is no place to go on from", () => expect(nextSeat("Js", table, 1)).toBe(1));
});

describe("the spotlight in a view", () => {
  test("a click on a card or a plate turns it on, a second one off", () => {
    const shown = show({ trace, step: 12 });
    click(all(shown, '[data-seat="3"] .card')[2] ?? null);
    expect(shown.model.get("spotlight")).toBe("2c");
    expect(lit(shown)).toEqual(["2c"]);
    click(all(shown, '[data-seat="5"] .plate')[0] ?? null);
    expect(lit(shown)).toEqual(["5"]);
    expect(all(shown, '[data-seat="5"] .plate')[0]?.getAttribute("aria-pressed")).toBe("true");
    click(all(shown, '[data-seat="5"] .plate')[0] ?? null);
    expect([lit(shown), shown.saved()]).toEqual([[], 3]);
  });

  test("keys move it, Escape turns it off, and a screen reader hears of it", () => {
    const shown = show({ trace, step: 12 });
    press(shown, "l");
    press(shown, "l");
    expect(lit(shown)).toEqual(["2"]);
    expect(
      all(shown, "[aria-live]")
        .map((el) => el.textContent)
        .join(),
    ).toContain("In the spotlight: Seat 2, Marek");
    press(shown, "L", { shiftKey: true });
    expect(lit(shown)).toEqual(["1"]);
    press(shown, "Escape");
    expect(shown.model.get("spotlight")).toBeNull();
  });

  test("the place where a card lies in a picture is lit too", () => {
    const shown = show({ trace, step: 12, spotlight: "2d" });
    expect(all(shown, ".strip .card.lit").length).toBe(1);
  });
});

describe("covered cards", () => {
  test("lie face down, up cards stay, and two views agree", () => {
    const model = modelOf({ trace, step: 12, covered: [3] });
    const [one, other] = [show({}, model), show({}, model)];
    expect(cardsOf(one, 3)).toEqual(["back", "back", "2c"]);
    press(one, "c");
    expect([cardsOf(one, 1), cardsOf(other, 1)]).toEqual([
      ["back", "back", "Ks"],
      ["back", "back", "Ks"],
    ]);
    press(other, "c");
    expect(model.get("covered")).toEqual([]);
    expect(cardsOf(one, 3)).toEqual(["Qh", "6h", "2c"]);
  });

  test("the key covers only the seat in the spotlight", () => {
    const shown = show({ trace, step: 12, spotlight: 4 });
    press(shown, "c");
    expect(shown.model.get("covered")).toEqual([4]);
  });

  test("hands that are shown lie open", () => {
    const quartered = sample("all-in-halved");
    const shown = show({ trace: quartered, step: quartered.steps.length - 1, covered: [1, 2, 3, 4, 5, 6] });
    expect(all(shown, ".seat.is-win .card").length).toBeGreaterThan(0);
    expect(all(shown, ".seat.is-win .card:not([data-face])").length).toBe(0);
  });

  test("are chosen by seat behind a button, which Escape closes", () => {
    const shown = show({ trace, step: 12 });
    const open = all(shown, ".cover > button")[0] as HTMLElement;
    click(open);
    click(all(shown, ".cover-sheet .tool")[2] ?? null);
    expect(shown.model.get("covered")).toEqual([2]);
    expect(text(shown, ".cover > button")).toBe("Down cards covered");
    click(all(shown, ".cover-sheet .tool")[0] ?? null);
    expect(shown.model.get("covered")).toEqual([1, 2, 3, 4, 5, 6]);
    open.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, composed: true }));
    set(shown.model, "step", 13);
    expect(all(shown, ".cover-sheet").length).toBe(0);
    expect(shown.root.activeElement).toBe(open);
  });

  test("there is nothing to cover where a seat's own view is shown", () => {
    const shown = show({ trace: { ...trace, view: 3 }, step: 12 });
    press(shown, "c");
    expect([shown.model.get("covered"), all(shown, ".cover").length]).toEqual([undefined, 0]);
  });
});
