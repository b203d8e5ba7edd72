// Made from the records in stud_teach/*/schema.py by `make schema`.

/**
 * What happens in a step.
 */
export type Kind =
  | "ante"
  | "deal"
  | "burn"
  | "reshuffle"
  | "community"
  | "bring-in"
  | "complete"
  | "bet"
  | "raise"
  | "call"
  | "check"
  | "fold"
  | "return"
  | "show"
  | "muck"
  | "award";
export type Cards = string[];
/**
 * Which part of a pot is won.
 */
export type Part = "high" | "low" | "whole";
export type Hand = string[] | null;
export type LowHand = string[] | null;
/**
 * What a table waits for; UNKNOWN: unknown up cards keep anybody from being shown to open the round.
 */
export type Phase = "deal" | "community" | "act" | "unknown" | "show" | "over";
export type Cards1 = string[];
/**
 * What two houses may decide in different ways.
 */
export type Topic =
  "game" | "bring-in" | "first-actor" | "choices" | "last-card" | "betting" | "shows-first" | "shares" | "action";
/**
 * What becomes of a setting in which two houses differ, on one hand.
 *
 * PARTS: they part over it. SEEN: it can be seen and changes nothing. NONE: it makes no difference. LATER: where they
 * part and cannot both go on, it had not come up.
 */
export type Effect = "parts" | "seen" | "none" | "later";
export type Evidence = Doors | Boards | Hands | Pots | Bets | Sum | Ranking;
export type Card = string;
export type Cards2 = string[];
export type Cards3 = string[];
export type Cards4 = string[];
export type Cards5 = HandCard[];
/**
 * How bets are limited.
 */
export type Limit = "fixed" | "pot";
export type Cards6 = string[];
export type Cards7 = string[];

/**
 * A button: its words, and the command that it sends.
 *
 * Where an amount can be chosen, it stands as {to} in the words; `range` is the least and the most of it, `step` the
 * smallest chip, `full` the words of the button that goes to the most. A `quiet` button stands back.
 */
export interface ActButton {
  label: Text;
  command: {
    [k: string]: unknown;
  };
  range?: number[];
  step?: number;
  full?: Text;
  quiet?: boolean;
}
/**
 * A text by language; there is always an English one.
 */
export interface Text {
  en: string;
  [k: string]: string;
}
/**
 * Something that a player may do: a call of `amount`, a bet or raise to one of `to`, or from `min` to `max`.
 */
export interface Action {
  kind: Kind;
  amount?: number;
  min?: number;
  max?: number;
  to?: number[];
}
/**
 * The state that a page gets, numbered, and why the last command was refused.
 */
export interface AskedState {
  question: ShownQuestion | null;
  of: number | null;
  tried: Tried[];
  hint: Hint | null;
  right: string | null;
  given_up: boolean;
  explanation: Explanation | null;
  bets: boolean;
  more: boolean;
  score: Score;
  summary: CountsOfRule[];
  n: number;
  message: Notice | null;
}
/**
 * A question as a page has it before the answer and before any hint; `seat` is the one that it is about.
 */
export interface ShownQuestion {
  n: number;
  kind: string;
  seat: number | null;
  prompt: Text;
  choices: ShownChoice[];
  hint: null;
}
/**
 * A choice, and the one seat or the cards that it stands for, if it does.
 */
export interface ShownChoice {
  key: string;
  text: Text;
  seat?: number;
  cards?: Cards;
}
/**
 * A choice that was wrong, and the comment on the mistake.
 */
export interface Tried {
  key: string;
  comment: Text;
}
/**
 * Where to look, and the rule to read.
 */
export interface Hint {
  n: number;
  text: Text;
  rule: string;
}
/**
 * Why the right choice is right: a headline, and sentences with their rules.
 */
export interface Explanation {
  title: Text;
  sentences: Sentence[];
}
/**
 * A sentence, the rule that it rests on, and whether that is our choice.
 */
export interface Sentence {
  text: Text;
  rule: string;
  ours: boolean;
}
/**
 * The questions that are done, and those of them that were right at once.
 */
