// The entries of the rule book that a view may open, as Python sends them.
import type { Text } from "./basics";

/** What a view knows of a rule; all words come with the model (`book`). */
export interface Entry {
  title: Text;
  text: Text;
  source: Text | null;
  quotes: string[];
  sets: { name: Text; text: Text }[];
  mark: Text | null;
}

export type Book = Partial<Record<string, Entry>>;
