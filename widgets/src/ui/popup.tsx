// A button with a sheet of more behind it. Escape closes it and gives the focus back to the button; so does leaving it.
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";

interface PopupProps {
  /** The class of the whole; that of the sheet is the same with "-sheet". */
  kind: string;
  class?: string;
  button: string;
  /** What the button is called, where its content does not say it. */
  name?: string;
  face: ComponentChildren;
  children: ComponentChildren;
}

export function Popup({ kind, class: more = "", button, name, face, children }: PopupProps) {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const leave = (event: FocusEvent & { currentTarget: HTMLElement }) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    ref.current?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens in the button and in the sheet
    <div class={`popup ${kind} ${more}`} onKeyDown={closeOnEscape} onFocusOut={leave}>
      <button
        type="button"
        class={button}
        ref={ref}
        aria-expanded={open}
        aria-label={name}
        title={name}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && <div class={`popup-sheet ${kind}-sheet`}>{children}</div>}
    </div>
  );
}
