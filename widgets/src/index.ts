// The bundle: what anywidget asks for (default export), and the same for any other page.
import type { AnyModel } from "@anywidget/types";
import type { Model } from "./model/model";
import { mount } from "./shell/mount";

export { memoryModel } from "./model/model";
export { openPage } from "./shell/page";
export { mount };

export default {
  render: ({ model, el }: { model: AnyModel; el: HTMLElement }) => mount(el, model as unknown as Model),
};
