// All style sheets, in the order in which they may override each other.
import tokens from "./tokens.css";
import frame from "./frame.css";
import table from "./table.css";
import seat from "./seat.css";
import card from "./card.css";
import transport from "./transport.css";
import explain from "./explain.css";
import evidence from "./evidence.css";
import pots from "./pots.css";
import part from "./part.css";
import compare from "./compare.css";
import rules from "./rules.css";
import live from "./live.css";
import gallery from "./gallery.css";
import ask from "./ask.css";
import layout from "./layout.css";

export const styles = [tokens, frame, table, seat, card, transport, explain, evidence, pots, part, compare, rules, live, gallery, ask, layout].join("\n");
