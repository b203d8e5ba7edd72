// All style sheets, in the order in which they may override each other.

import ask from "./ask.css";
import card from "./card.css";
import compare from "./compare.css";
import evidence from "./evidence.css";
import explain from "./explain.css";
import frame from "./frame.css";
import gallery from "./gallery.css";
import layout from "./layout.css";
import live from "./live.css";
import low from "./low.css";
import picture from "./picture.css";
import pots from "./pots.css";
import rules from "./rules.css";
import seat from "./seat.css";
import table from "./table.css";
import tokens from "./tokens.css";
import transport from "./transport.css";

export const styles = [
  tokens,
  frame,
  table,
  seat,
  card,
  transport,
  explain,
  evidence,
  pots,
  picture,
  compare,
  rules,
  live,
  gallery,
  ask,
  layout,
  low,
].join("\n");
