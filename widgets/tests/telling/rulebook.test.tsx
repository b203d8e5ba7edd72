import { act } from "preact/test-utils";
import { describe, expect, test } from "vitest";
import { button, click, press, sample, set, show, text } from "../helpers";

const both = (en: string, fi: string) => ({ en, fi });

const book = {
  "bring-in-suit": {
    title: both("Equal door cards", "Samanarvoiset avoimet kortit"),
    text: both("Spades, hearts, diamonds, clubs.", "Pata, hertta, ruutu, risti."),
    source: both("The room’s page.", "Huoneen sivu."),
    quotes: ["pata, hertta, ruutu ja risti", "<b>maa</b>"],
    sets: [{ name: both("room", "huone"), text: both("The same.", "Sama.") }],
    mark: null,
  },
};

const ids = (shown: ReturnType<typeof show>, tag: string) =>
  [...shown.root.querySelectorAll(`.reasons ${tag}.rule`)].map((el) => el.textContent);

const open = (shown: ReturnType<typeof show>) => {
  const rule = shown.root.querySelector<HTMLElement>(".reasons button.rule") as HTMLElement;
  rule.focus();
  click(rule);
  return rule;
};

const shut = (shown: ReturnType<typeof show>) => click(button(shown, "Close"));

describe("the rule book", () => {
  test("an id is a button where the book has the rule, and plain where it has not", () => {
    const shown = show({ trace: sample("two-deuces"), step: 12, book });
    expect(new Set(ids(shown, "button"))).toEqual(new Set(["bring-in-suit"]));
    expect(ids(shown, "code")).toContain("bring-in");
    expect(shown.root.querySelector(".reasons button.rule")?.getAttribute("title")).toBe("Equal door cards");
  });

  test("without a book no id is a button", () => {
    expect(ids(show({ trace: sample("two-deuces"), step: 12 }), "button")).toEqual([]);
  });

  test("the panel shows the entry, its words as they are, and none of the parts that are missing", () => {
    const shown = show({ trace: sample("two-deuces"), step: 12, book });
    open(shown);
    expect(text(shown, "dialog h4")).toBe("Equal door cards");
    expect(text(shown, "dialog dl")).toBe("roomThe same.");
    const quotes = [...shown.root.querySelectorAll("dialog blockquote")];
    expect(quotes.map((quote) => quote.textContent)).toEqual(book["bring-in-suit"].quotes);
    expect(quotes[0]?.getAttribute("lang")).toBe("fi");
    expect(shown.root.querySelector("dialog .rule-mark, blockquote b")).toBeNull();
    act(() => shown.model.set("lang", "fi"));
    expect(text(shown, "dialog h4")).toBe("Samanarvoiset avoimet kortit");
  });

  test("it is a modal dialog that its button closes, and keys in it do not step the hand", () => {
    const shown = show({ trace: sample("two-deuces"), step: 12, book });
    open(shown);
    const dialog = shown.root.querySelector("dialog") as HTMLDialogElement;
    expect(dialog.open).toBe(true);
    press(shown, "ArrowRight", {}, dialog);
    expect(shown.model.get("step")).toBe(12);
    shut(shown);
    expect(shown.root.querySelector("dialog")).toBeNull();
  });

  test("a hand whose book lacks the open rule closes the panel", () => {
    const shown = show({ trace: sample("two-deuces"), step: 12, book });
    open(shown);
    set(shown.model, "book", {});
    expect(shown.root.querySelector("dialog")).toBeNull();
  });

  test("in the picture of the pots, which is hidden from readers, ids are off the tabs", () => {
    const trace = sample("all-in-halved");
    const every = new Proxy({}, { get: () => book["bring-in-suit"] });
    const shown = show({ trace, step: trace.steps.length - 1, book: every });
    const flow = [...shown.root.querySelectorAll<HTMLElement>(".flow button.rule")];
    expect(flow.length).toBeGreaterThan(2);
    expect(flow.map((el) => el.tabIndex)).toEqual(flow.map(() => -1));
    expect(shown.root.querySelector<HTMLElement>(".reasons button.rule")?.tabIndex).toBe(0);
  });
});
