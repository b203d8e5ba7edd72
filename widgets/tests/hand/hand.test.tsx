import { act } from "preact/test-utils";
import { describe, expect, test, vi } from "vitest";
import bundle from "../../src/index";
import { LABEL_KEYS } from "../../src/words/labels";
import { click, labels, modelOf, sample, set, show, text, view } from "../helpers";

const seat = (shown: ReturnType<typeof show>, n: number) =>
  shown.root.querySelectorAll<HTMLElement>(".seat")[n - 1] as HTMLElement;

describe("words", () => {
  test("every label has a text in every language", () => {
    for (const said of Object.values(labels)) expect(Object.keys(said).sort()).toEqual([...LABEL_KEYS].sort());
  });

  test("the language switch is synced, and untranslated texts stay English", () => {
    const shown = show({ trace: sample("two-deuces"), step: 12 });
    click([...shown.root.querySelectorAll(".languages button")].find((b) => b.textContent === "FI") ?? null);
    expect(shown.model.get("lang")).toBe("fi");
    expect(shown.saved()).toBe(1);
    expect(view(shown).lang).toBe("fi");
    expect(text(shown, "h4")).toBe("Paikka 3 maksaa bring-inin: risti on maista alin");
    expect(text(shown, ".dealer b")).toBe("Jakaja");
    set(shown.model, "trace", sample("eight-to-the-river"));
    set(shown.model, "step", 16);
    expect(text(shown, "h4")).toBe("Seat 3 brings it in with the deuce");
  });

  test("a player is named in the reader's language where the name has a label", () => {
    const trace = sample("two-deuces");
    trace.seats = trace.seats.map((at) => (at.seat === 4 ? { ...at, label: { en: "Player 4", fi: "Pelaaja 4" } } : at));
    const shown = show({ trace, step: 12, lang: "fi" });
    expect(seat(shown, 4).querySelector(".who")?.textContent).toBe("Pelaaja 4");
    expect(seat(shown, 4).getAttribute("aria-label")).toContain("Pelaaja 4");
    expect(seat(shown, 3).querySelector(".who")?.textContent).toBe("Sanna");
    set(shown.model, "lang", "en");
    expect(seat(shown, 4).querySelector(".who")?.textContent).toBe("Player 4");
  });

  test("a third language is one more to choose, and what it does not say is English", () => {
    const trace = sample("two-deuces");
    trace.title = { ...trace.title, sv: "Två tvåor" };
    const swedish = { own: "svenska", dealer: "Givare", language: "Språk" };
    const shown = show({ trace, labels: { ...labels, sv: swedish }, step: 12, lang: "sv" });
    const buttons = [...shown.root.querySelectorAll<HTMLElement>(".languages button")];
    expect(buttons.map((b) => [b.textContent, b.title])).toEqual([
      ["EN", "English"],
      ["FI", "Suomi"],
      ["SV", "svenska"],
    ]);
    expect(buttons.map((b) => b.getAttribute("aria-pressed"))).toEqual(["false", "false", "true"]);
    expect(view(shown).lang).toBe("sv");
    expect(text(shown, "h3")).toBe("Två tvåor");
    expect(text(shown, ".dealer b")).toBe("Givare");
    expect(text(shown, "h4")).toBe("Seat 3 brings it in: clubs are the lowest suit");
    expect(shown.root.querySelector(".languages")?.getAttribute("aria-label")).toBe("Språk");
  });

  test("a language that is not offered is English, and with one language there is no switch", () => {
    const shown = show({ trace: sample("two-deuces"), labels: { en: labels.en }, step: 12, lang: "fi" });
    expect(view(shown).lang).toBe("en");
    expect(shown.root.querySelector(".languages")).toBeNull();
  });

  test("no switch without translated texts", () => {
    const trace = sample("two-seats");
    for (const step of trace.steps) step.title = { en: step.title.en, fi: null };
    const english = { ...trace, title: { en: "x", fi: null }, subtitle: { en: "y", fi: null } };
    expect(show({ trace: english }).root.querySelector(".languages")).toBeNull();
  });

  test("markup in names and texts is inert", () => {
    const trace = sample("two-seats");
    const name = "<img src=x onerror=alert(1)><b>";
    trace.seats[0] = { seat: 1, name, stack: 100 };
    trace.steps[0] = { ...(trace.steps[0] as (typeof trace.steps)[0]), title: { en: `${name} pays 2♣` } };
    const shown = show({ trace });
    expect(seat(shown, 1).querySelector(".who")?.textContent).toBe(name);
    expect(text(shown, "h4")).toContain(name);
    expect(shown.root.querySelector("img, h4 b, .who b")).toBeNull();
  });
});

