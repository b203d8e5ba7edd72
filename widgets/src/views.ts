// The views by the name in the model's `_view`: a new one needs a file of its own and a line here.
import type { ComponentType } from "preact";
import { Ask } from "./ask/ask";
import { Compare } from "./compare";
import { Gallery } from "./gallery/gallery";
import { LiveTable } from "./live/table";
import type { Model } from "./model";
import { PartView } from "./part";
import { Replay } from "./replay";

export type View = ComponentType<{ model: Model }>;

export const VIEWS: ReadonlyMap<string, View> = new Map([["replay", Replay], ["compare", Compare], ["part", PartView], ["table", LiveTable], ["gallery", Gallery], ["ask", Ask], ["practice", Ask]]);
