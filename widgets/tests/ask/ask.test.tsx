import { act } from "preact/test-utils";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { digits, seatMarks } from "../../src/ask/asking";
import type { Command, State } from "../../src/data/question";
import ask from "../fixtures/ask.json";
import { click, labels, type Mounted, modelOf, press, set, show, text, view } from "../helpers";

interface Asked extends Mounted {
  sent: { n: number; command: Command }[];
}

type Scene = { state: State; trace?: unknown; book?: unknown };

const scenes = ask as unknown as Record<"open" | "wrong" | "right" | "amounts" | "over" | "cards", Scene>;
const LAST = 11; // the step before the first question

/** A question as Python sent it, and what is sent back. */
function asked(scene: Scene, name = "ask", alive = true): Asked {
  const sent: Asked["sent"] = [];
  const model = modelOf({ _view: name, trace: scenes.open.trace, book: {}, step: LAST, ...scene });
  if (alive) model.send = (content) => void sent.push(content as Asked["sent"][number]);
  return { ...show({}, model), sent };
}

const answer = (shown: Asked, scene: Scene) =>
  act(() => {
    for (const [key, value] of Object.entries(scene)) shown.model.set(key, value);
  });

const all = ({ root }: Mounted, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const choices = (shown: Mounted) => all(shown, ".choice");
const choice = (shown: Mounted, digit: number) => shown.root.querySelector<HTMLElement>(`[data-digit="${digit}"]`);
const named = (shown: Mounted, name: string) =>
  all(shown, "button").find((el) => el.textContent?.trim() === name) ?? null;
const seat = (shown: Mounted, n: number) => shown.root.querySelector<HTMLElement>(`.stage [data-seat="${n}"]`);
const spoken = (shown: Mounted) => all(shown, ".asking > .sr[aria-live]").map((el) => el.textContent?.trim());

describe("a question", () => {
  test("stands in the place of the explanation, with a button a choice", () => {
    const shown = asked(scenes.open);
    expect(text(shown, ".ask-head h4")).toBe("The door cards are dealt. Which seat must bring it in?");
    expect(text(shown, ".ask-head .eyebrow")).toBe("Question 1 of 9");
    expect(choices(shown).map((el) => el.querySelector(".what")?.textContent)).toEqual([
      "Seat 1Aino",
      "Seat 2Marek",
      "Seat 3Sanna",
      "Seat 4Jonas",
    ]);
    expect(choices(shown)[2]?.querySelector("svg.card")?.getAttribute("aria-label")).toBe("2♣");
    expect(all(shown, ".proof-later").length).toBe(1);
    set(shown.model, "lang", "fi");
    expect(choices(shown)[0]?.querySelector(".what")?.textContent).toBe("Paikka 1Aino");
  });

  test("a click answers with the number of what was seen, once", () => {
    const shown = asked(scenes.open);
    click(choice(shown, 2));
    click(choice(shown, 3));
    expect(shown.sent).toEqual([{ n: scenes.open.state.n, command: { do: "answer", key: "b" } }]);
  });

  test("seats that may be chosen are marked at the table and answer on a click", () => {
    const shown = asked(scenes.open);
    expect(all(shown, ".may-choose").map((el) => el.dataset.seat)).toEqual(["1", "2", "3", "4"]);
    click(seat(shown, 6));
    expect(shown.sent).toEqual([]);
    click(seat(shown, 3)?.querySelector(".plate") ?? null);
    expect(shown.sent[0]?.command).toEqual({ do: "answer", key: "c" });
  });

  test("a wrong answer is said by colour, sign and words, and may not be given again", () => {
    const shown = asked(scenes.open);
    answer(shown, scenes.wrong);
    expect(choice(shown, 2)?.className).toContain("wrong");
    expect(choice(shown, 2)?.textContent).toContain(labels.en.yourChoice);
    expect(text(shown, ".verdict.bad b")).toBe("Not right: Seat 2");
    expect(seat(shown, 2)?.querySelector(".flag")?.textContent).toBe(labels.en.yourChoice);
    expect(text(shown, ".verdict.hint")).toContain("by suit");
    expect(spoken(shown)[0]).toContain(`Not right: Seat 2. ${scenes.wrong.state.tried[0]?.comment.en}`);
    click(choice(shown, 2));
    expect(shown.sent).toEqual([]);
    click(named(shown, "Show the answer"));
    expect(shown.sent[0]?.command).toEqual({ do: "give-up" });
  });

  test("the answer is not to be shown before a try", () => {
    expect(named(asked(scenes.open), "Show the answer")).toBeNull();
  });

  test("the right answer brings the explanation, the evidence and the way on", () => {
    const shown = asked(scenes.open);
    answer(shown, scenes.right);
    expect(text(shown, ".verdict.good b")).toBe("Right: Seat 3");
    expect(all(shown, ".ask-panel .reasons li").length).toBe(scenes.right.state.explanation?.sentences.length);
    expect(all(shown, ".proof-later").length).toBe(0);
    expect(text(shown, ".evidence h5")).toBe("Door cards, lowest to highest");
    expect(seat(shown, 3)?.className).toContain("is-low");
    expect(all(shown, ".may-choose").length).toBe(0);
    expect(spoken(shown)[0]).toMatch(/^Right: Seat 3\. Seat 3 must bring it in/);
    click(named(shown, "Next question"));
    expect(shown.sent[0]?.command).toEqual({ do: "next" });
  });

  test("looking back shows the earlier step below the question, which stays", () => {
    const shown = asked(scenes.open);
    press(shown, "ArrowLeft");
    expect(shown.model.get("step")).toBe(LAST - 1);
    expect(text(shown, ".asking > .headline:not(.ask-head) h4")).toContain("is dealt");
    expect(choices(shown).length).toBe(4);
    press(shown, "ArrowRight");
    press(shown, "ArrowRight");
    expect(shown.model.get("step")).toBe(LAST);
  });

  test("without a kernel it is shown and cannot be answered", () => {
    const shown = asked(scenes.open, "ask", false);
    expect(choices(shown).every((el) => el.getAttribute("aria-disabled") === "true")).toBe(true);
    expect(text(shown, ".panel.stops")).toBe(labels.en.needsKernel);
    expect(all(shown, ".may-choose").length).toBe(0);
  });

  test("what Python refuses is said, and so is a kernel that does not answer", () => {
    const shown = asked({ state: { ...scenes.open.state, message: { text: { en: "No such choice." } } } });
    expect(text(shown, "[role=alert]")).toBe("No such choice.");
    vi.useFakeTimers();
    click(choice(shown, 1));
    act(() => void vi.advanceTimersByTime(9000));
    expect(all(shown, "[role=alert]").at(-1)?.textContent).toBe(labels.en.noAnswer);
    click(choice(shown, 1));
    expect(shown.sent.length).toBe(2);
    vi.useRealTimers();
  });
});

describe("choices", () => {
  test("cards are shown as cards", () => {
    const shown = asked(scenes.cards, "practice");
    const first = scenes.cards.state.question?.choices[0];
    expect(all(shown, ".choice:first-child svg.card").length).toBe(first?.cards?.length);
    expect(all(shown, ".choices.two").length).toBe(0);
  });

  test("a seat has its own digit, anything else its place in the list", () => {
    const said = (en: string) => ({ en });
    const seats = [
      { key: "a", text: said("Nobody") },
      { key: "b", text: said("Seat 2"), seat: 2 },
      { key: "c", text: said("Seat 5"), seat: 5 },
    ];
    expect(digits(seats)).toEqual([0, 2, 5]);
    expect(
      digits([
        { key: "a", text: said("2 and 4") },
        { key: "b", text: said("4 and 5") },
        { key: "c", text: said("Seat 2"), seat: 2 },
      ]),
    ).toEqual([1, 2, 3]);
    expect(
      digits([
        { key: "a", text: said("5") },
        { key: "b", text: said("10") },
      ]),
    ).toEqual([1, 2]);
  });

  test("once it is known, the table marks only the right seat", () => {
    expect([...seatMarks(scenes.wrong.state)]).toEqual([
      [1, "open"],
      [2, "wrong"],
      [3, "open"],
      [4, "open"],
    ]);
    expect([...seatMarks(scenes.right.state)]).toEqual([[3, "right"]]);
  });
});

describe("keys", () => {
  test("a digit goes to a choice, Enter is the button's own", () => {
    const shown = asked(scenes.open);
    press(shown, "3");
    expect(shown.root.activeElement).toBe(choice(shown, 3));
    expect(shown.sent).toEqual([]);
    expect(shown.model.get("step")).toBe(LAST);
    click(shown.root.activeElement);
    expect(shown.sent[0]?.command).toEqual({ do: "answer", key: "c" });
  });

  test("h asks for the hint, once", () => {
    const shown = asked(scenes.open);
    press(shown, "h");
    expect(shown.sent).toEqual([{ n: scenes.open.state.n, command: { do: "hint" } }]);
    answer(shown, scenes.wrong);
    press(shown, "h");
    expect(shown.sent.length).toBe(1);
  });

  test("after the answer Space and Enter go on, a held one does not", () => {
    for (const key of [" ", "Enter"]) {
      const shown = asked(scenes.right);
      press(shown, key, { repeat: true });
      expect(shown.sent).toEqual([]);
      press(shown, key);
      expect(shown.sent[0]?.command).toEqual({ do: "next" });
    }
  });

  test("the focus goes from the right choice to the way on, and then stays in the panel", () => {
    const shown = asked(scenes.open);
    press(shown, "3");
    answer(shown, scenes.right);
    expect(shown.root.activeElement).toBe(named(shown, "Next question"));
    answer(shown, scenes.amounts);
    expect(shown.root.activeElement).toBe(shown.root.querySelector(".ask-panel")); // not on Hint, which Space would press
  });

  test("the sheet of keys has them", () => {
    const shown = asked(scenes.open);
    press(shown, "?");
    expect(text(shown, ".sheet dl")).toContain(labels.en.keyChoose);
    expect(text(shown, ".sheet dl")).not.toContain(labels.en.keyStreet);
    press(shown, "h");
    expect(shown.sent).toEqual([]);
  });
});

describe("results", () => {
  test("come after the last question, a row a rule", () => {
    const shown = asked(scenes.over);
    expect(text(shown, ".ask-head h4")).toBe("1 of 1 right at the first try");
    expect(all(shown, ".counts tbody tr").map((el) => el.textContent)).toEqual(["bring-in-suit11100"]);
    expect(choices(shown).length).toBe(0);
  });

  test("are at hand in practice at any time", () => {
    const shown = asked(scenes.cards, "practice");
    expect(all(shown, ".counts").length).toBe(0);
    click(named(shown, "Results"));
    expect(text(shown, ".ask-panel")).toContain(labels.en.noneAnswered);
    answer(shown, { state: { ...scenes.cards.state, n: 9, summary: scenes.over.state.summary } });
    expect(all(shown, ".counts tbody tr").length).toBe(1);
    expect(named(asked(scenes.open), "Results")).toBeNull();
  });

  test("come into view when they are opened, and not again; the focus stays on their button", () => {
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "scrollIntoView"));
    const seen: [string, unknown][] = [];
    Element.prototype.scrollIntoView = function (this: Element, how) {
      seen.push([this.className, how]);
    };
    const shown = asked(scenes.cards, "practice");
    const toggle = named(shown, "Results");
    toggle?.focus();
    click(toggle);
    expect(seen).toEqual([["tally", { block: "nearest" }]]);
    expect(shown.root.activeElement).toBe(toggle);
    answer(shown, { state: { ...scenes.cards.state, n: 9, summary: scenes.over.state.summary } });
    expect(seen.length).toBe(1);
    click(toggle);
    expect(all(shown, ".tally").length).toBe(0);
  });

  test("a practice goes on to the next deal", () => {
    const shown = asked({ ...scenes.right, state: { ...scenes.right.state, of: null } }, "practice");
    expect(named(shown, "Next deal")).not.toBeNull();
    expect(view(shown).querySelector(".eyebrow")?.textContent).toMatch(/^Question 1 · 0 of 1/);
  });
});