describe("the table", () => {
  test("who brings it in is loud, with words, and the tied card dashed", () => {
    const shown = show({ trace: sample("two-deuces"), step: 12 });
    expect(seat(shown, 3).className).toContain("is-low loud");
    expect(seat(shown, 3).querySelector(".flag")?.textContent).toBe("Brings it in");
    expect(seat(shown, 3).querySelector(".ring-chosen")?.getAttribute("aria-label")).toBe("2♣");
    expect(seat(shown, 2).querySelector(".ring-tied")?.getAttribute("aria-label")).toBe("2♦");
    expect(seat(shown, 4).getAttribute("aria-label")).toBe("Seat 4, Jonas, next to act");
    set(shown.model, "step", 13);
    expect(seat(shown, 3).className).toContain("is-low quiet");
  });

  test("folded, mucked and all-in seats say so", () => {
    const shown = show({ trace: sample("two-deuces"), step: 14 });
    expect(seat(shown, 5).textContent).toContain("folded");
    expect(seat(shown, 5).querySelector(".card")).toBeNull();
    const other = show({ trace: sample("crowded"), step: 64 });
    expect(seat(other, 1).textContent).toContain("all-in");
    set(other.model, "step", 65);
    expect(seat(other, 8).textContent).toContain("mucked");
    expect(seat(other, 6).querySelector(".flag")?.textContent).toBe("Wins 600");
  });

  test("what is unknown is a back, or a question mark when it lies face up", () => {
    const trace = sample("two-seats");
    const shown = show({ trace, step: 3 });
    expect([...seat(shown, 2).querySelectorAll(".card")].map((card) => card.getAttribute("aria-label"))).toEqual([
      "face down",
      "face down",
      "8♣",
    ]);
    const steps = trace.steps.map((step, i) =>
      i === 3 ? { ...step, table: { seats: { "2": { cards: ["??", "??", "??"], up: [false, false, true] } } } } : step,
    );
    set(shown.model, "trace", { ...trace, steps });
    expect(seat(shown, 2).querySelectorAll(".card")[2]?.getAttribute("aria-label")).toBe("unknown card");
    expect(seat(shown, 2).querySelectorAll(".card")[2]?.textContent).toBe("?");
  });

  test("the deck's colours are an option that both views share", () => {
    const model = modelOf({ trace: sample("two-deuces") });
    const [one, other] = [show({}, model), show({}, model)];
    click(one.root.querySelector("button[aria-label='Four-colour deck']"));
    expect(model.get("options")).toEqual({ deck: 4 });
    expect(view(other).dataset.deck).toBe("4");
  });
});

describe("the evidence", () => {
  test("of an earlier ruling on the street stays, with the way back to it", () => {
    const shown = show({ trace: sample("two-deuces"), step: 15 });
    click(shown.root.querySelector(".at-step"));
    expect(shown.model.get("step")).toBe(12);
    expect(shown.root.querySelector(".at-step")).toBeNull();
    set(shown.model, "step", 19);
    expect(shown.root.querySelector(".strip")).toBeNull();
  });

  test("the cards that play are marked above for high and below for low", () => {
    const shown = show({ trace: sample("all-in-halved"), step: 57 });
    const hand = shown.root.querySelectorAll(".hand")[0] as HTMLElement;
    const marks = [...hand.querySelectorAll(".played-card")].map(
      (card) => card.textContent?.replace(/[^HL]/g, "") ?? "",
    );
    expect(marks).toEqual(["HL", "L", "HL", "L", "H", "HL", "H"]);
    expect([...shown.root.querySelectorAll(".hand .unused")].map((card) => card.getAttribute("aria-label"))).toEqual([
      "6♣",
      "6♥",
      "8♠",
      "3♠",
    ]);
  });

  test("who gets what adds up", () => {
    const shown = show({ trace: sample("all-in-halved"), step: 57 });
    const rows = [...shown.root.querySelectorAll(".who-gets li")].map((row) => row.textContent);
    expect(rows).toEqual(["4Jonas86 + 30 =116", "1Aino43 + 30 =73", "3Sanna42"]);
  });
});

