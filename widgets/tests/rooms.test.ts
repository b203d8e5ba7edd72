// @vitest-environment node
// Which room may import from which. A file's room is its folder in src/; index.ts, beside the rooms, is the door.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

// A room imports only from itself and from rooms that stand before it.
const ROOMS = [
  "data", // what Python sends
  "model", // the model of a view, and talking to Python
  "words", // labels, names and texts in the reader's language
  "ui", // icons, buttons, dialogs, the focus: nothing of poker
  "table", // seats, cards and places; covering them, the spotlight
  "telling", // texts, reasons and the rule book
  "evidence", // what proves a ruling
  "stepping", // keys, playing, the bar of streets and its buttons
  "hand", // the view of a hand, made of all of these
  ...["compare", "gallery", "ask", "live"], // the other views
  "style", // the style sheets
  "shell", // how a view gets into a page
];

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"));

const fileOf = (path: string): string | undefined =>
  [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((name) => files.includes(name));

/** The files of src/ that a file imports from, whether values or types. */
function imports(file: string): string[] {
  const text = readFileSync(join("src", file), "utf8");
  const found = [...text.matchAll(/(?:from|import) "(\.[^"]+)"/g)].map((match) => match[1] ?? "");
  const paths = found.filter((path) => !path.endsWith(".css"));
  return paths.map((path) => fileOf(normalize(join(dirname(file), path)).replaceAll("\\", "/")) ?? path);
}

const room = (file: string): string => (file.includes("/") ? (file.split("/")[0] ?? "") : "");

const graph = new Map(files.map((file) => [file, imports(file)]));

test("every file is in a room, and every room has files", () => {
  expect([...new Set(files.map(room))].sort()).toEqual(["", ...ROOMS].sort());
});

test("imports from another room point one way", () => {
  const later = (from: string, to: string) => room(from) !== "" && ROOMS.indexOf(room(to)) > ROOMS.indexOf(room(from));
  const wrong = [...graph].flatMap(([from, all]) =>
    all.filter((to) => later(from, to)).map((to) => `${from} -> ${to}`),
  );
  expect(wrong).toEqual([]);
});

test("no file imports itself by way of others", () => {
  const done = new Set<string>();
  const circle = (file: string, way: string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const found = circle(next, [...way, file]);
      if (found) return found;
    }
    done.add(file);
    return undefined;
  };
  expect(files.map((file) => circle(file, [])).find(Boolean)).toBeUndefined();
});

// A shape in data/ may be called like what draws it.
test("no two files have the same name", () => {
  const own = files.filter((file) => !file.endsWith("index.ts") && room(file) !== "data");
  const names = own.map((file) => (file.split("/").at(-1) ?? "").replace(/\.tsx?$/, ""));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