export interface Score {
  done: number;
  right_first: number;
}
/**
 * The counts of a rule.
 */
export interface CountsOfRule {
  asked: number;
  right_first: number;
  right: number;
  hints: number;
  given_up: number;
  rule: string;
}
/**
 * What a command has done, or why it was refused: a text, lines below it, and what can be done instead.
 */
export interface Notice {
  text: Text;
  lines: Text[];
  refused: boolean;
  offer?: Offer | null;
}
/**
 * What can be done instead: the words of a button, and its command.
 */
export interface Offer {
  label: Text;
  command: {
    [k: string]: unknown;
  };
}
/**
 * What a seat is paid, and the name of the hand that wins it, null where no hand decides.
 */
export interface Award {
  pot: number;
  half: Part;
  seat: number;
  amount: number;
  odd: number;
  hand: Hand;
  low_hand: LowHand;
  name: Text | null;
}
/**
 * Which half of which pot is paid, and how many chips of it are odd ones.
 */
export interface Awarded {
  pot: number;
  half: Part;
  odd: number;
}
/**
 * What the table waits for, in a line, with what can be done about it.
 */
export interface Bar {
  awaits: Phase;
  title: Text;
  buttons: ActButton[];
  pick?: CardPick | null;
}
/**
 * Cards to be picked, each up or down, for a seat or for all; `used` are out already.
 *
 * `unknown` says whether a card may be left unknown, `known` are the seat's cards that need no picking.
 */
export interface CardPick {
  do: "deal" | "show";
  seat: number | null;
  count: number;
  up: boolean[];
  used: string[];
  unknown: boolean;
  known?: string;
}
/**
 * Something that a player may do, why it is what it is, and by which rule; `bars` are limits of a fixed bet.
 */
export interface BetRow {
  name: Text;
  why: Text;
  rule: string;
  amount: string;
  bars: number;
}
/**
 * What the player to act may do; `raises` is null where they have no number, `sum` where it is no pot limit.
 */
export interface Bets {
  kind: "bets";
  title: Text;
  rows: BetRow[];
  raises: Raises | null;
  sum: Text | null;
}
/**
 * The raises used, out of how many.
 */
export interface Raises {
  used: number;
  cap: number;
  text: Text;
  rule: string;
}
/**
 * A board on its ladder.
 */
export interface BoardCards {
  seat: number;
  cards: Cards1;
  name: Text;
  mark: ("chosen" | "tied") | null;
  all_in: boolean;
}
/**
 * The boards where they decide who acts or shows first, best to worst.
 */
export interface Boards {
  kind: "boards";
  title: Text;
  note: Text | null;
  items: BoardCards[];
}
/**
 * A branch, and from where it began, null for the first one.
 */
export interface BranchName {
  name: string;
  from: Text | null;
}
/**
 * Who brings it in and for how much, null as long as nobody has; `acts` is the seat that is asked first.
 *
 * `tied` are the seats with a door card of that rank, and `by_suit` says that there are several.
 */
export interface BringIn {
  seat: number;
  amount: number | null;
  acts: number;
  tied: number[];
  by_suit: boolean;
}
/**
 * A chapter and its rules.
 */
export interface Chapter {
  title: Text;
  rules: RuleTitle[];
}
/**
 * A rule and its title.
 */
export interface RuleTitle {
  rule: string;
  title: Text;
}
/**
 * A hand in two houses; `won` is what each seat won in each, null where there the hand does not get to its end.
 *
 * `evidence` is what proves the parting in both alike, `text` all of it in a few sentences.
 */
export interface Compared {
  schema: string;
  rules: string[];
  same: boolean;
  parts_at: Parting | null;
  partings: TitledParting[];
  settings: {
    [k: string]: ComparedSetting;
  };
  seats: ComparedSeat[];
  sides: Side[];
  won: {
    [k: string]: (number | null)[];
  };
  title: Text;
  subtitle: Text;
  headline: Text;
  lead: Text;
  evidence: Evidence[];
  text: Text;
}
/**
 * A point where the houses part; `step` is that of each, null where a house has none.
 */
