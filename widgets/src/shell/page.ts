// A page that stands alone: its views on what lies in the page as JSON, all in one language and with one deck.
import type { Text } from "../data/basics";
import { type Model, memoryModel } from "../model/model";
import { type Lang, words } from "../words/labels";
import { mount } from "./mount";

interface Page {
  lang: Lang;
  title: Text;
  [trait: string]: unknown;
}

const LINKED = ["lang", "options"] as const;
const NEAR = "1200px"; // a view is drawn when it comes so near to what is seen

const read = (el: Element | null): unknown => JSON.parse(el?.textContent ?? "null");

/** Draw all views of the page, each when it comes near. */
export function openPage(page: Document = document): void {
  const { title, ...shared } = read(page.getElementById("stud-teach-page")) as Page;
  const sections = [...page.querySelectorAll("section")];
  const models = sections.map((section) =>
    memoryModel({ ...shared, ...(read(section.querySelector(".stud-teach-view")) as object) }),
  );
  const link = (name: string, value: unknown) => {
    for (const model of models) model.set(name, value);
  };
  for (const model of models) for (const name of LINKED) model.on(`change:${name}`, () => link(name, model.get(name)));
  page.documentElement.classList.add("live");
  followLanguage(page, title, models[0] as Model);
  const views = sections.map((section) => section.querySelector(".view") as HTMLElement);
  whenNear(views, (el) => mount(el, models[views.indexOf(el)] as Model));
  takeFocus(page, views);
}

function followLanguage(page: Document, title: Text, model: Model): void {
  const buttons = page.body.classList.contains("many") ? languageButtons(page, model) : [];
  const follow = () => {
    const { lang, say } = words(model.get("labels"), model.get("lang"));
    page.documentElement.lang = lang;
    page.title = say(title);
    for (const button of buttons) button.ariaPressed = String(button.value === lang);
  };
  model.on("change:lang", follow);
  follow();
}

/** The way to the other languages, at the top of a page of several views. */
function languageButtons(page: Document, model: Model): HTMLButtonElement[] {
  const { languages } = words(model.get("labels"), null);
  if (languages.length < 2) return [];
  const group = page.createElement("span");
  group.className = "page-languages";
  group.setAttribute("role", "group");
  const buttons = languages.map(({ code, own }) => {
    const button = page.createElement("button");
    Object.assign(button, { type: "button", value: code, textContent: code.toUpperCase(), title: own });
    button.addEventListener("click", () => model.set("lang", code));
    return button;
  });
  group.append(...buttons);
  page.querySelector(".top")?.append(group);
  return buttons;
}

function whenNear(views: HTMLElement[], draw: (el: HTMLElement) => void): void {
  if (views.length === 1 || !globalThis.IntersectionObserver) {
    for (const view of views) draw(view);
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        draw(target as HTMLElement);
      }
    },
    { rootMargin: NEAR },
  );
  for (const view of views) observer.observe(view);
}

const focusIn = (view: HTMLElement | null | undefined) =>
  view
    ?.querySelector(".stud-teach")
    ?.shadowRoot?.querySelector<HTMLElement>("[tabindex]")
    ?.focus({ preventScroll: true });

/** The keys go to the only view, and to the one that the list of contents leads to. */
function takeFocus(page: Document, views: HTMLElement[]): void {
  if (views.length === 1) focusIn(views[0]);
  const chosen = () => focusIn(page.querySelector<HTMLElement>(`${location.hash || "#none"} .view`));
  globalThis.addEventListener("hashchange", () => setTimeout(chosen, 100));
}
