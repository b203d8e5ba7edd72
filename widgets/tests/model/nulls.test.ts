// Where Python runs in the page, its None arrives as undefined: a view shows and does the same.
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { memoryModel } from "../../src/model/model";
import { readModel, withNulls } from "../../src/model/nulls";
import { click, modelOf, sample, show } from "../helpers";

const json = (name: string) => JSON.parse(readFileSync(`tests/fixtures/${name}.json`, "utf8"));

/** The value with undefined for null, as such a kernel sends it. */
function withUndefined(value: unknown): unknown {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map(withUndefined);
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withUndefined(each)]));
}

const ask = json("ask");
const views: [string, Record<string, unknown>][] = [
  ...Object.entries(ask).map(([name, scene]): [string, Record<string, unknown>] => [
    `a question: ${name}`,
    { _view: "ask", ...ask.open, ...(scene as object) },
  ]),
  [
    "cards to pick",
    { _view: "table", ...json("live").act, state: { ...json("live").act.state, bar: json("live").pick } },
  ],
  ["the pots", { trace: sample("all-in-halved"), step: sample("all-in-halved").steps.length - 1 }],
  ["a hand with the spotlight off", { trace: sample("two-deuces"), step: 12, spotlight: null }],
  ["two houses", { _view: "compare", data: sample("compare-raise") }],
  ...Object.entries(json("parts")).map(([name, part]): [string, Record<string, unknown>] => [
    `a picture: ${name}`,
    { _view: "part", part },
  ]),
];

const html = (traits: Record<string, unknown>) => {
  const model = modelOf(traits);
  model.send = () => {};
  return show({}, model).root.innerHTML;
};

test.each(views)("%s is the same with undefined", (_, traits) => {
  expect(html(withUndefined(traits) as Record<string, unknown>)).toBe(html(traits));
});

test("a question can be answered", () => {
  const model = modelOf(withUndefined({ _view: "ask", ...ask.open }) as Record<string, unknown>);
  const send = vi.fn();
  model.send = send;
  click(show({}, model).root.querySelector(".choice"));
  expect(send).toHaveBeenCalledWith({ n: ask.open.state.n, command: { do: "answer", key: expect.any(String) } });
});

test("what has no undefined in it is not copied, and what has is copied once", () => {
  const [whole, holed] = [{ a: [1, null] }, { a: [1, undefined] }];
  expect(withNulls(whole)).toBe(whole);
  const model = readModel(memoryModel({ whole, holed }));
  expect(model.get("whole")).toBe(whole);
  expect(model.get("holed")).toEqual({ a: [1, null] });
  expect(model.get("holed")).toBe(model.get("holed"));
  expect(model.get("nothing")).toBeNull();
});
