// The library of teaching hands, as Python sends it.
import type { Text } from "./basics";

export interface HandCard {
  name: string;
  title: Text;
  lesson: Text;
  /** The number of the chapter of the rule that it shows first. */
  chapter: number;
  rules: string[];
  tags: Text[];
  picture: { seats: string[]; community: boolean; text: Text };
}

export interface Chapter {
  title: Text;
  rules: { rule: string; title: Text }[];
}

export interface Library {
  chapters: Chapter[];
  cards: HandCard[];
}

export const isLibrary = (value: unknown): value is Library => Array.isArray((value as Library | null)?.cards);
