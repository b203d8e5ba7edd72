// The list of keys, over the view.
import { useContext, useEffect, useRef } from "preact/hooks";
import { useShared } from "../words/shared";
import { SlotsContext } from "./slots";

// The sheet has one button, so Tab has nowhere to go while it is open.
const keepTab = (event: KeyboardEvent) => event.key === "Tab" && event.preventDefault();

/** The keys, over the view; it takes the focus while it is open and gives it back. */
export function KeySheet({ close }: { close(): void }) {
  const { label } = useShared();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const { keys: more = [] } = useContext(SlotsContext);
  const streets = more.length > 0 ? [] : ([["3 4 5 6 7", label("keyStreet")]] as const);
  const rows = [
    ...more,
    ["← →", label("keyStep")],
    ["Home End", label("keyEnds")],
    [label("space"), label("keyPlay")],
    ...streets,
    ["S", label("keyShowdown")],
    ["L", label("keyLight")],
    ["K", label("keyCard")],
    ["C", label("keyCover")],
    ["F", label("keyFull")],
    ["?", label("keySheet")],
    ["Esc", label("keyClose")],
  ] as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the sheet closes it, as its button and Escape do
    <div class="veil" onClick={(event) => event.target === event.currentTarget && close()} onKeyDown={keepTab}>
      <div class="sheet" role="dialog" aria-modal="true" aria-label={label("keys")}>
        <h4>{label("keys")}</h4>
        <dl>
          {rows.map(([keys, meaning]) => (
            <div key={keys}>
              <dt>
                {keys.split(" ").map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <button type="button" class="tool bordered" ref={ref} onClick={close}>
          {label("close")}
        </button>
      </div>
    </div>
  );
}
