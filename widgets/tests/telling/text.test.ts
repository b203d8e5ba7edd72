import { expect, test } from "vitest";
import { pieces } from "../../src/telling/text";

const cards = (text: string) => pieces(text).filter((piece) => typeof piece === "object" && "suit" in piece);

test("a card's rank and suit are one piece", () => {
  expect(pieces("Marek shows 2♦ 10♥.")).toEqual([
    "Marek shows ",
    { rank: "2", suit: "d", word: "" },
    " ",
    { rank: "10", suit: "h", word: "" },
    ".",
  ]);
});

test("the word after a card is not part of it", () => {
  expect(pieces("2♣ ace-high")).toEqual([{ rank: "2", suit: "c", word: "" }, " ", { whole: "ace-high" }]);
});

test("a suit alone keeps its name", () => {
  expect(cards("From best to worst: ♠ spades, ♥ hearts")).toEqual([
    { rank: "", suit: "s", word: "spades" },
    { rank: "", suit: "h", word: "hearts" },
  ]);
});

test("hyphens hold short words and ranks together", () => {
  expect(pieces("the bring-in of 2; 7-5-4-2-A")).toEqual([
    "the ",
    { whole: "bring-in" },
    " of 2; ",
    { whole: "7-5-4-2-A" },
  ]);
  expect(pieces("Maksaa bring-inin")).toEqual(["Maksaa ", { whole: "bring-inin" }]);
});

test("a long chain of words may break, or it would leave the column", () => {
  expect(pieces("pikkuinen-mutta-kovin-pitkä-sana").every((piece) => typeof piece === "string")).toBe(true);
});

test("nothing is lost", () => {
  const text = "Seats 2 and 3: 2♦, 2♣; bring-in (10♠) ♣";
  const back = pieces(text).map((piece) => {
    if (typeof piece === "string") return piece;
    if ("whole" in piece) return piece.whole;
    return piece.rank + { c: "♣", d: "♦", h: "♥", s: "♠" }[piece.suit] + (piece.word && ` ${piece.word}`);
  });
  expect(back.join("")).toBe(text);
});
