// Suits and icons as paths: no font glyphs, so they look the same everywhere.

export type Suit = "c" | "d" | "h" | "s";

/** Suit outlines in a box of 24. */
export const SUIT_PATHS: Record<Suit, string> = {
  s: "M12 1.6C13.6 5.6 21.2 9.6 21.2 14.6c0 2.6-2 4.4-4.3 4.4-1.5 0-2.8-.7-3.6-1.9.2 2.4 1.1 4.2 2.9 5.3H7.8c1.8-1.1 2.7-2.9 2.9-5.3-.8 1.2-2.1 1.9-3.6 1.9-2.3 0-4.3-1.8-4.3-4.4C2.8 9.6 10.4 5.6 12 1.6z",
  h: "M12 21.6C5.2 16.2 1.8 12.6 1.8 8.3 1.8 5.1 4.2 2.8 7.1 2.8c2 0 3.8 1.1 4.9 3 1.1-1.9 2.9-3 4.9-3 2.9 0 5.3 2.3 5.3 5.5 0 4.3-3.4 7.9-10.2 13.3z",
  d: "M12 1.4c2.1 3.8 5.2 7.7 8.4 10.6-3.2 2.9-6.3 6.8-8.4 10.6C9.9 18.8 6.8 14.9 3.6 12 6.8 9.1 9.9 5.2 12 1.4z",
  c: "M12 1.8a4.7 4.7 0 0 1 4.1 7 4.7 4.7 0 1 1-2.9 8c.2 2.5 1.2 4.5 3 5.6H7.8c1.8-1.1 2.8-3.1 3-5.6a4.7 4.7 0 1 1-2.9-8 4.7 4.7 0 0 1 4.1-7z",
};

const ICONS = {
  first: "M3 3h2v10H3zM13 3v10L6 8z",
  back: "M12 3v10L5 8z",
  play: "M4 2.5v11l9-5.5z",
  pause: "M3.5 3h3v10h-3zM9.5 3h3v10h-3z",
  next: "M4 3v10l7-5z",
  street: "M2 3v10l5-5zM7 3v10l5-5zM13 3h1.6v10H13z",
  last: "M11 3h2v10h-2zM3 3v10l7-5z",
  flag: "M3 1.5h1.6v1h8.6l-2 3 2 3H4.6v6H3z",
  go: "M1.5 6.2h6.3V2.6L14.5 8l-6.7 5.4V9.8H1.5z",
  check: "M6.4 12.6 2 8.2l1.5-1.5 2.9 2.9 6-6L13.9 5z",
  cross: "M3.2 4.6 4.6 3.2 8 6.6l3.4-3.4 1.4 1.4L9.4 8l3.4 3.4-1.4 1.4L8 9.4l-3.4 3.4-1.4-1.4L6.6 8z",
  eye: "M8 3.2c3.3 0 5.8 2.2 7 4.8-1.2 2.6-3.7 4.8-7 4.8S2.2 10.6 1 8c1.2-2.6 3.7-4.8 7-4.8zm0 1.9a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8zm0 1.5a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z",
  eyeOff:
    "M2.7 1.6 14.4 13.3l-1.1 1.1-2.3-2.3c-.9.4-1.9.7-3 .7-3.3 0-5.8-2.2-7-4.8.6-1.3 1.5-2.5 2.6-3.4l-2-2zM8 3.2c3.3 0 5.8 2.2 7 4.8-.4.9-1 1.8-1.7 2.5L5.9 3.5C6.6 3.3 7.3 3.2 8 3.2zM5.2 7.3a2.9 2.9 0 0 0 3.5 3.5z",
  full: "M2 2h4.5v1.7H3.7v2.8H2zM9.5 2H14v4.5h-1.7V3.7H9.5zM2 9.5h1.7v2.8h2.8V14H2zM12.3 9.5H14V14H9.5v-1.7h2.8z",
  unfull: "M4.8 2h1.7v4.5H2V4.8h2.8zM9.5 2h1.7v2.8H14v1.7H9.5zM2 9.5h4.5V14H4.8v-2.8H2zM9.5 9.5H14v1.7h-2.8V14H9.5z",
  more: "M3 6.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8zm5 0a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8zm5 0a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z",
  undo: "M6.5 2.5 2 6.8l4.5 4.3V8.4c3.4 0 5.6 1.2 7 3.9-.4-4.4-2.9-7-7-7.2z",
  redo: "M9.5 2.5 14 6.8l-4.5 4.3V8.4c-3.4 0-5.6 1.2-7 3.9.4-4.4 2.9-7 7-7.2z",
  sliders: "M2 4h6v1.5H2zM12 4h2v1.5h-2zM9 2.8h2v4H9zM2 10.5h2V12H2zM8 10.5h6V12H8zM5 9.2h2v4H5z",
  save: "M7.2 2h1.6v6l2.3-2.3 1.1 1.1L8 11 3.8 6.8l1.1-1.1L7.2 8zM2.5 12.4h11V14h-11z",
  pencil: "M11.3 2 14 4.7 5.7 13l-3.2.5.5-3.2z",
  bulb: "M8 1.2a4.6 4.6 0 0 1 2.6 8.4c-.5.4-.7.8-.7 1.4H6.1c0-.6-.2-1-.7-1.4A4.6 4.6 0 0 1 8 1.2zM6.1 12h3.8v1.2H6.1zM6.8 14.2h2.4V15H6.8z",
  keys: "M1.5 3.5h13v9h-13zM3 5v1.4h1.6V5zm2.8 0v1.4h1.6V5zm2.8 0v1.4h1.6V5zm2.8 0v1.4H13V5zM3 7.4v1.4h1.6V7.4zm2.8 0v1.4h1.6V7.4zm2.8 0v1.4h1.6V7.4zm2.8 0v1.4H13V7.4zM4.6 9.8v1.4h6.8V9.8z",
} as const;

