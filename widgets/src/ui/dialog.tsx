// A modal dialog of the browser's own: it holds the focus, closes on Escape, and gives the focus back.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useShared } from "../words/shared";
import { Tool } from "./buttons";
import { Icon } from "./icons";
import { isPlain } from "./keys";

interface DialogProps {
  /** The class of the dialog; that of what is in it has "-page" after it. */
  kind: string;
  title: string;
  /** What stands beside the title. */
  beside?: ComponentChildren;
  close(): void;
  children: ComponentChildren;
}

export function Dialog({ kind, title, beside, close, children }: DialogProps) {
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
    <dialog
      class={kind}
      ref={ref}
      aria-label={title}
      onClose={close}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === ref.current && shut()}
    >
      <div class={`${kind}-page`}>
        <div class="sheet-head">
          <h4>{title}</h4>
          {beside}
          <Tool name={label("close")} act={shut}>
            <Icon name="cross" />
          </Tool>
        </div>
        {children}
      </div>
    </dialog>
  );
}
