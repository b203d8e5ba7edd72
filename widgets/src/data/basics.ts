// What occurs in everything that Python sends.

/** A text by language; null where nobody has translated it. */
export interface Text {
  en: string;
  [lang: string]: string | null | undefined;
}

/** A text in each language that it is in. */
export const inAll = (text: Text): string[] => Object.values(text).filter((each) => !!each) as string[];

export type SeatState = "in" | "folded" | "all-in" | "mucked";

/** A seat and its player; a made-up name is in `label` in every language. */
export interface Named {
  seat: number;
  name: string;
  label?: Text;
}
