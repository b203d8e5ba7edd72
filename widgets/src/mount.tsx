// Puts a view into a page: a host element with an open shadow root, so that styles stay on their side.
import { render } from "preact";
import { isPlain } from "./keys";
import { asLang, words, type Labels } from "./labels";
import { useTrait, type Model } from "./model";
import { styles } from "./style";
import { VIEWS } from "./views";

/** Draw the model's view inside `el`; what is returned takes it away again. */
export function mount(el: HTMLElement, model: Model): () => void {
  const host = document.createElement("div");
  host.className = "stud-teach";
  host.dataset.lmSuppressShortcuts = "true"; // Notebook 7 would act on plain keys before we hear them
  host.addEventListener("keydown", keepPlainKeys);
  el.append(host);
  const root = host.attachShadow({ mode: "open" });
  addStyles(root);
  const place = root.appendChild(document.createElement("div"));
  render(<Root model={model} />, place);
  return () => {
    render(null, place);
    host.removeEventListener("keydown", keepPlainKeys);
    host.remove();
  };
}

/** In a notebook a plain key is a command (`b` adds a cell): what is typed in here stays in here. */
function keepPlainKeys(event: KeyboardEvent): void {
  if (isPlain(event)) event.stopPropagation();
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
  const { label } = words((model.get("labels") ?? {}) as Labels, asLang(model.get("lang")));
  return <p class="empty">{label("noView", { view: name })}</p>;
}
