import { readFileSync } from "node:fs";
import { act } from "preact/test-utils";
import { describe, expect, test, vi } from "vitest";
import type { BarState, Command, State } from "../../src/data/live";
import { button, click, labels, type Mounted, modelOf, press, set, show, text } from "../helpers";

const live = JSON.parse(readFileSync("tests/fixtures/live.json", "utf8")) as {
  act: { state: State; trace: { steps: unknown[] } };
  pot: BarState;
  pick: BarState;
};
const last = live.act.trace.steps.length - 1;

interface Table extends Mounted {
  sent: { n: number; command: Command }[];
}

/** A live table as Python sent it, and what it sends. */
function table(change: Partial<State> = {}, traits: Record<string, unknown> = {}): Table {
  const sent: Table["sent"] = [];
  const model = modelOf({
    _view: "table",
    trace: live.act.trace,
    state: { ...live.act.state, message: null, ...change },
    step: last,
    ...traits,
  });
  model.send = (content) => void sent.push(content as Table["sent"][number]);
  return { ...show({}, model), sent };
}

const answer = (shown: Table, change: Partial<State> = {}) => {
  const state = shown.model.get("state") as State;
  set(shown.model, "state", { ...state, n: state.n + 1, ...change });
};

const all = ({ root }: Mounted, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const named = (shown: Mounted, name: string) =>
  all(shown, "button").find((el) => (el.getAttribute("aria-label") ?? el.textContent?.trim()) === name) ?? null;
const acts = (shown: Mounted) => all(shown, ".acts .act").map((el) => el.textContent);

function type(field: HTMLInputElement | HTMLTextAreaElement | null, value: string): void {
  if (field) field.value = value;
  act(() => void field?.dispatchEvent(new Event("input", { bubbles: true })));
}

describe("the bar", () => {
  test("shows what Python offers, in its words, and sends it with the state that was seen", () => {
    const shown = table();
    expect(text(shown, ".live-title")).toBe("Seat 1, Ann, acts");
    expect(acts(shown)).toEqual(["Fold", "Call 2", "Complete to 5"]);
    click(named(shown, "Complete to 5"));
    expect(shown.sent).toEqual([{ n: live.act.state.n, command: { do: "act", kind: "complete", to: 5 } }]);
    set(shown.model, "lang", "fi");
    expect(acts(shown)[0]).toBe("Luovuta");
  });

  test("nothing more is sent until the answer is there", () => {
    const shown = table();
    click(named(shown, "Fold"));
    click(named(shown, "Fold"));
    click(named(shown, "Undo"));
    expect(shown.sent.length).toBe(1);
    expect(named(shown, "Call 2")?.getAttribute("aria-disabled")).toBe("true");
    answer(shown);
    click(named(shown, "Undo"));
    expect(shown.sent[1]).toEqual({ n: live.act.state.n + 1, command: { do: "undo" } });
  });

  test("a kernel that is gone is said at once, and may be asked again", () => {
    const shown = table();
    shown.model.send = () => {
      throw new Error("Cannot send");
    };
    click(named(shown, "Fold"));
    expect(text(shown, "[role=alert]")).toBe(labels.en.noAnswer);
    expect(named(shown, "Fold")?.getAttribute("aria-disabled")).toBe("false");
    shown.model.send = (content) => void shown.sent.push(content as Table["sent"][number]);
    click(named(shown, "Fold"));
    expect(shown.root.querySelector("[role=alert]")).toBeNull();
    expect(shown.sent.length).toBe(1);
  });

  test("a kernel that does not answer is said to, and may be asked again", () => {
    vi.useFakeTimers();
    const shown = table();
    click(named(shown, "Fold"));
    act(() => void vi.advanceTimersByTime(9000));
    expect(text(shown, "[role=alert]")).toBe(labels.en.noAnswer);
    click(named(shown, "Fold"));
    expect(shown.sent.length).toBe(2);
    answer(shown);
    expect(shown.root.querySelector("[role=alert]")).toBeNull();
    vi.useRealTimers();
  });

  test("what cannot be undone is off, but can be reached", () => {
    const shown = table({ undo: false, redo: false });
    for (const name of ["Undo", "Redo"]) {
      expect(button(shown, name).getAttribute("aria-disabled")).toBe("true");
      expect(button(shown, name).disabled).toBe(false);
      click(button(shown, name));
    }
    expect(shown.sent).toEqual([]);
  });

  test("in the past there is something else to try, or the way back", () => {
    const shown = table({}, { step: 2 });
    expect(text(shown, ".live-title")).toBe(`Looking back: step 3 of ${last + 1}`);
    expect(acts(shown)).toEqual([labels.en.tryHere, labels.en.toEnd]);
    click(named(shown, labels.en.toEnd as string));
    expect(shown.model.get("step")).toBe(last);
    set(shown.model, "step", 2);
    click(named(shown, labels.en.tryHere as string));
    expect(shown.sent.map(({ command }) => command)).toEqual([{ do: "branch", step: 2 }]);
  });

  test("where nothing is left to choose there is only the way back", () => {
    const shown = table({ forks: 1 }, { step: 2 });
    expect(acts(shown)).toEqual([labels.en.toEnd]);
    set(shown.model, "step", 1);
    expect(acts(shown)).toEqual([labels.en.tryHere, labels.en.toEnd]);
  });

  test("the focus stays in the bar when the button that had it goes", () => {
    const shown = table();
    const pressed = named(shown, "Complete to 5");
    act(() => pressed?.focus());
    click(pressed);
    answer(shown, { bar: { awaits: "deal", title: { en: "Cards" }, buttons: [] } });
    expect((shown.root.activeElement as HTMLElement).className).toBe("live-bar");
  });

  test("without a kernel there is no bar", () => {
    const shown = show({ _view: "table", trace: live.act.trace, state: live.act.state, step: 2 });
    expect(shown.root.querySelector(".live-bar")).toBeNull();
    expect(shown.root.querySelector(".stage")).not.toBeNull();
  });

  test("before the first step there is a bar all the same", () => {
    const shown = table({}, { trace: { ...live.act.trace, steps: [] }, step: 0 });
    click(named(shown, "Fold"));
    expect(shown.sent.length).toBe(1);
  });
});

describe("an amount", () => {
  const pot = () => table({ bar: live.pot });
  const field = (shown: Table, kind: string) =>
    shown.root.querySelector<HTMLInputElement>(`.amount input[type=${kind}]`);
  const [least, most] = live.pot.buttons.find((each) => each.range)?.range ?? [0, 0];

  test("slider, number and button go together", () => {
    const shown = pot();
    const raise = () => shown.root.querySelector(".amount .act")?.textContent;
    expect(raise()).toContain(String(least));
    type(field(shown, "range"), String(least + 1));
    expect(raise()).toContain(String(least + 1));
    expect(field(shown, "number")?.value).toBe(String(least + 1));
    click(all(shown, ".amount .quiet-act")[0] ?? null);
    act(
      () =>
        void shown.root.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
    );
    expect(shown.sent[0]?.command.to).toBe(most);
  });

  test.each(["", "-1", "0", String(10 ** 9), "4.5"])("nothing is sent for %s", (value) => {
    const shown = pot();
    type(field(shown, "number"), value);
    act(
      () =>
        void shown.root.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
    );
    expect(shown.sent).toEqual([]);
  });

  test("keys in a field are the field's own", () => {
    const shown = pot();
    press(shown, "Home", {}, field(shown, "number") as Element);
    press(shown, "3", {}, field(shown, "range") as Element);
    expect(shown.model.get("step")).toBe(last);
  });
});

describe("picking cards", () => {
  const picking = () => {
    const shown = table({ bar: live.pick });
    click(named(shown, labels.en.pickCards as string));
    return shown;
  };
  const cell = (shown: Table, card: string) => shown.root.querySelector<HTMLElement>(`[data-card="${card}"]`);

  test("cards in use are not offered, chosen ones neither", () => {
    const shown = picking();
    expect(all(shown, "[data-card]").length).toBe(49);
    for (const card of ["As", "Kd", "2c"]) expect(cell(shown, card)).toBeNull();
    click(cell(shown, "Ks"));
    expect(cell(shown, "Ks")).toBeNull();
    click(all(shown, ".slots button")[0] ?? null);
    expect(cell(shown, "Ks")).not.toBeNull();
  });

  test("they are dealt once there are enough, unknown ones too", () => {
    const shown = picking();
    const deal = () => click(named(shown, labels.en.dealPicked as string));
    click(cell(shown, "Ks"));
    deal();
    expect(shown.sent).toEqual([]);
    click(named(shown, `? ${labels.en.unknown}`));
    click(cell(shown, "Th"));
    click(cell(shown, "9h"));
    deal();
    expect(shown.sent.map(({ command }) => command)).toEqual([{ do: "deal", cards: "Ks??Th" }]);
    answer(shown);
    expect(all(shown, ".slots button")).toEqual([]);
  });

  test("one stop for Tab, and arrows go over what is out", () => {
    const shown = picking();
    expect(all(shown, '[data-card][tabindex="0"]').map((el) => el.dataset.card)).toEqual(["Ks"]);
    cell(shown, "Ks")?.focus();
    press(shown, "ArrowDown", {}, cell(shown, "Ks") as Element);
    expect((shown.root.activeElement as HTMLElement).dataset.card).toBe("Kh");
    press(shown, "ArrowDown", {}, cell(shown, "Kh") as Element); // the king of diamonds is out
    expect((shown.root.activeElement as HTMLElement).dataset.card).toBe("Kc");
    expect(shown.model.get("step")).toBe(last);
  });
});

describe("messages", () => {
  const refused = {
    text: { en: "No <b>such</b> thing.", fi: "Ei ole." },
    refused: true,
    offer: { label: { en: "Write over it" }, command: { do: "save", name: "x", overwrite: true } },
  };

  test("are alerts when something was refused, plain text, and offer what may be done", () => {
    const shown = table({ message: refused });
    expect(text(shown, "[role=alert] p")).toBe("No <b>such</b> thing.");
    expect(shown.root.querySelector("[role=alert] p b")).toBeNull();
    click(named(shown, "Write over it"));
    expect(shown.sent[0]?.command).toEqual(refused.offer.command);
  });

  test("are gone when they are closed, and the next one comes", () => {
    const shown = table({ message: refused });
    click(button(shown, "Close"));
    expect(shown.root.querySelector(".live-message")).toBeNull();
    answer(shown, { message: { text: { en: "Saved." }, refused: false, lines: [{ en: "one" }, { en: "two" }] } });
    expect(text(shown, "[role=status] p")).toBe("Saved.");
    expect(all(shown, ".live-message li").length).toBe(2);
  });
});

describe("branches", () => {
  test("are listed with where they left, and switched, renamed and removed", () => {
    const shown = table();
    expect(all(shown, ".branch-name").map((el) => el.textContent)).toEqual(["A", "Bfrom step 7 of A"]);
    click(all(shown, ".branch-name")[1] ?? null);
    answer(shown);
    click(button(shown, "Remove"));
    answer(shown);
    click(button(shown, "Rename"));
    const field = shown.root.querySelector<HTMLInputElement>(".branch input");
    if (field) field.value = "what if";
    press(shown, "Enter", {}, field as Element);
    expect(shown.sent.map(({ command }) => command)).toEqual([
      { do: "switch", branch: "B" },
      { do: "drop", branch: "A" },
      { do: "rename", branch: "A", name: "what if" },
    ]);
  });

  test("a single one is no choice", () => {
    expect(table({ branches: [{ name: "A", from: null }] }).root.querySelector(".branches")).toBeNull();
  });
});

describe("rules and new hands", () => {
  const opened = () => {
    const shown = table();
    click(button(shown, labels.en.settings as string));
    return shown;
  };
  const submit = (shown: Table, at: number) =>
    act(
      () => void all(shown, "dialog form")[at]?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
    );

  test("a rule set brings its own single rules along", () => {
    const shown = opened();
    const set = shown.root.querySelector<HTMLSelectElement>("dialog select") as HTMLSelectElement;
    set.value = "casino";
    act(() => void set.dispatchEvent(new Event("change", { bubbles: true })));
    submit(shown, 0);
    const casino = live.act.state.settings.rules.find(({ value }) => value === "casino")?.house;
    expect(shown.sent[0]?.command).toEqual({ do: "rules", rules: "casino", house: casino });
    expect(shown.root.querySelector("dialog")).not.toBeNull();
    answer(shown);
    expect(shown.root.querySelector("dialog")).toBeNull();
  });

  test("a new hand says all that the form holds", () => {
    const shown = opened();
    const players = all(shown, 'dialog form:nth-of-type(2) input[type="number"]').find(
      (el) => el.closest("label")?.textContent === labels.en.players,
    );
    type(players as HTMLInputElement, "4");
    submit(shown, 1);
    const { names, stacks, seed, game } = (shown.sent[0]?.command ?? {}) as Record<string, unknown>;
    expect({ names, stacks, seed, game }).toEqual({
      names: ["Ann", "Ben", "Cid", "Player 4"],
      stacks: [200, 200, 200, 200],
      seed: 5,
      game: "stud",
    });
  });

  test("made-up names stand in the reader's language, and stay made up", () => {
    const { settings } = live.act.state;
    const names = ["Player 1", "Ben", "Player 2"];
    const name_labels = settings.names.map((en, i) => ({ en, fi: `Pelaaja ${i + 1}` }));
    const shown = table({ settings: { ...settings, name_labels, now: { ...settings.now, names } } });
    set(shown.model, "lang", "fi");
    click(button(shown, labels.fi.settings as string));
    const fields = all(shown, '.seat-fields input[type="text"]') as HTMLInputElement[];
    expect(fields.map(({ value }) => value)).toEqual(["Pelaaja 1", "Ben", "Player 2"]);
    type(fields[1] as HTMLInputElement, "Pelaaja 2");
    type(fields[2] as HTMLInputElement, "Cid");
    submit(shown, 1);
    expect(shown.sent[0]?.command).toMatchObject({ do: "new", names: ["Player 1", "Player 2", "Cid"] });
  });

  test("a number that is being typed is not sent before it is one, and must be there", () => {
    const shown = opened();
    const chips = shown.root.querySelector<HTMLInputElement>(".seat-fields input[type=number]");
    type(chips, "");
    expect(chips?.required).toBe(true);
    submit(shown, 1);
    const { stacks } = (shown.sent[0]?.command ?? {}) as Record<string, unknown>;
    expect((stacks as number[]).every(Number.isInteger)).toBe(true);
  });

  test("saving sends name, title and lesson", () => {
    const shown = table();
    click(button(shown, labels.en.save as string));
    const [name, title] = all(shown, "dialog input") as HTMLInputElement[];
    submit(shown, 0);
    expect(shown.sent).toEqual([]);
    type(name ?? null, "mine");
    type(title ?? null, "My hand");
    submit(shown, 0);
    expect(shown.sent[0]?.command).toEqual({ do: "save", name: "mine", title: "My hand", lesson: "" });
  });

  const nameField = (shown: Table) => shown.root.querySelector<HTMLInputElement>("dialog input");
  const saving = (name: string) => {
    const shown = table();
    click(button(shown, labels.en.save as string));
    type(nameField(shown), name);
    act(() => nameField(shown)?.focus());
    submit(shown, 0);
    return shown;
  };
  const refuse = (shown: Table, more: object = {}) =>
    answer(shown, { message: { text: { en: "Not so." }, refused: true, ...more } });

  test("a dialog stays with what was typed when it is refused, says why, and closes once it is done", () => {
    const shown = saving("ilta 1/ää");
    refuse(shown);
    expect(text(shown, "dialog [role=alert]")).toBe("Not so.");
    expect(shown.root.querySelector(".live-bar [role=alert]")).toBeNull();
    expect(nameField(shown)?.value).toBe("ilta 1/ää");
    expect(shown.root.activeElement).toBe(nameField(shown));
    type(nameField(shown), "ilta 1");
    submit(shown, 0);
    expect(shown.root.querySelector("dialog [role=alert]")).toBeNull();
    answer(shown, { message: { text: { en: "Saved." }, refused: false } });
    expect(shown.root.querySelector("dialog")).toBeNull();
    expect(text(shown, ".live-bar [role=status]")).toBe("Saved.");
    click(button(shown, labels.en.save as string));
    expect(nameField(shown)?.value).toBe("ilta 1");
  });

  test("only the form that was refused says so", () => {
    const shown = opened();
    submit(shown, 1);
    refuse(shown);
    expect(all(shown, "dialog form").map((form) => form.querySelectorAll("[role=alert]").length)).toEqual([0, 1]);
  });

  test("what is offered instead is done from the dialog, but not for another name", () => {
    const offer = { label: { en: "Write over it" }, command: { do: "save", name: "mine", overwrite: true } };
    const shown = saving("mine");
    refuse(shown, { offer });
    click(named(shown, "Write over it"));
    expect(shown.sent[1]?.command).toEqual(offer.command);
    refuse(shown, { offer });
    type(nameField(shown), "yours");
    expect(text(shown, "dialog [role=alert]")).toBe("Not so.");
    expect(named(shown, "Write over it")).toBeNull();
  });

  test("what others do at the table leaves a dialog open", () => {
    const shown = opened();
    answer(shown);
    expect(shown.root.querySelector("dialog")).not.toBeNull();
  });

  test("a kernel that is gone is said in the dialog", () => {
    const shown = opened();
    shown.model.send = () => {
      throw new Error("Cannot send");
    };
    submit(shown, 0);
    expect(text(shown, "dialog [role=alert]")).toBe(labels.en.noAnswer);
  });
});
