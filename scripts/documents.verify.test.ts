import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { findDocuments } from "./documents.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const DOCUMENTS = findDocuments(root);
const read = (path: string) => readFileSync(join(root, path), "utf8");

describe("TypeScript in documents", () => {
  // Inside the repository, so that packages are found as a user of them would find them.
  mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
  const folder = mkdtempSync(join(root, "node_modules/.cache/documents-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("is right", () => {
    // What authors of moves are shown is a piece of a file.
    const names = DOCUMENTS.filter((path) => !path.startsWith("sdk/src/")).flatMap((path) => {
      const blocks = [...read(path).matchAll(/^```(tsx?)\n(.*?)^```$/gms)];
      return blocks.map(([, kind, code], at) => {
        const name = `${path.replaceAll(/\W/g, "-")}-${at}.${kind}`;
        // Each a module of its own.
        writeFileSync(join(folder, name), `${code}\nexport {};\n`);
        return name;
      });
    });
    expect(names.length).toBeGreaterThan(5);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      jsx: "react-jsx",
      target: "ES2023",
      lib: ["ES2023", "DOM", "DOM.Iterable"],
      module: "ESNext",
      moduleResolution: "bundler",
      customConditions: ["@nataraj/source"],
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: ["node", "vite/client"],
      typeRoots: [join(root, "node_modules/@types"), join(root, "node_modules")],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: names }));
    const tsc = fileURLToPath(new URL("../bin/tsc", import.meta.resolve("typescript")));
    let said = "";
    try {
      execFileSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8", cwd: folder });
    } catch (error) {
      said = (error as { stdout: string }).stdout;
    }
    expect(said).toBe("");
  }, 240_000);
});