describe("how a hand ends", () => {
  test("a refused hand says why at its last step, and in the header throughout", () => {
    const shown = show({ trace: sample("three-seats"), step: 0 });
    expect(text(shown, ".head .badge")).toBe("Refused");
    expect(shown.root.querySelector("[role=alert]")).toBeNull();
    set(shown.model, "step", 21);
    expect(text(shown, "[role=alert]")).toContain("seat 1 may not bet on seventh street");
  });

  test("an unfinished hand says how it goes on; a finished one doesn't", () => {
    const said = "The hand is not over. Seat 2, Ben, acts.";
    expect(text(show({ trace: sample("two-seats"), step: 14 }), ".stops")).toBe(said);
    expect(text(show({ trace: sample("two-seats"), step: 13 }), ".stops")).toBe("");
    expect(text(show({ trace: sample("four-seats"), step: 99 }), ".stops")).toBe("");
  });

  test.each([undefined, null, {}, 7, "x", { steps: [], seats: [] }])("no hand: %s", (trace) => {
    expect(text(show({ trace }), ".empty")).toBe(labels.en.noHand);
  });

  test("a hand that is refused before its first step", () => {
    const trace = { ...sample("three-seats"), steps: [] };
    expect(text(show({ trace }), "[role=alert]")).toContain("seat 1 may not bet");
  });
});

describe("mounting", () => {
  test("an unknown view is a line", () => {
    expect(text(show({ _view: "chess" }), ".empty")).toBe("This version knows no view called “chess”.");
  });

  test("the page's theme is followed", async () => {
    document.body.dataset.jpThemeLight = "false";
    const shown = show({ trace: sample("two-deuces") });
    expect(view(shown).dataset.theme).toBe("dark");
    await act(async () => {
      document.body.dataset.jpThemeLight = "true";
      await new Promise((done) => setTimeout(done, 10));
    });
    expect(view(shown).dataset.theme).toBe("light");
    delete document.body.dataset.jpThemeLight;
  });

  test("the cleanup takes the view and every listener away", () => {
    const model = modelOf({ trace: sample("two-deuces") });
    const listening = new Set<string>();
    const [on, off] = [model.on.bind(model), model.off.bind(model)];
    const ids = new Map<() => void, number>();
    const id = (event: string, callback: () => void) => {
      if (!ids.has(callback)) ids.set(callback, ids.size);
      return `${event}#${ids.get(callback)}`;
    };
    model.on = (event, callback) => {
      listening.add(id(event, callback));
      on(event, callback);
    };
    model.off = (event, callback) => {
      listening.delete(id(event, callback));
      off(event, callback);
    };
    const added = vi.spyOn(document, "addEventListener");
    const removed = vi.spyOn(document, "removeEventListener");
    const shown = show({}, model);
    expect(listening.size).toBeGreaterThan(3);
    shown.stop();
    expect([...listening]).toEqual([]);
    expect(removed.mock.calls.length).toBe(added.mock.calls.length);
    expect(shown.el.childElementCount).toBe(0);
    set(model, "step", 3);
    vi.restoreAllMocks();
  });

  test("a notebook's output boxes let the transport stick while the view is there, unless the reader made them scroll", () => {
    const box = document.createElement("div");
    box.className = "lm-Widget jp-OutputArea-output";
    box.style.overflow = "auto";
    document.body.append(box);
    const el = box.appendChild(document.createElement("div"));
    let stop = () => {};
    const model = modelOf({ trace: sample("two-seats") });
    const draw = () =>
      act(() => {
        stop = bundle.render({ model: model as never, el });
      });
    draw();
    expect(box.style.overflow).toBe("clip");
    act(() => stop());
    expect(box.style.overflow).toBe("auto");
    box.classList.add("jp-mod-outputsScrolled");
    draw();
    expect(box.style.overflow).toBe("auto");
    act(() => stop());
  });

  test("anywidget's render returns the cleanup", () => {
    const el = document.createElement("div");
    const stop = bundle.render({ model: modelOf({}) as never, el });
    expect(el.childElementCount).toBe(1);
    stop();
    expect(el.childElementCount).toBe(0);
  });
});
