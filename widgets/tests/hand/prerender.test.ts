import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nextEvidence } from "../../src/evidence/strip";
import { press, sample, show, view } from "../helpers";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

const trace = sample("two-deuces");

test("what the next step will show is drawn unseen, out of reach of keys and of screen readers", () => {
  const shown = show({ trace });
  expect(shown.root.querySelectorAll(".why")).toHaveLength(1);
  pass(100);
  const unseen = shown.root.querySelector(".why.unseen") as HTMLElement;
  expect(unseen.textContent).toContain(trace.steps[1]?.title.en);
  expect([unseen.hasAttribute("disabled"), unseen.getAttribute("aria-hidden")]).toEqual([true, "true"]);
});

test("the step that was drawn ahead is shown as it is", () => {
  const shown = show({ trace });
  pass(100);
  const unseen = shown.root.querySelector(".why.unseen");
  press(shown, "ArrowRight");
  expect(shown.root.querySelector(".why:not(.unseen)")).toBe(unseen);
  expect(unseen?.hasAttribute("disabled")).toBe(false);
});

test("the next picture waits, and at its step it is the strip", () => {
  const step = nextEvidence(trace.steps, 0) as number;
  const shown = show({ trace, step: step - 1 });
  expect(shown.root.querySelector(".strip")).toBeNull();
  pass(100);
  const prerendered = shown.root.querySelector(".prerendered");
  expect(prerendered?.getAttribute("aria-hidden")).toBe("true");
  press(shown, "ArrowRight");
  expect(shown.root.querySelector(".strip")).toBe(prerendered);
});

test("after a jump nothing stale is shown", () => {
  const shown = show({ trace });
  pass(100);
  press(shown, "End");
  expect(view(shown).querySelector(".why:not(.unseen)")?.textContent).toContain(trace.steps.at(-1)?.title.en);
  pass(500);
  expect(shown.root.querySelectorAll(".why.unseen, .prerendered")).toHaveLength(0);
});
