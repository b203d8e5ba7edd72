// What lies over the view until it is closed: rules and new hands, saving. One at a time; the focus stays in it.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useShared } from "../context";
import { Icon } from "../icons";
import { isPlain } from "../keys";
import { useDialogs, type DialogName } from "./dialogstate";
import { Saving } from "./saving";
import { SettingsForm } from "./settings";

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
  useLayoutEffect(() => {
    const el = ref.current;
    el?.showModal();
    return () => el?.close(); // it gives the focus back before it goes
  }, []);
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
