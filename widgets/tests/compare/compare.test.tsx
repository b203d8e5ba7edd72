import { describe, expect, test } from "vitest";
import type { Compared } from "../../src/data/comparison";
import { click, sample, set, show, text, view } from "../helpers";

const comparison = (name: string) => sample(name) as unknown as Compared;
const compared = (name: string) => show({ _view: "compare", data: comparison(name) });
const texts = (root: ShadowRoot, selector: string) =>
  [...root.querySelectorAll(selector)].map((each) => (each.textContent ?? "").replace(/\s+/g, " ").trim());

describe("two houses that part over an odd chip", () => {
  test("the headline, why, and the rule", () => {
    const shown = compared("compare-odd-chip");
    expect(text(shown, ".parted > h4")).toBe("Showdown: who gets the odd chip depends on the rules");
    expect(text(shown, ".lead")).toBe(
      "Seats 1 and 3 have equal hands and share 85, which doesn’t divide evenly. odd-chip",
    );
    expect(shown.root.querySelectorAll(".parted .hand")).toHaveLength(2);
  });

  test("each side has its name, the step, the reason and the pots", () => {
    const { root } = compared("compare-odd-chip");
    expect(texts(root, ".side > h4")).toEqual(["Room rules", "Casino rules"]);
    expect(texts(root, ".side .moment h5")).toEqual([
      "Seat 1 shares the pot: 43 of 85",
      "Seat 1 shares the pot: 42 of 85",
    ]);
    expect(texts(root, ".side .reasons li:first-child")).toEqual([
      "It doesn’t divide: the odd chip goes to seat 1, nearest clockwise from the dealer. odd-chip",
      "It doesn’t divide: the odd chip goes to seat 3, which has the highest card by suit. odd-chip",
    ]);
    expect(root.querySelectorAll(".side .tree")).toHaveLength(2);
  });

  test("what differs in the results has a sign and a word", () => {
    const { root } = compared("compare-odd-chip");
    expect(texts(root, ".ends tbody tr")).toEqual(["1Max+14342≠ −1", "2Sanna00the same", "3Dan42+143≠ +1"]);
    expect([...root.querySelectorAll(".ends tbody tr")].map((row) => row.className)).toEqual([
      "differs",
      "",
      "differs",
    ]);
    expect(root.querySelector(".ends .odd")?.getAttribute("aria-label")).toBe("+1 odd chip");
  });

  test("settings that matter come first, the others are folded away", () => {
    const { root } = compared("compare-odd-chip");
    expect(texts(root, ".differ > .settings .which")).toEqual([
      "odd-chip≠ They part over it",
      "burnHappens, but changes nothing",
    ]);
    expect(root.querySelectorAll(".differ > .settings dl")).toHaveLength(1); // the sides have told of the odd chip
    expect(root.querySelector("details")?.open).toBe(false);
    expect(text({ root } as ReturnType<typeof show>, "summary")).toContain("Makes no difference here: deck-short");
  });

  test("the language switches without a kernel", () => {
    const shown = compared("compare-odd-chip");
    click([...shown.root.querySelectorAll(".languages button")].find((b) => b.textContent === "FI") ?? null);
    expect(shown.model.get("lang")).toBe("fi");
    expect(view(shown).lang).toBe("fi");
    expect(text(shown, ".parted > h4")).toBe(
      "Korttien paljastus: säännöistä riippuu, kuka saa ylimääräisen pelimerkin",
    );
    expect(texts(shown.root, ".side > h4")).toEqual(["Huoneen säännöt", "Kasinon säännöt"]);
    expect(texts(shown.root, ".ends th")).toContain("Ero");
  });
});

describe("a hand that one house forbids", () => {
  test("it is shown up to there, with the reason", () => {
    const { root } = compared("compare-raise");
    const [room, casino] = [...root.querySelectorAll(".side")];
    expect(room?.querySelector(".refused")?.textContent).toContain("All raises of this round are used.");
    expect(casino?.querySelector(".refused")).toBeNull();
    expect([...(casino?.querySelectorAll(".bets li b") ?? [])].map((each) => each.textContent)).toEqual([
      "Fold",
      "Call",
      "Raise to",
    ]);
    expect([...(room?.querySelectorAll(".bets li b") ?? [])].map((each) => each.textContent)).toEqual(["Fold", "Call"]);
  });

  test("there is no difference where there is no result", () => {
    const { root } = compared("compare-raise");
    expect(texts(root, ".ends thead th")).toEqual(["Room rules", "Casino rules"]);
    expect(texts(root, ".ends tbody tr")).toEqual(["1Player 1no result0", "2Player 2no result62"]);
  });
});

test("two houses that play alike have no sides to show", () => {
  const data = comparison("compare-odd-chip");
  const alike = {
    ...data,
    parts_at: null,
    partings: [],
    evidence: [],
    sides: data.sides.map((side) => ({ ...side, how: null, step: null, ending: null })),
  };
  const shown = show({ _view: "compare", data: alike });
  expect(shown.root.querySelector(".sides")).toBeNull();
  expect(shown.root.querySelectorAll(".ends tbody tr")).toHaveLength(3);
});

test("further points are named after the first", () => {
  const data = comparison("compare-odd-chip");
  const later = { rule: "raise-cap", title: { en: "Sixth street: something else", fi: "6. kortti: jotain muuta" } };
  const shown = show({ _view: "compare", data: { ...data, partings: [...data.partings, later] } });
  expect(text(shown, ".later")).toBe("Further on: Sixth street: something else raise-cap");
});

test("markup in names is inert, and nothing to show says so", () => {
  const name = "<img src=x onerror=alert(1)>";
  const data = comparison("compare-odd-chip");
  const shown = show({ _view: "compare", data: { ...data, seats: [{ seat: 1, name }, ...data.seats.slice(1)] } });
  expect(shown.root.querySelector(".ends .who")?.textContent).toBe(name);
  expect(shown.root.querySelector("img")).toBeNull();
  set(shown.model, "data", {});
  expect(text(shown, ".empty")).toBe("There is no hand to show yet.");
});
