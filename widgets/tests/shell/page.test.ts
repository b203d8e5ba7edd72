import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { openPage } from "../../src/shell/page";
import { labels, sample } from "../helpers";

const SWEDISH = { own: "svenska", dealer: "Givare" };
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>(".page-languages button")];

function open(lang: string, given: object): void {
  const title = { en: "Two hands", fi: "Kaksi jakoa", sv: "Två givar" };
  const data = (id: string, value: unknown) =>
    `<script type="application/json" ${id}>${JSON.stringify(value)}</script>`;
  const hand = data('class="stud-teach-view"', { _view: "replay", trace: sample("two-deuces"), step: 12 });
  const shared = { lang, title, labels: given, options: { deck: 2 }, book: {} };
  document.body.className = "many";
  document.body.innerHTML = `<header class="top"></header>${`<section><div class="view"></div>${hand}</section>`.repeat(2)}
    ${data('id="stud-teach-page"', shared)}`;
  act(() => openPage(document));
}

afterEach(() => {
  document.body.className = "";
});

test("a page has a button for each language that it is in, and follows it", () => {
  open("sv", { ...labels, sv: SWEDISH });
  expect(document.documentElement.lang).toBe("sv");
  expect(document.title).toBe("Två givar");
  expect(buttons().map((b) => [b.textContent, b.title, b.ariaPressed])).toEqual([
    ["EN", "English", "false"],
    ["FI", "Suomi", "false"],
    ["SV", "svenska", "true"],
  ]);
  act(() => buttons()[1]?.click());
  expect(document.documentElement.lang).toBe("fi");
  expect(document.title).toBe("Kaksi jakoa");
  expect(buttons().map((b) => b.ariaPressed)).toEqual(["false", "true", "false"]);
});

test("a language that the page does not have is English", () => {
  open("sv", labels);
  expect(document.documentElement.lang).toBe("en");
  expect(document.title).toBe("Two hands");
  expect(buttons()).toHaveLength(2);
});

test("with one language there is nothing to choose", () => {
  open("en", { en: labels.en });
  expect(buttons()).toHaveLength(0);
});
