import { expect, test } from "vitest";
import { unpacked } from "../../src/data/reading";
import type { Step, Trace } from "../../src/data/trace";
import { sample, show, text } from "../helpers";

const trace = sample("two-deuces");

/** The trace as Python packs it: here only the titles are in the pool. */
const packed = (): Trace => {
  const texts = trace.steps.map((step) => step.title);
  return { ...trace, texts, steps: trace.steps.map((step, t) => ({ ...step, title: { t } }) as unknown as Step) };
};

test("texts come back into their places", () => {
  expect(unpacked(packed()).steps).toEqual(trace.steps);
  expect(unpacked(trace)).toBe(trace);
});

test("what is no text stays as it is: facts, choices and the table", () => {
  const step = { ...trace.steps[0], facts: { t: 0 }, legal: { t: 0 }, table: { t: 0 } } as unknown as Step;
  expect(unpacked({ ...trace, texts: [{ en: "a" }], steps: [step] }).steps[0]).toEqual(step);
});

test("a packed trace is drawn", () => {
  expect(text(show({ trace: packed(), step: 3 }), ".why h4")).toBe(trace.steps[3]?.title.en);
});
