// What a view needs of its model; anywidget's model has it, and so has the one in memory below.
import { useLayoutEffect, useState } from "preact/hooks";

export interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  /** Send a message to Python; there is none without a kernel. */
  send?(content: unknown): void;
  on(event: string, callback: () => void): void;
  off(event: string, callback: () => void): void;
}

/** A model without a kernel: for pages that stand alone, and for tests. */
export function memoryModel(values: Record<string, unknown>): Model {
  const state = new Map(Object.entries(values));
  const listeners = new Map<string, Set<() => void>>();
  const listening = (event: string) => listeners.get(event) ?? new Set();
  return {
    get: (name) => state.get(name),
    set(name, value) {
      if (state.get(name) === value) return;
      state.set(name, value);
      for (const callback of [...listening(`change:${name}`)]) callback();
    },
    save_changes() {},
    on: (event, callback) => void listeners.set(event, listening(event).add(callback)),
    off: (event, callback) => void listening(event).delete(callback),
  };
}

/** The value of a trait; the component is drawn again whenever it changes. */
export function useTrait(model: Model, name: string): unknown {
  const [, redraw] = useState(0);
  useLayoutEffect(() => {
    const changed = () => redraw((n) => n + 1);
    model.on(`change:${name}`, changed);
    return () => model.off(`change:${name}`, changed);
  }, [model, name]);
  return model.get(name);
}

/** Set a trait and send it. */
export function save(model: Model, name: string, value: unknown): void {
  model.set(name, value);
  model.save_changes();
}
