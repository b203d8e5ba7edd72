// What the keys of a view do; they are heard only inside it.
import { isPlain, type KeyEvent } from "../ui/keys";

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
