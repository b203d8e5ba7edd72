import { describe, expect, test, vi } from "vitest";
import { commandFor } from "../../src/stepping/commands";
import { button, press, sample, show, text, view } from "../helpers";

const key = (name: string, more = {}) =>
  commandFor({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more }, null);

describe("what keys mean", () => {
  test.each([
    ["ArrowRight", { do: "step", by: 1 }],
    ["ArrowLeft", { do: "step", by: -1 }],
    ["Home", { do: "first" }],
    ["End", { do: "last" }],
    [" ", { do: "play" }],
    ["5", { do: "street", name: "fifth" }],
    ["S", { do: "street", name: "showdown" }],
    ["?", { do: "sheet" }],
  ])("%s", (name, command) => expect(key(name)).toEqual(command));

  test("keys with Ctrl, Meta or Alt are left alone", () => {
    for (const modifier of ["ctrlKey", "metaKey", "altKey"]) expect(key("s", { [modifier]: true })).toBeNull();
  });

  test("a focused button keeps its Space, a list its arrows", () => {
    expect(commandFor(new KeyboardEvent("keydown", { key: " " }), document.createElement("button"))).toBeNull();
    expect(
      commandFor(new KeyboardEvent("keydown", { key: "ArrowRight" }), document.createElement("select")),
    ).toBeNull();
  });
});

describe("keys in a view", () => {
  test("step, jump and stop at the ends", () => {
    const shown = show({ trace: sample("two-deuces") });
    press(shown, "ArrowRight");
    expect(shown.model.get("step")).toBe(1);
    press(shown, "ArrowLeft");
    press(shown, "ArrowLeft");
    expect(shown.model.get("step")).toBe(0);
    press(shown, "End");
    press(shown, "ArrowRight");
    expect(shown.model.get("step")).toBe(47);
    press(shown, "3");
    expect(sample("two-deuces").steps[shown.model.get("step") as number]).toMatchObject({
      street: "third",
      kind: "deal",
      seat: 1,
    });
    press(shown, "4");
    expect(sample("two-deuces").steps[shown.model.get("step") as number]).toMatchObject({
      street: "fourth",
      kind: "deal",
      seat: 1,
    });
  });

  test("plain keys don't reach the notebook, others do", () => {
    const shown = show({ trace: sample("two-deuces") });
    const heard = vi.fn();
    shown.el.addEventListener("keydown", (event) => heard(event.key, event.defaultPrevented));
    press(shown, "b");
    press(shown, "ArrowRight");
    expect(heard).not.toHaveBeenCalled();
    press(shown, "s", { ctrlKey: true });
    press(shown, "ArrowRight", { altKey: true });
    expect(heard.mock.calls).toEqual([
      ["s", false],
      ["ArrowRight", false],
    ]);
    expect(shown.model.get("step")).toBe(1);
  });

  test("only keys with a meaning are taken from the browser", () => {
    const shown = show({ trace: sample("two-deuces") });
    expect(press(shown, "ArrowRight").defaultPrevented).toBe(true);
    expect(press(shown, "ArrowDown").defaultPrevented).toBe(false);
    expect(press(shown, "Tab").defaultPrevented).toBe(false);
  });

  test("the sheet of keys opens with ?, takes the focus, holds the steps and gives the focus back", () => {
    const shown = show({ trace: sample("two-deuces") });
    press(shown, "?");
    expect(shown.root.querySelector("[role=dialog]")?.contains(shown.root.activeElement)).toBe(true);
    press(shown, "ArrowRight");
    expect(shown.model.get("step")).toBe(0);
    press(shown, "Escape");
    expect(shown.root.querySelector("[role=dialog]")).toBeNull();
    expect(shown.root.activeElement).toBe(view(shown));
  });

  test("plain keys are none of the notebook's business, others are, but for those in a field", () => {
    const shown = show({ trace: sample("two-deuces") });
    const kept = (key: string, more: KeyboardEventInit, target?: Element) => {
      press(shown, key, more, target);
      return shown.host.hasAttribute("data-lm-suppress-shortcuts");
    };
    const field = shown.root.querySelector("input") as Element;
    expect([kept("b", {}), kept("Enter", { shiftKey: true }), kept("a", { ctrlKey: true }, field)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([
      kept("s", { ctrlKey: true }),
      kept("s", { metaKey: true }, field),
      kept("Enter", { ctrlKey: true }),
    ]).toEqual([false, false, false]);
  });

  test("a button at its end keeps the focus", () => {
    const shown = show({ trace: sample("two-deuces"), step: 46 });
    expect(view(shown).tabIndex).toBe(0);
    const next = button(shown, "Next step");
    next.focus();
    press(shown, "ArrowRight", {}, next);
    expect(text(shown, ".count")).toBe("Step 48 of 48");
    expect(next.getAttribute("aria-disabled")).toBe("true");
    expect(next.disabled).toBe(false);
    expect(shown.root.activeElement).toBe(next);
  });
});
