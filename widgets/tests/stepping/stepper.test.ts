import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clamp } from "../../src/stepping/stepper";
import { button, click, modelOf, press, sample, set, show, text } from "../helpers";

describe("clamping", () => {
  test.each([
    [3, 3],
    [-1, 0],
    [99, 9],
    [2.9, 2],
    [Number.NaN, 0],
    [Infinity, 9],
    [-Infinity, 0],
    ["4", 0],
    [null, 0],
    [undefined, 0],
  ])("%s", (step, drawn) => expect(clamp(step, 9)).toBe(drawn));

  test.each([-5, 1e9, 3.7, "x", null, Number.NaN])("a view on step %s draws a step that exists", (step) => {
    const shown = show({ trace: sample("two-deuces"), step });
    expect(text(shown, ".count")).toMatch(/^Step \d+ of 48$/);
  });
});

describe("stepping", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  test("buttons step and save", () => {
    const shown = show({ trace: sample("two-deuces") });
    click(button(shown, "Next step"));
    expect(shown.model.get("step")).toBe(1);
    expect(shown.saved()).toBe(1);
    click(button(shown, "Next street"));
    expect(text(shown, ".count")).toBe("Step 20 of 48");
    click(button(shown, "Last step"));
    click(button(shown, "First step"));
    expect(text(shown, ".count")).toBe("Step 1 of 48");
  });

  test("a mark, a street and a line of what came before lead to their step", () => {
    const shown = show({ trace: sample("two-deuces"), step: 14 });
    click(shown.root.querySelector("[data-step='12']"));
    expect(shown.model.get("step")).toBe(12);
    click(shown.root.querySelector(".so-far li button"));
    expect(shown.model.get("step")).toBe(9);
    click(shown.root.querySelectorAll(".street")[1] ?? null);
    expect(shown.model.get("step")).toBe(19);
  });

  test("the slider steps and says where it is", () => {
    const shown = show({ trace: sample("two-deuces") });
    const slider = shown.root.querySelector<HTMLInputElement>("input[type=range]") as HTMLInputElement;
    expect(slider.getAttribute("aria-label")).toBe("Steps of the hand");
    slider.value = "12";
    act(() => void slider.dispatchEvent(new Event("input", { bubbles: true })));
    expect(shown.model.get("step")).toBe(12);
    expect(slider.getAttribute("aria-valuetext")).toBe("Step 13 of 48: Sanna brings in 2");
  });

  test("two views of one model stay on the same step", () => {
    const model = modelOf({ trace: sample("two-deuces") });
    const [one, other] = [show({}, model), show({}, model)];
    press(one, "ArrowRight");
    press(one, "ArrowRight");
    press(other, "ArrowRight");
    expect([text(one, ".count b"), text(other, ".count b")]).toEqual(["4", "4"]);
    set(model, "step", 12);
    expect(text(one, "h4")).toBe("Seat 3 brings it in: clubs are the lowest suit");
    expect(text(other, "h4")).toBe(text(one, "h4"));
  });

  test("a new trace takes the place of the old one", () => {
    const shown = show({ trace: sample("two-deuces"), step: 40 });
    set(shown.model, "trace", sample("two-seats"));
    expect(text(shown, ".head h3")).toBe("2 players");
    expect(text(shown, ".count")).toBe("Step 15 of 15");
  });

  test("every step is saved at once, so that no older answer of the kernel undoes it", () => {
    const shown = show({ trace: sample("two-deuces") });
    for (let n = 0; n < 5; n += 1) press(shown, "ArrowRight", { repeat: n > 0 });
    expect(shown.model.get("step")).toBe(5);
    expect(shown.saved()).toBe(5);
  });

  test("while a key is held nothing moves and nothing is said; then the last step is", () => {
    const shown = show({ trace: sample("two-deuces") });
    pass(500);
    expect(text(shown, "[aria-live]")).toBe("");
    for (let n = 0; n < 12; n += 1) {
      press(shown, "ArrowRight", { repeat: n > 0 });
      pass(30);
    }
    expect(shown.root.querySelector(".st")?.getAttribute("data-still")).toBe("true");
    expect(text(shown, "[aria-live]")).toBe("");
    pass(300);
    pass(300);
    expect(shown.root.querySelector(".st")?.getAttribute("data-still")).toBe("false");
    expect(text(shown, "[aria-live]")).toContain(
      "Seat 3 brings it in: clubs are the lowest suit. Sanna’s 2♣ is the lowest door card",
    );
  });
});
