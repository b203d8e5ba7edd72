// The library of teaching hands: what is found, how a hand is opened, and the way back.
import { readFileSync } from "node:fs";
import { act } from "preact/test-utils";
import { describe, expect, test, vi } from "vitest";
import type { HandCard, Library } from "../../src/data/library";
import { counted, found } from "../../src/gallery/finding";
import { click, labels, type Mounted, modelOf, sample, set, show, text, view } from "../helpers";

const library = JSON.parse(readFileSync("tests/fixtures/library.json", "utf8")) as Library;

const gallery = (more: Record<string, unknown> = {}) =>
  show({}, modelOf({ _view: "gallery", library, rules: [], query: "", opened: "", loaded: "", ...more }));

const tiles = ({ root }: Mounted) =>
  [...root.querySelectorAll<HTMLElement>("[data-name]")].map((each) => each.dataset.name);
const chip = ({ root }: Mounted, rule: string) =>
  [...root.querySelectorAll(".rail .chip")].find((each) => each.querySelector("code")?.textContent === rule) ?? null;
const tile = ({ root }: Mounted, name: string) => root.querySelector(`[data-name="${name}"]`);
const named = ({ root }: Mounted, name: string) =>
  [...root.querySelectorAll("button")].find((each) => each.textContent?.trim() === name) ?? null;

describe("what is found", () => {
  const names = (rules: string[], query: string) => found(library.cards, rules, query).map((card) => card.name);

  test("shows all the rules", () => {
    expect(names(["odd-chip"], "")).toEqual(["odd-chip-by-suit", "odd-chip-two-lows"]);
    expect(names(["odd-chip", "five-used"], "")).toEqual(["odd-chip-by-suit"]);
    expect(names(["muck"], "")).toEqual([]);
  });

  test("has every word, in either language, whatever marks the letters bear", () => {
    expect(names([], "DEUCES two")).toEqual(["two-deuces"]);
    expect(names([], "kasinolla ylimaaraisen")).toEqual(["odd-chip-by-suit"]);
    expect(names([], "eight-to")).toEqual(["eight-to-the-river"]);
    expect(names(["odd-chip"], "deuces")).toEqual([]);
  });

  test("is counted by rule", () => {
    const counts = counted([{ rules: ["ante", "deal"] }, { rules: ["deal"] }] as HandCard[]);
    expect([...counts]).toEqual([
      ["ante", 1],
      ["deal", 2],
    ]);
  });
});

describe("the list", () => {
  test("has the chapters in order, a card a hand", () => {
    const shown = gallery();
    expect([...shown.root.querySelectorAll(".shelf h4")].map((each) => each.textContent)).toEqual([
      "Dealing",
      "Opening",
      "Showing and paying",
    ]);
    expect(tiles(shown)).toEqual([
      "first-hand",
      "burns-shuffled-in",
      "eight-to-the-river",
      "two-deuces",
      "odd-chip-by-suit",
      "odd-chip-two-lows",
    ]);
    expect(text(shown, ".tile .tags")).toBe("4 players · high · fixed limit");
    expect(shown.root.querySelector(".tiny-table")?.getAttribute("aria-label")).toBe("Seat 1 wins.");
    expect(text(shown, "[role=status]")).toBe("6 of 6 hands");
  });

  test("is cut down by a rule, and shows all again", () => {
    const shown = gallery();
    click(chip(shown, "odd-chip"));
    expect(shown.model.get("rules")).toEqual(["odd-chip"]);
    expect(tiles(shown)).toEqual(["odd-chip-by-suit", "odd-chip-two-lows"]);
    expect(chip(shown, "odd-chip")?.getAttribute("aria-pressed")).toBe("true");
    expect(chip(shown, "bring-in-suit")?.getAttribute("aria-disabled")).toBe("true");
    click(chip(shown, "bring-in-suit"));
    expect(shown.model.get("rules")).toEqual(["odd-chip"]);
    click(named(shown, "Show all"));
    expect(tiles(shown)).toHaveLength(6);
  });

  test("begins as Python says, and says when there is nothing", () => {
    const shown = gallery({ rules: ["odd-chip"], query: "casino" });
    expect(tiles(shown)).toEqual(["odd-chip-by-suit"]);
    set(shown.model, "query", "zebra");
    expect(text(shown, ".nothing")).toBe("No teaching hand shows all of that.");
  });

  test("finds words of any language", () => {
    const [card, ...others] = library.cards as HandCard[];
    const swedish = { ...card, title: { ...card?.title, sv: "Jämna fåglar" } };
    const shown = gallery({ library: { ...library, cards: [swedish, ...others] }, query: "jamna faglar" });
    expect(tiles(shown)).toEqual([card?.name]);
  });

  test("speaks Finnish", () => {
    const shown = gallery();
    click(named(shown, "FI"));
    expect(view(shown).lang).toBe("fi");
    expect(text(shown, "h3")).toBe("Opetusjaot");
    expect(text(shown, ".tile h5")).toBe("Ensimmäinen jakosi");
  });
});

