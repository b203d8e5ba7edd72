// Python's None is null here, also where a kernel in the page sends it as undefined.
import type { Model } from "./model";

const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** `value` with null for undefined, however deep; the same value where there is none. */
export function withNulls(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const filled = value.map(withNulls);
    return filled.every((each, i) => each === value[i]) ? value : filled;
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value);
  const filled = entries.map(([key, each]) => [key, withNulls(each)] as const);
  return filled.every(([, each], i) => each === entries[i]?.[1]) ? value : Object.fromEntries(filled);
}

/** The model as the views read it. What has been looked through is known again, so that it stays the same value. */
export function readModel(model: Model): Model {
  const known = new WeakMap<object, unknown>();
  const filled = (value: object): unknown => {
    if (!known.has(value)) known.set(value, withNulls(value));
    return known.get(value);
  };
  return {
    get(name) {
      const value = model.get(name) ?? null;
      return typeof value === "object" && value !== null ? filled(value) : value;
    },
    set: (name, value) => model.set(name, value),
    save_changes: () => model.save_changes(),
    get send() {
      return model.send && ((content: unknown) => model.send?.(content));
    },
    on: (event, callback) => model.on(event, callback),
    off: (event, callback) => model.off(event, callback),
  };
}
