// The views by the name in the model's `_view`: a new one needs a file of its own and a line here.
import type { ComponentType } from "preact";
import type { Model } from "./model";
import { Replay } from "./replay";

export type View = ComponentType<{ model: Model }>;

export const VIEWS: ReadonlyMap<string, View> = new Map([["replay", Replay]]);