describe("a hand", () => {
  test("is asked for once, shown when it has come, and left for the place where it was found", () => {
    const shown = gallery({ query: "deuces" });
    const before = shown.saved();
    click(tile(shown, "two-deuces"));
    expect([shown.model.get("opened"), shown.saved() - before]).toEqual(["two-deuces", 1]);
    expect(text(shown, ".on-its-way")).toBe("…");
    act(() => {
      shown.model.set("trace", sample("two-deuces"));
      shown.model.set("loaded", "two-deuces");
    });
    expect(text(shown, ".count")).toContain("Step 1 of");
    expect(text(shown, ".opened code")).toBe('Replay("two-deuces")');
    click(named(shown, "Back to the gallery"));
    expect(shown.model.get("opened")).toBe("");
    expect(tiles(shown)).toEqual(["two-deuces"]);
    expect(shown.root.activeElement).toBe(tile(shown, "two-deuces"));
  });

  const dead = (shown: Mounted) => {
    shown.model.send = () => {
      throw new Error("Cannot send");
    };
    return shown;
  };

  test("does not come from a kernel that is gone: the list stays, and says so", () => {
    const shown = dead(gallery());
    click(tile(shown, "two-deuces"));
    expect([shown.model.get("opened"), tiles(shown).length]).toEqual(["", 6]);
    expect(text(shown, "[role=alert]")).toBe(labels.en.noAnswer);
  });

  test("stays open when the kernel is gone and another is asked for", () => {
    const shown = dead(
      gallery({ opened: "odd-chip-by-suit", loaded: "odd-chip-by-suit", trace: sample("two-deuces") }),
    );
    click(shown.root.querySelectorAll(".opened .tool:not(.back)")[1] ?? null);
    expect([shown.model.get("opened"), text(shown, "[role=alert]")]).toEqual(["odd-chip-by-suit", labels.en.noAnswer]);
    click(named(shown, "Back to the gallery"));
    expect([tiles(shown).length, shown.root.querySelector("[role=alert]")]).toEqual([6, null]);
  });

  test("that does not come leads back to the list", () => {
    vi.useFakeTimers();
    const shown = gallery({ opened: "two-deuces" });
    act(() => void vi.advanceTimersByTime(9000));
    expect([tiles(shown).length, text(shown, "[role=alert]")]).toEqual([6, labels.en.noAnswer]);
    vi.useRealTimers();
  });

  test("leads on to the hands beside it among those found", () => {
    const shown = gallery({ rules: ["odd-chip"], opened: "odd-chip-by-suit" });
    const beside = () => [...shown.root.querySelectorAll(".opened .tool:not(.back)")];
    expect(beside().map((each) => each.getAttribute("aria-disabled"))).toEqual(["true", "false"]);
    click(beside()[1] ?? null);
    expect(shown.model.get("opened")).toBe("odd-chip-two-lows");
  });
});
