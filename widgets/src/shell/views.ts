// The views by the name in the model's `_view`: a new one needs a file of its own and a line here.
import type { ComponentType } from "preact";
import { Ask } from "../ask/ask";
import { Compare } from "../compare/compare";
import { PictureView } from "../evidence/picture";
import { Gallery } from "../gallery/gallery";
import { Replay } from "../hand/replay";
import { LiveTable } from "../live/livetable";
import type { Model } from "../model/model";

export type View = ComponentType<{ model: Model }>;

export const VIEWS: ReadonlyMap<string, View> = new Map([
  ["replay", Replay],
  ["compare", Compare],
  ["part", PictureView],
  ["table", LiveTable],
  ["gallery", Gallery],
  ["ask", Ask],
  ["practice", Ask],
]);
