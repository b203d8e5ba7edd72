// The branches: which hands there are, and from where each left another.
import { useState } from "preact/hooks";
import { Tool } from "../ui/buttons";
import { keepTyping, useFocusHeld } from "../ui/focus";
import { Icon } from "../ui/icons";
import { useShared } from "../words/shared";
import { useTable } from "./session";

export function Branches() {
  const { state, send, waiting } = useTable();
  const { say, label } = useShared();
  const [renaming, rename] = useState(false);
  const held = useFocusHeld<HTMLElement>();
  if (state.branches.length < 2) return null;
  const to = (name: string) => {
    rename(false);
    if (name.trim() && name !== state.branch) send({ do: "rename", branch: state.branch, name: name.trim() });
  };
  return (
    <nav class="branches" aria-label={label("branches")} onKeyDown={keepTyping} {...held}>
      <ul>
        {state.branches.map(({ name, from }) => {
          const here = name === state.branch;
          return (
            <li key={name} class={here ? "branch here" : "branch"}>
              {here && renaming ? (
                <NameField name={name} done={to} />
              ) : (
                <button
                  type="button"
                  class="branch-name"
                  aria-current={here ? "true" : undefined}
                  aria-disabled={waiting}
                  onClick={() => here || send({ do: "switch", branch: name })}
                >
                  <b>{name}</b>
                  {from && <small>{say(from)}</small>}
                </button>
              )}
              {here && !renaming && (
                <>
                  <Tool class="small" name={label("rename")} act={() => rename(true)}>
                    <Icon name="pencil" tiny />
                  </Tool>
                  <Tool class="small" name={label("remove")} act={() => send({ do: "drop", branch: name })}>
                    <Icon name="cross" tiny />
                  </Tool>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Enter takes the name, Escape leaves it as it was. */
function NameField({ name, done }: { name: string; done(name: string): void }) {
  const { label } = useShared();
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    if (event.key === "Enter") done(event.currentTarget.value);
    if (event.key !== "Escape") return;
    event.stopPropagation();
    done(name);
  };
  return (
    <input
      class="field"
      value={name}
      maxLength={40}
      aria-label={label("name")}
      onKeyDown={onKeyDown}
      onBlur={(event) => done(event.currentTarget.value)}
      ref={begin}
    />
  );
}

/** Once the field is there, what is in it is to be written over. */
function begin(el: HTMLInputElement | null): void {
  if (!el || el.dataset.begun) return;
  el.dataset.begun = "true";
  el.focus();
  el.select();
}
