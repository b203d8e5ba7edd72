// What the keys of the view of a hand do to it.
import type { Table } from "../data/trace";
import { type Command, commandFor } from "../stepping/commands";
import type { Stepping } from "../stepping/stepping";
import { firstOn } from "../stepping/streets";
import { nextCard, nextSeat, type Presenting } from "../table/presenting";
import type { Tools } from "./header";
import type { Reckoned } from "./reckoned";
import type { Slots } from "./slots";
import type { KeySheetState } from "./viewelement";

interface Controls {
  onKey: Slots["onKey"];
  hand: Reckoned;
  table: Table;
  stepping: Stepping;
  presenting: Presenting;
  sheet: KeySheetState;
  tools: Tools;
}

export function keyHandler(controls: Controls): (event: KeyboardEvent) => void {
  return (event) => {
    if (!controls.sheet.isOpen && controls.onKey?.(event)) return event.preventDefault();
    const command = commandFor(event, event.target);
    if (!command || (command.do === "escape" && !controls.sheet.isOpen && controls.presenting.light === null)) return;
    event.preventDefault();
    obey(command, event.repeat, controls);
  };
}

function obey(command: Command, held: boolean, controls: Controls): void {
  const { sheet, presenting } = controls;
  if (command.do === "escape") return sheet.isOpen ? sheet.close() : presenting.shine(null);
  if (command.do === "sheet") return sheet.isOpen ? sheet.close() : sheet.open();
  if (!sheet.isOpen) move(command, held, controls);
}

function move(command: Command, held: boolean, controls: Controls): void {
  const {
    hand,
    stepping: { step, last, player, go },
  } = controls;
  switch (command.do) {
    case "step":
      return go(step + command.by, held);
    case "first":
      return go(0);
    case "last":
      return go(last);
    case "play":
      return held ? undefined : player.toggle();
    case "street":
      return go(firstOn(hand.boxes, hand.steps, command.name) ?? step);
    default:
      return held ? undefined : present(command, controls);
  }
}

/** What shows the hand to others. */
function present(command: Command, { presenting: { light, shine, seats, cover }, table, tools }: Controls): void {
  switch (command.do) {
    case "light":
      return shine(nextSeat(light, table, command.by));
    case "card":
      return shine(nextCard(light, table, command.by));
    case "cover":
      return void cover(typeof light === "number" ? seats.filter((seat) => seat === light) : seats);
    case "full":
      return tools.toggleFullscreen?.();
  }
}
