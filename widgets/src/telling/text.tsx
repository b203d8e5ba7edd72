// Plain text made readable: cards as coloured suits, and no line breaks where they would hurt.
import { type Suit, SuitIcon } from "../ui/icons";

const SUITS: Record<string, Suit> = { "♣": "c", "♦": "d", "♥": "h", "♠": "s" };

const GLYPHS: Record<Suit, string> = { c: "♣", d: "♦", h: "♥", s: "♠" };

// A card (10♥), or a suit with the word after it (♠ spades), or words that hyphens hold together (bring-in, 7-5-4-2-A).
const PIECE = /(10|[2-9AKQJT])([♣♦♥♠])\uFE0E?|([♣♦♥♠])\uFE0E?( \p{L}+)?|[\p{L}\d]+(?:-[\p{L}\d]+)+/gu;
const LONGEST_UNBROKEN = 18;

export type Piece = string | { whole: string } | { rank: string; suit: Suit; word: string };

function piece([whole, rank, suit, lone, word = ""]: RegExpMatchArray): Piece {
  const glyph = suit ?? lone;
  if (glyph) return { rank: rank ?? "", suit: SUITS[glyph] as Suit, word: word.trim() };
  return whole.length > LONGEST_UNBROKEN ? whole : { whole };
}

/** Cut a text into plain strings, unbreakable strings and cards. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > from) found.push(text.slice(from, match.index));
    found.push(piece(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push(text.slice(from));
  return found;
}

function InlineCard({ rank, suit, word }: { rank: string; suit: Suit; word: string }) {
  return (
    <span class={`ic suit-${suit}`}>
      {rank}
      <SuitIcon suit={suit} name={GLYPHS[suit]} />
      {word && <span class="suit-word">{word}</span>}
    </span>
  );
}

/** A text as the view shows it. Whatever is in it stays text. */
export function Pretty({ text }: { text: string }) {
  return (
    <>
      {pieces(text).map((piece, i) => {
        if (typeof piece === "string") return piece;
        return "whole" in piece ? (
          <span key={i} class="nb">
            {piece.whole}
          </span>
        ) : (
          <InlineCard key={i} {...piece} />
        );
      })}
    </>
  );
}