export interface Parting {
  topic: Topic;
  rule: string;
  setting: string;
  street: string;
  step: (number | null)[];
}
/**
 * A point where the houses part, in a line.
 */
export interface TitledParting {
  topic: Topic;
  rule: string;
  setting: string;
  street: string;
  step: (number | null)[];
  title: Text;
}
/**
 * A setting in which the houses differ: how each has it, and what that does to this hand.
 */
export interface ComparedSetting {
  one: string | number;
  other: string | number;
  effect: Effect;
  rule: string;
  texts: Text[];
  does: Text;
}
/**
 * Who sits where; `label` is the name as each language has it.
 */
export interface ComparedSeat {
  seat: number;
  name: string;
  label: Text;
}
/**
 * A hand in one house: the rule set and its changes, how the hand ends, and how this house has what parts them.
 *
 * `odd` are the odd chips by seat, `ending` why the hand does not get to its end.
 */
export interface Side {
  rules: string;
  house: {
    [k: string]: string | number;
  };
  changes: {
    [k: string]: string | number;
  };
  finished: boolean;
  steps: number;
  refused: Refused | null;
  pots: Pot[];
  awards: Award[];
  shown: number[];
  won: {
    [k: string]: number;
  };
  stacks: {
    [k: string]: number;
  };
  name: Text;
  how: Text | null;
  step: PartingStep | null;
  ending: Text | null;
  odd: {
    [k: string]: number;
  };
}
/**
 * The first action that the rules forbid: the step and the action's number, the rule, what is wrong with it.
 *
 * `allowed_by` are the rule sets that allow it.
 */
export interface Refused {
  step: number;
  action: number | null;
  rule: string;
  fault: string;
  allowed_by: string[];
}
/**
 * A pot, and the seats that can win it.
 */
export interface Pot {
  amount: number;
  seats: number[];
}
/**
 * The step of one house at which the two part, with the reasons and the evidence that have to do with it.
 */
export interface PartingStep {
  n: number;
  street: string;
  kind: Kind;
  seat: number | null;
  mark: string;
  title: Text;
  text: Text;
  next: NextToAct | null;
  place: Text;
  reasons: Sentence[];
  evidence: Evidence[];
}
/**
 * Who is to act next, and what that player may do, in a sentence.
 */
export interface NextToAct {
  seat: number;
  text: Text;
  rule: string;
}
/**
 * The door cards where they decide who brings it in; `sign` stands between each and the next.
 */
export interface Doors {
  kind: "doors";
  title: Text;
  note: Text | null;
  sign: "<" | ">";
  items: DoorCard[];
  suits: Suits | null;
}
/**
 * A door card on its ladder: it decides, or it is of the same rank as the one that does.
 */
export interface DoorCard {
  seat: number;
  card: Card;
  mark: ("chosen" | "tied") | null;
}
/**
 * The suits in the order that settles equal ranks.
 */
export interface Suits {
  title: Text;
  items: Suit[];
}
/**
 * A suit on its ladder.
 */
export interface Suit {
  suit: string;
  name: Text;
  mark: ("chosen" | "tied") | null;
}
/**
 * Hands, in the order of showing.
 */
export interface Hands {
  kind: "hands";
  title: Text;
  note: Text | null;
  items: (ShownHand | ComparedHand)[];
}
/**
 * A hand; `seat` is null for the one hand of a picture, which is nobody's.
 */
export interface ShownHand {
  high: string[] | null;
  low: string[] | null;
  high_name: Text | null;
  low_name: Text | null;
  seat: number | null;
  cards: Cards2;
  up: boolean[];
  community: string | null;
  result: Text | null;
  won: number;
  mucked: boolean;
}
/**
 * A hand, and whether it is the best of those compared, where no pot is won.
 */
export interface ComparedHand {
  high: string[] | null;
  low: string[] | null;
  high_name: Text | null;
  low_name: Text | null;
  seat: number | null;
  cards: Cards3;
  up: boolean[];
  community: string | null;
  result: Text | null;
  won: number;
  mucked: boolean;
  best: boolean;
}
/**
 * The chips' way from what each seat put in to the pots, their halves and the shares.
 */
