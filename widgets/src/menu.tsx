// What a small screen has no room for, behind one button; and the sheet of keys.
import { useContext, useEffect, useRef } from "preact/hooks";
import { useShared } from "./context";
import { Covers, WhoseEyes } from "./cover";
import type { Tools } from "./header";
import { FourSuits, Icon } from "./icons";
import type { Player } from "./playing";
import { Popup } from "./popup";
import { usePresented } from "./presenting";
import { SlotsContext } from "./slots";
import { Speed } from "./transport";

interface MenuProps {
  view: number | null;
  last: number;
  player: Player;
  tools: Tools;
  go(step: number): void;
}

export function Menu({ view, last, player, tools, go }: MenuProps) {
  const { label } = useShared();
  const { seats } = usePresented();
  return (
    <Popup kind="menu" button="press" name={label("more")} face={<Icon name="more" />}>
      <button type="button" class="line" onClick={() => go(0)}>
        <Icon name="first" />
        {label("first")}
      </button>
      <button type="button" class="line" onClick={() => go(last)}>
        <Icon name="last" />
        {label("last")}
      </button>
      <Speed speed={player.speed} setSpeed={player.setSpeed} class="line" />
      <button type="button" class="line" aria-pressed={tools.deck === 4} onClick={() => tools.setDeck(tools.deck === 4 ? 2 : 4)}>
        <FourSuits />
        {label("fourColour")}
        {tools.deck === 4 && <Icon name="check" />}
      </button>
      <button type="button" class="line" onClick={tools.openKeys}>
        <Icon name="keys" />
        {label("keys")}
      </button>
      {seats.length > 0 ? <Covers /> : <WhoseEyes view={view} class="line" />}
    </Popup>
  );
}

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
    <div class="veil" onClick={(event) => event.target === event.currentTarget && close()} onKeyDown={keepTab}>
      <div class="sheet" role="dialog" aria-modal="true" aria-label={label("keys")}>
        <h4>{label("keys")}</h4>
        <dl>
          {rows.map(([keys, meaning]) => (
            <div key={keys}>
              <dt>{keys.split(" ").map((key) => <kbd key={key}>{key}</kbd>)}</dt>
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
