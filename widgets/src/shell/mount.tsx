// Puts a view into a page: a host element with an open shadow root, so that styles stay on their side.
import { render } from "preact";
import { type Model, useTrait } from "../model/model";
import { readModel } from "../model/nulls";
import { styles } from "../style";
import { isPlain, staysHere } from "../ui/keys";
import { words } from "../words/labels";
import { VIEWS } from "./views";

const SUPPRESS = "data-lm-suppress-shortcuts";

/** Draw the model's view inside `el`; what is returned takes it away again. */
export function mount(el: HTMLElement, model: Model): () => void {
  const host = document.createElement("div");
  host.className = "stud-teach";
  const release = keepKeys(host);
  el.append(host);
  const root = host.attachShadow({ mode: "open" });
  addStyles(root);
  const place = root.appendChild(document.createElement("div"));
  render(<Root model={readModel(model)} />, place);
  return () => {
    render(null, place);
    release();
    host.remove();
  };
}

/**
 * In a notebook a plain key is a command (`b` adds a cell): what is typed in here stays in here, and in a field all keys
 * but Ctrl+S do. JupyterLab hears keys after us, Notebook 7 before us: it is told by an attribute, for each key anew.
 */
function keepKeys(host: HTMLElement): () => void {
  const tell = (event: KeyboardEvent) => {
    const [target] = event.composedPath();
    if (event.composedPath().includes(host)) host.toggleAttribute(SUPPRESS, staysHere(event, target));
  };
  const keep = (event: KeyboardEvent) => isPlain(event) && event.stopPropagation();
  globalThis.addEventListener("keydown", tell, true);
  host.addEventListener("keydown", keep);
  return () => {
    globalThis.removeEventListener("keydown", tell, true);
    host.removeEventListener("keydown", keep);
  };
}

// A constructed sheet, because a page with a strict content security policy refuses <style>.
function addStyles(root: ShadowRoot): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
  } catch {
    const style = document.createElement("style");
    style.textContent = styles;
    root.append(style);
  }
}

function Root({ model }: { model: Model }) {
  const name = String(useTrait(model, "_view") ?? "replay");
  const View = VIEWS.get(name);
  return View ? <View model={model} /> : <UnknownView model={model} name={name} />;
}

function UnknownView({ model, name }: { model: Model; name: string }) {
  const { label } = words(model.get("labels"), model.get("lang"));
  return <p class="empty">{label("noView", { view: name })}</p>;
}
