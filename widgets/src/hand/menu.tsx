// What a small screen has no room for, behind one button.
import type { Player } from "../stepping/player";
import { Speed } from "../stepping/transport";
import { Covers, WhoseEyes } from "../table/cover";
import { usePresented } from "../table/presenting";
import { FourSuits, Icon } from "../ui/icons";
import { Popup } from "../ui/popup";
import { useShared } from "../words/shared";
import type { Tools } from "./header";

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
      <button
        type="button"
        class="line"
        aria-pressed={tools.deck === 4}
        onClick={() => tools.setDeck(tools.deck === 4 ? 2 : 4)}
      >
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
