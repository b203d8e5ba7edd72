// What the tests share: sample traces, a mounted view, and ways to look at it and to press its keys.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { act } from "preact/test-utils";
import { afterEach } from "vitest";
import type { Trace } from "../src/data/trace";
import { type Model, memoryModel } from "../src/model/model";
import { mount } from "../src/shell/mount";

const json = (name: string): unknown => JSON.parse(readFileSync(resolve("tests/fixtures", `${name}.json`), "utf8"));

export const sample = (name: string): Trace => json(name) as Trace;
export const labels = json("labels") as Record<"en" | "fi", Record<string, string>>;

export interface Mounted {
  model: Model;
  el: HTMLElement;
  host: HTMLElement;
  root: ShadowRoot;
  saved(): number;
  stop(): void;
}

const mounted: (() => void)[] = [];

afterEach(() => {
  for (const stop of mounted.splice(0)) act(() => stop());
  document.body.replaceChildren();
});

/** A view on an in-memory model with these traits (or on that model). */
export function show(traits: Record<string, unknown>, model: Model = modelOf(traits)): Mounted {
  let saves = 0;
  const save = model.save_changes.bind(model);
  model.save_changes = () => {
    saves += 1;
    save();
  };
  const el = document.createElement("div");
  document.body.append(el);
  let stop = () => {};
  act(() => {
    stop = mount(el, model);
  });
  mounted.push(stop);
  const host = el.querySelector<HTMLElement>(".stud-teach") as HTMLElement;
  return { model, el, host, root: host.shadowRoot as ShadowRoot, saved: () => saves, stop: () => act(() => stop()) };
}

export const modelOf = (traits: Record<string, unknown>): Model =>
  memoryModel({ _view: "replay", labels, lang: "en", step: 0, options: { deck: 2 }, ...traits });

export function set(model: Model, name: string, value: unknown): void {
  act(() => model.set(name, value));
}

export const view = ({ root }: Mounted): HTMLElement => root.querySelector<HTMLElement>(".st") as HTMLElement;

export const text = ({ root }: Mounted, selector: string): string =>
  (root.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ").trim();

export const button = ({ root }: Mounted, name: string): HTMLButtonElement =>
  root.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`) as HTMLButtonElement;

export function click(element: Element | null): void {
  act(() => void element?.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true })));
}

/** Press a key on the view, or on a part of it; the event, to ask what became of it. */
export function press(
  shown: Mounted,
  key: string,
  more: KeyboardEventInit = {},
  target: Element = view(shown),
): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true, ...more });
  act(() => void target.dispatchEvent(event));
  return event;
}
