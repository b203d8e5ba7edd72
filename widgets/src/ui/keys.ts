// What a key pressed in a view is, and whose business.

export type KeyEvent = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey"> &
  Partial<Pick<KeyboardEvent, "shiftKey">>;

/** Keys with Ctrl, Meta or Alt belong to the notebook and the browser. */
export const isPlain = (event: KeyEvent): boolean => !(event.ctrlKey || event.metaKey || event.altKey);

const FIELDS = new Set(["INPUT", "TEXTAREA", "SELECT"]);

/** Is it an element that is typed into? */
export const isField = (target: EventTarget | null | undefined): boolean =>
  FIELDS.has((target as Element | null | undefined)?.tagName ?? "");

/** Is a key pressed on `target` none of the notebook's business? A field has its own copy, undo and select all. */
export function staysHere(event: KeyEvent, target: EventTarget | undefined): boolean {
  return isPlain(event) || (isField(target) && event.key.toLowerCase() !== "s");
}
