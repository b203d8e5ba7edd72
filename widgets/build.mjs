// Bundles src/ into one ES module, styles included: ../stud_teach/static/stud_teach.js (or the path given).
// With STUD_DIGEST set, its value becomes the last line, by which the Python build hook knows a bundle that is up to date.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";

const HERE = dirname(fileURLToPath(import.meta.url));
const LIMIT = 60 * 1024;

const USUAL = 14; // px, the size of JupyterLab's type that the sizes in the style sheets are written for

// With larger type (Presentation Mode) everything grows, not only the letters: a px becomes a share of the type's size.
export const growing = (css) =>
  css
    .replace(/@container[^{]*/g, (query) => query.replace(/([\d.]+)px/g, (_, px) => `${+(px / USUAL).toFixed(4)}em`))
    .replace(/(--jp-[\w-]+, *\d+px)|(?<![\w.-])(-?[\d.]+)px/g, (_, usual, px) => usual ?? `calc(${px}*var(--px))`);

// A style sheet is imported as minified text: it goes into the shadow root, not into the page.
const cssAsText = {
  name: "css-as-text",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(growing(await readFile(path, "utf8")), { loader: "css", minify: true });
      return { contents: code, loader: "text" };
    });
  },
};

export async function bundle() {
  const result = await build({
    entryPoints: [resolve(HERE, "src/index.ts")],
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    charset: "utf8",
    legalComments: "none",
    jsx: "automatic",
    jsxImportSource: "preact",
    plugins: [cssAsText],
    write: false,
  });
  return result.outputFiles[0].text;
}

async function main(out) {
  const code = await bundle();
  const zipped = gzipSync(code).length;
  if (zipped >= LIMIT) throw new Error(`the bundle has ${zipped} bytes gzipped; it must stay under ${LIMIT}`);
  await mkdir(dirname(out), { recursive: true });
  const digest = process.env.STUD_DIGEST;
  await writeFile(out, `${code.trimEnd()}\n${digest ? `${digest}\n` : ""}`);
  console.log(`${out}: ${code.length} bytes, ${zipped} gzipped`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(process.argv[2] ? resolve(process.argv[2]) : resolve(HERE, "../stud_teach/static/stud_teach.js"));
}