export type IconName = keyof typeof ICONS;

/** Decoration beside a word or on a named button. */
export function Icon({ name, tiny = false }: { name: IconName; tiny?: boolean }) {
  return (
    <svg class={tiny ? "ico tiny" : "ico"} viewBox="0 0 16 16" aria-hidden="true">
      <path d={ICONS[name]} fill-rule="evenodd" />
    </svg>
  );
}

/** A suit, read out as `name`; without one it is decoration beside its own word. */
export function SuitIcon({ suit, name }: { suit: Suit; name?: string }) {
  return (
    <svg
      class="pip"
      viewBox="0 0 24 24"
      role={name ? "img" : undefined}
      aria-label={name}
      aria-hidden={!name || undefined}
    >
      <path d={SUIT_PATHS[suit]} />
    </svg>
  );
}

/** The four suits in a square: the four-colour deck. */
export function FourSuits() {
  const corners: [Suit, string][] = [
    ["s", "0 0"],
    ["h", "26 0"],
    ["d", "0 26"],
    ["c", "26 26"],
  ];
  return (
    <svg class="ico" viewBox="-1 -1 52 52" aria-hidden="true">
      {corners.map(([suit, at]) => (
        <path key={suit} d={SUIT_PATHS[suit]} transform={`translate(${at})`} />
      ))}
    </svg>
  );
}

/** A chip. */
export function Coin() {
  return (
    <svg class="coin" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.6" fill="none" stroke="currentColor" stroke-width="2.4" />
      <circle cx="8" cy="8" r="2.6" fill="currentColor" />
    </svg>
  );
}

/** The rest of the deck, beside the dealer. */
export function Deck() {
  return (
    <svg class="deck" viewBox="0 0 26 30" aria-hidden="true">
      {[
        [6.5, 1],
        [4, 1.8],
        [1.2, 2.6],
      ].map(([x, y]) => (
        <rect key={x} x={x} y={y} width="19" height="26.6" rx="2.5" />
      ))}
    </svg>
  );
}
