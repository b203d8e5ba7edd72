// Which dialog is open, and what has become of what it asked for. It closes once that is done, not before.
import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import type { Command, Message } from "../data/live";
import type { Live } from "./session";

export type DialogName = "settings" | "save";

/** A form of a dialog, by what it does. */
export type FormName = "rules" | "new" | "save";

export interface Refused {
  form: FormName;
  message: Message;
  /** The state that brought it: it is told in the dialog, and not again below the table. */
  n: number;
}

export interface DialogState {
  name: DialogName | null;
  open(name: DialogName): void;
  close(): void;
  submit(form: FormName, command: Command): void;
  /** The form whose answer is awaited. */
  asked: FormName | null;
  refused: Refused | null;
  /** What has been typed since is not what was refused, so what was offered instead is off. */
  retype(): void;
  /** The name that was last saved under. */
  saved: string;
}

export const DialogContext = createContext<DialogState | null>(null);

export function useDialogs(): DialogState {
  const state = useContext(DialogContext);
  if (!state) throw new Error("no dialogs around this part");
  return state;
}

interface Asked {
  /** The number of the state on which it was asked: the next one answers. */
  n: number;
  form: FormName;
  command: Command;
}

/** The dialogs of a live table. */
export function useDialog({ state, send, waiting }: Live): DialogState {
  const [name, setName] = useState<DialogName | null>(null);
  const [asked, ask] = useState<Asked | null>(null);
  const [refused, refuse] = useState<Refused | null>(null);
  const [saved, setSaved] = useState("");
  const show = (to: DialogName | null) => {
    setName(to);
    ask(null);
    refuse((old) => (to ? null : old));
  };
  const submit = (form: FormName, command: Command) => {
    if (waiting) return;
    ask({ n: state.n, form, command });
    refuse(null);
    send(command);
  };
  useEffect(() => {
    const { n, message } = state;
    if (!asked || asked.n === n) return;
    ask(null);
    if (message?.refused) return refuse({ form: asked.form, message, n });
    if (asked.form === "save") setSaved(String(asked.command.name));
    setName(null);
  }, [asked, state]);
  const retype = () =>
    refuse((old) => (old?.message.offer ? { ...old, message: { ...old.message, offer: null } } : old));
  return { name, open: show, close: () => show(null), submit, asked: asked?.form ?? null, refused, retype, saved };
}