export interface Pots {
  kind: "pots";
  title: Text;
  note: Text | null;
  put_in: PutIn[];
  pots: PaidPot[];
}
/**
 * What a seat put in, and how it stands before anything is paid.
 */
export interface PutIn {
  seat: number;
  amount: number;
  state?: "in" | "all-in" | "folded";
}
/**
 * A pot: from whom its chips are, and its halves.
 */
export interface PaidPot {
  name: Text;
  note: Text | null;
  rule: string | null;
  amount: number;
  from: PutIn[];
  halves: PaidHalf[];
}
/**
 * A half of a pot, or the whole of it.
 */
export interface PaidHalf {
  half: Part;
  name: Text;
  note: Text | null;
  rule: string | null;
  amount: number;
  odd: number;
  shares: PaidShare[];
}
/**
 * A seat's share of a part of a pot; `paid` is null where it is not told when.
 */
export interface PaidShare {
  seat: number;
  amount: number;
  odd: number;
  note: Text | null;
  rule: string | null;
  paid: ("before" | "now" | "later") | null;
}
/**
 * A sum, worked out line by line; the first sign of a line is empty.
 */
export interface Sum {
  kind: "sum";
  title: Text;
  note: Text | null;
  lines: Term[][];
}
/**
 * A number of a sum, after its sign.
 */
export interface Term {
  sign: string;
  amount: number;
  name: Text;
}
/**
 * The kinds of hands, best to worst.
 */
export interface Ranking {
  kind: "ranking";
  title: Text;
  note: Text | null;
  rows: KindOfHand[];
}
/**
 * A kind of hand, with a line about it and examples.
 */
export interface KindOfHand {
  name: Text;
  line: Text;
  examples: Example[];
}
/**
 * A hand of a kind.
 */
export interface Example {
  cards: Cards4;
  name: Text;
}
/**
 * A card for a teaching hand: the number of its chapter, a few words on it, and a very small picture.
 */
export interface HandCard {
  name: string;
  title: Text;
  lesson: Text;
  rules: string[];
  chapter: number;
  tags: Text[];
  picture: Thumbnail;
}
/**
 * How each seat ends, and whether a community card was dealt; `text` says so in words.
 */
export interface Thumbnail {
  seats: ("won" | "gone" | "in")[];
  community: boolean;
  text: Text;
}
/**
 * A single rule of a house, and its choices; null for a number.
 */
export interface HouseRule {
  id: string;
  label: Text;
  choices: Option[] | null;
}
/**
 * A value to choose, and its name.
 */
export interface Option {
  value: string;
  label: Text;
}
/**
 * Who sits where; `label` is the name as each language has it.
 */
export interface LabelledSeat {
  seat: number;
  name: string;
  stack: number;
  label: Text;
}
/**
 * Who is to act next, and what that player may do.
 */
export interface Legal {
  seat: number;
  actions: Action[];
}
/**
 * The chapters, and a card for each teaching hand in the order of the book.
 */
export interface Library {
  chapters: Chapter[];
  cards: Cards5;
}
/**
 * What a seat is called.
 */
export interface NamedSeat {
  seat: number;
  name: Text;
}
/**
 * How rule sets have a rule.
 */
export interface NamedText {
  name: Text;
  text: Text;
}
/**
 * A rule point that rests on no facts (`seats`, `burn`).
 */
export interface Nothing {}
/**
 * What is chosen in the hand on the table; the seed is the next hand's.
 */
export interface Now {
  game: string;
  limit: string;
  rules: string;
  house: {
    [k: string]: string | number;
  };
  stacks: number[];
  names: string[];
  ante: number;
  bring_in: number;
  small_bet: number;
  big_bet: number;
  seed: number | string | null;
}
/**
 * Who opens the street, or shows first.
 */
export interface Opener {
  seat: number;
  as: "bring-in" | "first-actor" | "shows-first";
}
/**
 * A picture of one ruling; with `numbered` a seat's number stands before its name.
 */
