// What Python sends of a question. Before the answer nothing in it says which choice is right.
import type { Text } from "./basics";
import type { Reason } from "./trace";

export interface Choice {
  key: string;
  text: Text;
  /** The one seat that it stands for. */
  seat?: number;
  /** The cards that it stands for; none: the text alone. */
  cards?: string[];
}

export interface Question {
  n: number;
  prompt: Text;
  choices: Choice[];
}

export interface Count {
  rule: string;
  asked: number;
  right_first: number;
  right: number;
  hints: number;
  given_up: number;
}

export interface State {
  n: number;
  /** Null after the last one. */
  question: Question | null;
  /** How many there are; null: no end. */
  of: number | null;
  tried: { key: string; comment: Text }[];
  hint: { text: Text; rule: string } | null;
  /** The key of the right choice, once it is known. */
  right: string | null;
  given_up: boolean;
  explanation: { title: Text; sentences: Reason[] } | null;
  /** Does what a seat may do belong to the explanation? */
  bets: boolean;
  more: boolean;
  score: { done: number; right_first: number };
  summary: Count[];
  message: { text: Text } | null;
}

export type Command = { do: "answer"; key: string } | { do: "hint" } | { do: "give-up" } | { do: "next" };

export const isState = (value: unknown): value is State =>
  typeof value === "object" && value !== null && "question" in value && "summary" in value;
