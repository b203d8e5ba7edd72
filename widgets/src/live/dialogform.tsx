// A form in a dialog: it stays, with all that was typed, until what it asks for is done, and says why it is not.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Command, Message } from "../data/live";
import { Pretty } from "../telling/text";
import { useShared } from "../words/shared";
import { type FormName, useDialogs } from "./dialogstate";
import { useTable } from "./session";

interface Props {
  form: FormName;
  /** What the form asks for; nothing while it is not filled in. */
  command: Command | null;
  /** The words of its button. */
  words: string;
  children: ComponentChildren;
}

export function SheetForm({ form, command, words, children }: Props) {
  const { waiting } = useTable();
  const { submit, retype } = useDialogs();
  const button = useRef<HTMLButtonElement>(null);
  const onSubmit = (event: Event) => {
    event.preventDefault();
    if (command) submit(form, command);
  };
  const instead = (offered: Command) => {
    button.current?.focus(); // the button that was pressed goes
    submit(form, offered);
  };
  return (
    <form class="fields" onSubmit={onSubmit} onInput={retype} onChange={retype}>
      {children}
      <Why form={form} instead={instead} />
      <button type="submit" class="act" ref={button} aria-disabled={waiting || !command}>
        {words}
      </button>
    </form>
  );
}

function Why({ form, instead }: { form: FormName; instead(command: Command): void }) {
  const { lost } = useTable();
  const { asked, refused } = useDialogs();
  const { label } = useShared();
  if (lost && asked === form) return <Alert>{label("noAnswer")}</Alert>;
  return refused?.form === form ? <Refusal key={refused.n} message={refused.message} instead={instead} /> : null;
}

function Refusal({ message, instead }: { message: Message; instead(command: Command): void }) {
  const { say } = useShared();
  const { offer } = message;
  return (
    <Alert>
      <span class="live-words">
        <Pretty text={say(message.text)} />
      </span>
      {offer && (
        <button type="button" class="act" onClick={() => instead(offer.command)}>
          {say(offer.label)}
        </button>
      )}
    </Alert>
  );
}

/** An alert that is in sight, wherever the dialog has been scrolled to. */
function Alert({ children }: { children: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.scrollIntoView?.({ block: "nearest" }), []);
  return (
    <div class="live-message refused" role="alert" ref={ref}>
      {children}
    </div>
  );
}