export interface Picture {
  title: Text;
  lead: Text | null;
  numbered: boolean;
  seats: NamedSeat[];
  evidence: Evidence[];
  sentences: Sentence[];
}
/**
 * A rule point behind a step in a sentence or two, and whether it is our choice.
 */
export interface Reason {
  rule: string;
  facts: {
    [k: string]: unknown;
  };
  text: Text;
  ours: boolean;
}
/**
 * What a small panel shows of a rule; `mark` says what of it is our choice.
 */
export interface RuleBrief {
  title: Text;
  text: Text;
  source: Text | null;
  quotes: string[];
  sets: NamedText[];
  mark: Text | null;
}
/**
 * A rule set to choose, with the settings that it stands for.
 */
export interface RuleSet {
  value: string;
  label: Text;
  house: {
    [k: string]: string | number;
  };
}
/**
 * A seat: its chips behind and in front, its cards and whether each lies face up, and what it has won so far.
 *
 * `shown` is true once down cards have been turned up too.
 */
export interface SeatNow {
  stack: number;
  bet: number;
  state: "in" | "all-in" | "folded" | "mucked";
  cards: Cards6;
  up: boolean[];
  shown: boolean;
  won: number;
}
/**
 * All that can be chosen for a new hand, and what is chosen now.
 *
 * `players` are the least and the most; `names` those of players who have no other, `name_labels` as each language has
 * them.
 */
export interface Settings {
  games: Option[];
  limits: Option[];
  rules: RuleSet[];
  house: HouseRule[];
  players: number[];
  names: string[];
  name_labels: Text[];
  now: Now;
}
/**
 * A step with its words: a headline, a sentence below it, a line for the list, and what proves it.
 *
 * `mark` is what it is: a rule had to decide something, cards were dealt, or somebody did something.
 */
export interface Step {
  n: number;
  street: string;
  kind: Kind;
  seat: number | null;
  amount: number | null;
  to: number | null;
  all_in: boolean;
  cards: Cards7;
  up: boolean[];
  rule: string;
  facts: Awarded | Nothing;
  legal: Legal | null;
  table: {
    [k: string]: unknown;
  };
  reasons: Reason[];
  title: Text;
  text: Text;
  brief: Text;
  mark: "deal" | "action" | "ruling";
  next: NextToAct | null;
  evidence: Evidence[];
}
/**
 * A street's heading, and a short one for a narrow bar.
 */
export interface StreetName {
  name: string;
  label: Text;
  short: Text;
}
/**
 * What lies on the table: the chips gathered (in each pot where there are several), a community card, the seats.
 *
 * `to_act` is the seat whose decision is awaited.
 */
export interface Table {
  street: string;
  deck: number;
  pot: number;
  pots: number[] | null;
  community: string | null;
  opener: Opener | null;
  to_act: number | null;
  seats: {
    [k: string]: SeatNow;
  };
}
/**
 * The state that a page gets, numbered, with what the last command has done or why it was refused.
 */
export interface TableState {
  branch: string;
  branches: BranchName[];
  undo: boolean;
  redo: boolean;
  forks: number;
  bar: Bar;
  settings: Settings;
  title: Text;
  lesson: Text;
  n: number;
  message: Notice | null;
}
/**
 * A hand with its words. `view` is the seat whose eyes these are, null for all cards.
 *
 * `refusal` says why the first illegal action is one, `not_over` how a hand that is not over goes on.
 */
export interface Trace {
  schema: "stud-teach/trace/1";
  game: string;
  limit: Limit;
  rules: string;
  house: {
    [k: string]: string | number;
  };
  stakes: {
    [k: string]: number;
  };
  finished: boolean;
  refused: Refused | null;
  bring_in: BringIn | null;
  first_actor: {
    [k: string]: number;
  };
  pots: Pot[];
  shown: number[];
  won: {
    [k: string]: number;
  };
  stacks: {
    [k: string]: number;
  };
  seats: LabelledSeat[];
  steps: Step[];
  awards: Award[];
  title: Text;
  subtitle: Text;
  view: number | null;
  refusal: Text | null;
  not_over: Text | null;
  streets: StreetName[];
}
