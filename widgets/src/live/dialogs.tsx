// What lies over the view until it is closed: rules and new hands, saving. One at a time; the focus stays in it.
import { createContext, type ComponentChildren } from "preact";
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useShared } from "../context";
import { Icon } from "../icons";
import { isPlain } from "../keys";
import { Saving } from "./saving";
import { SettingsForm } from "./settings";

export type DialogName = "settings" | "save";

export interface DialogState {
  name: DialogName | null;
  open(name: DialogName): void;
  close(): void;
}

export const DialogContext = createContext<DialogState | null>(null);

export function useDialogs(): DialogState {
  const state = useContext(DialogContext);
  if (!state) throw new Error("no dialogs around this part");
  return state;
}

/** Which dialog is open. */
export function useDialog(): DialogState {
  const [name, open] = useState<DialogName | null>(null);
  return useMemo(() => ({ name, open, close: () => open(null) }), [name]);
}

export function Dialogs() {
  const { name } = useDialogs();
  if (name === "settings") return <Dialog name={name}><SettingsForm /></Dialog>;
  if (name === "save") return <Dialog name={name}><Saving /></Dialog>;
  return null;
}

/** A modal dialog of the browser's own: it holds the focus, closes on Escape, and gives the focus back. */
function Dialog({ name, children }: { name: DialogName; children: ComponentChildren }) {
  const { close } = useDialogs();
  const { label } = useShared();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  const onKeyDown = (event: KeyboardEvent) => isPlain(event) && event.stopPropagation();
  const shut = () => ref.current?.close();
  return (
    <dialog class="live-sheet" ref={ref} aria-label={label(name)} onClose={close} onKeyDown={onKeyDown} onClick={(event) => event.target === ref.current && shut()}>
      <div class="sheet-page">
        <div class="sheet-head">
          <h4>{label(name)}</h4>
          <button type="button" class="tool" aria-label={label("close")} title={label("close")} onClick={shut}>
            <Icon name="cross" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
