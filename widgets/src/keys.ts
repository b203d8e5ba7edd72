// Keys, heard only inside the view.

export type Command =
  | { do: "step"; by: 1 | -1 }
  | { do: "first" }
  | { do: "last" }
  | { do: "play" }
  | { do: "sheet" }
  | { do: "escape" }
  | { do: "street"; name: string }
  | { do: "light"; by: 1 | -1 }
  | { do: "card"; by: 1 | -1 }
  | { do: "cover" }
  | { do: "full" };

const PLAIN: Record<string, Command> = {
  ArrowLeft: { do: "step", by: -1 },
  ArrowRight: { do: "step", by: 1 },
  Home: { do: "first" },
  End: { do: "last" },
  " ": { do: "play" },
  "?": { do: "sheet" },
  Escape: { do: "escape" },
  "3": { do: "street", name: "third" },
  "4": { do: "street", name: "fourth" },
  "5": { do: "street", name: "fifth" },
  "6": { do: "street", name: "sixth" },
  "7": { do: "street", name: "seventh" },
  s: { do: "street", name: "showdown" },
  l: { do: "light", by: 1 },
  k: { do: "card", by: 1 },
  c: { do: "cover" },
  f: { do: "full" },
};

type KeyEvent = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey"> & Partial<Pick<KeyboardEvent, "shiftKey">>;

/** Keys with Ctrl, Meta or Alt belong to the notebook and the browser. */
export const isPlain = (event: KeyEvent): boolean => !(event.ctrlKey || event.metaKey || event.altKey);

const FIELDS = new Set(["INPUT", "TEXTAREA", "SELECT"]);

/** Is a key pressed on `target` none of the notebook's business? A field has its own copy, undo and select all. */
export function staysHere(event: KeyEvent, target: EventTarget | undefined): boolean {
  return isPlain(event) || (FIELDS.has((target as Element | undefined)?.tagName ?? "") && event.key.toLowerCase() !== "s");
}

/** What a key means here; null: nothing, so it is left alone. */
export function commandFor(event: KeyEvent, target: EventTarget | null): Command | null {
  if (!isPlain(event) || isOwnKey(event.key, target)) return null;
  const command = PLAIN[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
  const turns = command?.do === "light" || command?.do === "card";
  return turns && event.shiftKey ? { ...command, by: -1 } : command;
}

/** A button keeps its Space, a list of choices all but Escape and ?: what they do with them is what people expect. */
function isOwnKey(key: string, target: EventTarget | null): boolean {
  const tag = target instanceof Element ? target.tagName : "";
  if (tag === "SELECT") return key !== "Escape" && key !== "?";
  return key === " " && tag === "BUTTON";
}
