import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dwell } from "../../src/stepping/player";
import { button, click, press, sample, set, show, text } from "../helpers";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const { steps } = sample("two-deuces");

test("Play steps on, longer on a ruling, and Pause stops it", () => {
  const shown = show({ trace: sample("two-deuces"), step: 11 });
  click(button(shown, "Play"));
  pass(dwell(steps[11], 1) + 1);
  expect(shown.model.get("step")).toBe(12);
  expect(dwell(steps[12], 1)).toBeGreaterThan(dwell(steps[11], 1));
  pass(dwell(steps[11], 1) + 1);
  expect(shown.model.get("step")).toBe(12);
  pass(dwell(steps[12], 1));
  expect(shown.model.get("step")).toBe(13);
  click(button(shown, "Pause"));
  pass(60_000);
  expect(shown.model.get("step")).toBe(13);
});

test("it stops at the last step, and Play there begins again", () => {
  const shown = show({ trace: sample("two-deuces"), step: 46 });
  press(shown, " ");
  pass(10_000);
  expect(shown.model.get("step")).toBe(47);
  expect(button(shown, "Play")).not.toBeNull();
  press(shown, " ");
  expect(shown.model.get("step")).toBe(0);
  expect(button(shown, "Pause")).not.toBeNull();
});

test("speed divides the time", () => {
  const shown = show({ trace: sample("two-deuces"), step: 0 });
  const speed = shown.root.querySelector<HTMLSelectElement>(".transport > .speed select") as HTMLSelectElement;
  speed.value = "4";
  act(() => void speed.dispatchEvent(new Event("change", { bubbles: true })));
  click(button(shown, "Play"));
  pass(dwell(steps[0], 4) + 1);
  expect(shown.model.get("step")).toBe(1);
});

test("stepping by hand, another hand and leaving the page stop it", () => {
  const shown = show({ trace: sample("two-deuces"), step: 0 });
  click(button(shown, "Play"));
  press(shown, "ArrowRight");
  pass(60_000);
  expect(shown.model.get("step")).toBe(1);
  click(button(shown, "Play"));
  set(shown.model, "trace", sample("all-in-halved"));
  pass(60_000);
  expect(shown.model.get("step")).toBe(1);
  click(button(shown, "Play"));
  shown.stop();
  pass(60_000);
  expect(shown.model.get("step")).toBe(1);
  expect(text(shown, ".count")).toBe("");
});
