// What Python says of a live table besides the trace: its branches, what can be done now, what can be chosen.
import type { Text } from "./basics";

/** What is sent to Python; it checks whatever comes. */
export type Command = { do: string } & Record<string, unknown>;

/** A button and what it sends. With `range` the amount in the label's {to} can be chosen. */
export interface ActButton {
  label: Text;
  command: Command;
  range?: [number, number];
  step?: number;
  full?: Text;
  quiet?: boolean;
}

/** Cards that may be picked: `count` of them, each up or down; `used` are out already. */
export interface CardPick {
  do: "deal" | "show";
  seat: number | null;
  count: number;
  up: boolean[];
  used: string[];
  unknown: boolean;
  known?: string;
}

export interface BarState {
  awaits: string;
  title: Text;
  buttons: ActButton[];
  pick?: CardPick | null;
}

export interface Message {
  text: Text;
  lines?: Text[];
  refused: boolean;
  offer?: { label: Text; command: Command } | null;
}

export interface Choice {
  value: string;
  label: Text;
}

export type House = Record<string, string | number>;

export interface Settings {
  games: Choice[];
  limits: Choice[];
  rules: (Choice & { house: House })[];
  /** Single rules; without choices it is a number. */
  house: { id: string; label: Text; choices: Choice[] | null }[];
  players: [number, number];
  /** The names of players who have no other, and as each language says them. */
  names: string[];
  name_labels?: Text[];
  now: Now;
}

export interface Now {
  game: string;
  limit: string;
  rules: string;
  house: House;
  stacks: number[];
  names: string[];
  ante: number;
  bring_in: number;
  small_bet: number;
  big_bet: number;
  seed: number | string | null;
}

export interface State {
  n: number;
  branch: string;
  branches: { name: string; from: Text | null }[];
  undo: boolean;
  redo: boolean;
  /** The last step from which something else can be tried. */
  forks: number;
  bar: BarState;
  settings: Settings;
  title: Text;
  lesson: Text;
  message: Message | null;
}

export function isState(value: unknown): value is State {
  return (
    typeof value === "object" && value !== null && typeof (value as State).n === "number" && !!(value as State).bar
  );
}
