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
    const forSlot = !controls.sheet.isOpen && controls.onKey?.(event);
    const command = forSlot ? null : commandFor(event, event.target);
    const idle = command?.do === "escape" && !controls.sheet.isOpen && controls.presenting.light === null;
    if (!forSlot && (!command || idle)) return;
    event.preventDefault();
    if (command) obey(command, event.repeat, controls);
  };
}

function obey(command: Command, held: boolean, controls: Controls): void {
  const { sheet, presenting } = controls;
  if (sheet.isOpen) {
    if (command.do === "escape" || command.do === "sheet") sheet.close();
  } else if (command.do === "escape") presenting.shine(null);
  else if (command.do === "sheet") sheet.open();
  else move(command, held, controls);
}

function move(command: Command, held: boolean, controls: Controls): void {
  const { boxes, steps } = controls.hand;
  const { step, last, player, go } = controls.stepping;
  if (command.do === "step") go(step + command.by, held);
  else if (command.do === "first") go(0);
  else if (command.do === "last") go(last);
  else if (command.do === "street") go(firstOn(boxes, steps, command.name) ?? step);
  else if (held)
    return; // what is switched on and off is not switched by a key held down
  else if (command.do === "play") player.toggle();
  else present(command, controls);
}

/** What shows the hand to others. */
function present(command: Command, { presenting, table, tools }: Controls): void {
  const { light, shine, seats, cover } = presenting;
  if (command.do === "light") shine(nextSeat(light, table, command.by));
  else if (command.do === "card") shine(nextCard(light, table, command.by));
  else if (command.do === "cover") cover(typeof light === "number" ? seats.filter((seat) => seat === light) : seats);
  else if (command.do === "full") tools.toggleFullscreen?.();
}
