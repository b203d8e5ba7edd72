// What occurs in everything that Python sends.

/** A text in both languages; `fi` is null where nobody has translated it. */
export interface Text {
  en: string;
  fi?: string | null;
}

export type SeatState = "in" | "folded" | "all-in" | "mucked";

/** A seat and its player; a made-up name is in `label` in every language. */
export interface Named {
  seat: number;
  name: string;
  label?: Text;
}
