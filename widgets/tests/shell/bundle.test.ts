// @vitest-environment node
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

test("the bundle is small, whole, and ends with the digest of its sources", () => {
  const folder = mkdtempSync(join(tmpdir(), "stud-"));
  const out = join(folder, "stud_teach.js");
  execFileSync("node", ["build.mjs", out], { env: { ...process.env, STUD_DIGEST: "// src-sha256: 0123" } });
  const code = readFileSync(out, "utf8");
  rmSync(folder, { recursive: true });
  expect(gzipSync(code).length).toBeLessThan(60 * 1024);
  expect(code.endsWith("\n// src-sha256: 0123\n")).toBe(true);
  expect(code).not.toMatch(/\bimport\b[^(]*from\s*["']/);
  expect(code).toContain("container-type");
});
