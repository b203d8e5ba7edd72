import { describe, expect, test } from "vitest";
import { fold, foldTables, loudOpeners } from "../../src/data/reading";
import type { Step } from "../../src/data/trace";
import { sample } from "../helpers";

describe("folding patches", () => {
  test("objects merge deeply", () => {
    const before = { pot: 6, seats: { "1": { stack: 199, bet: 0 }, "2": { stack: 50, bet: 0 } } };
    expect(fold(before, { seats: { "1": { bet: 5 } } })).toEqual({
      pot: 6,
      seats: { "1": { stack: 199, bet: 5 }, "2": { stack: 50, bet: 0 } },
    });
  });

  test("arrays, numbers and strings take the place of what was there", () => {
    expect(fold({ cards: ["2c", "3d"], street: "third" }, { cards: ["Ks"], street: "fourth" })).toEqual({
      cards: ["Ks"],
      street: "fourth",
    });
  });

  test("null replaces an object, and an object null", () => {
    expect(fold({ opener: { seat: 3, as: "bring-in" } }, { opener: null })).toEqual({ opener: null });
    expect(fold({ opener: null }, { opener: { seat: 2, as: "first-actor" } })).toEqual({
      opener: { seat: 2, as: "first-actor" },
    });
  });

  test("what was there stays as it was", () => {
    const before = { seats: { "1": { bet: 0 } } };
    fold(before, { seats: { "1": { bet: 5 } } });
    expect(before).toEqual({ seats: { "1": { bet: 0 } } });
  });

  test("every step has its own table", () => {
    const { steps } = sample("two-deuces");
    const tables = foldTables(steps);
    expect(tables).toHaveLength(steps.length);
    expect(tables[0]?.pot).toBe(1);
    expect(tables[5]?.pot).toBe(6);
    expect(tables[12]?.seats["3"]).toMatchObject({ stack: 177, bet: 2, cards: ["??", "??", "2c"] });
    expect(tables[5]?.seats["3"]?.cards).toEqual([]);
  });

  test("chips are neither made nor lost", () => {
    for (const name of ["two-deuces", "eight-to-the-river", "five-seats"]) {
      const { seats, steps } = sample(name);
      const all = seats.reduce((sum, seat) => sum + seat.stack, 0);
      for (const table of foldTables(steps)) {
        const held = Object.values(table.seats).reduce((sum, seat) => sum + seat.stack + seat.bet, 0);
        expect(held + table.pot).toBe(all);
      }
    }
  });
});

describe("the opener", () => {
  const step = (kind: string, seat: number | null, street = "third") => ({ kind, seat, street }) as Step;
  const table = (seat: number | null) => ({ opener: seat === null ? null : { seat, as: "first-actor" } }) as never;

  test("is loud from its ruling until it has acted, then quiet", () => {
    const steps = [step("deal", 1), step("check", null), step("bet", 2), step("fold", 3), step("call", 2)];
    expect(loudOpeners(steps, [table(null), table(2), table(2), table(2), table(2)])).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test("is loud again on the next street", () => {
    const steps = [step("check", 2), step("check", 3), step("check", 2, "fifth"), step("check", 3, "fifth")];
    expect(loudOpeners(steps, [table(2), table(2), table(2), table(2)])).toEqual([true, false, true, false]);
  });
});
