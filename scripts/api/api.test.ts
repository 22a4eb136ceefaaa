import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { apiReport, examplesOf, PACKAGES, undocumented } from "./report.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const elsewhere = mkdtempSync(join(tmpdir(), "api-"));
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

function writePackage(files: Record<string, string>): string {
  const made = mkdtempSync(join(elsewhere, "package-"));
  const exports = { ".": { types: "./index.d.ts" }, "./part": { types: "./part.d.ts" } };
  writeFileSync(join(made, "package.json"), JSON.stringify({ name: "@host/package", exports }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(made, name), text);
  return made;
}

it("shows all exports, also of other modules, and the types that they mention", () => {
  const files = {
    "index.d.ts": 'export * from "./part.ts";\nexport { hidden as shown } from "./inner.ts";\n',
    "part.d.ts":
      'import type { Inner } from "./inner.ts";\n/** Doubles. */\nexport declare function double(of: Inner): number;\n',
    "inner.d.ts":
      "export interface Inner {\n    /** A length. */\n    size: number;\n}\nexport declare const hidden: 1;\n",
  };
  const report = apiReport(writePackage(files));
  expect(report).toContain("## @host/package/part\n\n```ts\nfunction double(of: Inner): number;\n```");
  expect(report).toContain("## @host/package\n\n```ts\nconst hidden: 1;\n```\n\nAnd from above: `double`.");
  expect(report).toContain("## Mentioned, not exported\n\n```ts\ninterface Inner {\n  size: number;\n}\n```");
  expect(undocumented(writePackage(files))).toEqual(["../inner.d.ts: shown"]);
  // What is public changes with what it mentions, and not with words about it.
  const reworded = files["part.d.ts"].replace("Doubles.", "Twice as much.");
  expect(apiReport(writePackage({ ...files, "part.d.ts": reworded }))).toBe(report);
  const changed = files["inner.d.ts"].replace("size: number", "size?: number");
  expect(apiReport(writePackage({ ...files, "inner.d.ts": changed }))).not.toBe(report);
});

// After `npm run build`.
it.each(PACKAGES)("documents every export of %s, and has an example for every entry", (name) => {
  expect(undocumented(join(root, name))).toEqual([]);
  const without = examplesOf(join(root, name)).filter(({ examples }) => examples.length === 0);
  expect(without.map(({ entry }) => entry)).toEqual([]);
});

// After `npm run build`. examples.verify.test.ts compiles and runs them.
it("imports in its examples what their entries export", () => {
  const reports = PACKAGES.map((name) => apiReport(join(root, name)));
  const entries = new Map(
    reports.flatMap((report) => report.split(/^## /m).slice(1)).map((text) => [text.split("\n", 1)[0], text]),
  );
  const missing = PACKAGES.flatMap((name) => examplesOf(join(root, name))).flatMap(({ examples }) =>
    examples.flatMap((code: string) =>
      [...code.matchAll(/import (?:type )?\{([^}]*)\} from "(@nataraj[^"]*)"/g)].flatMap(([, names = "", entry = ""]) =>
        names
          .split(",")
          .map((each) =>
            each
              .trim()
              .replace(/^type /, "")
              .replace(/ as .*/, ""),
          )
          .filter((each) => each && !new RegExp(`\\b${each}\\b`).test(entries.get(entry) ?? ""))
          .map((each) => `${each} of ${entry}`),
      ),
    ),
  );
  expect(missing).toEqual([]);
});
