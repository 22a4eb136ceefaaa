import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Fingerprint, fingerprintOf, matching } from "./fingerprints.ts";

const GROUP = {
  name: "squares",
  makers: ["make.ts"],
  reads: ["given/*.txt"],
  writes: ["made/*.txt"],
} as const;

let root: string;
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "nataraj-assets-"));
  for (const folder of ["given", "made"]) mkdirSync(join(root, folder));
  write("sides.ts", "export const side: number = 2;\nexport const unused = 3;\n");
  write("make.ts", 'import { side } from "./sides.ts";\nconsole.log(side * side);\n');
  write("given/a.txt", "a");
  write("made/a.txt", "4");
});
afterEach(() => rmSync(root, { recursive: true }));

async function changed(change: () => void): Promise<(keyof Fingerprint)[]> {
  const before = await fingerprintOf(root, GROUP);
  change();
  const after = await fingerprintOf(root, GROUP);
  return (["madeFrom", "files"] as const).filter((key) => before[key] !== after[key]);
}

test.each([
  ["code of an imported module", "sides.ts", "export const side: number = 3;\n", ["madeFrom"]],
  ["an asset that is read", "given/a.txt", "b", ["madeFrom"]],
  ["another asset that is read", "given/b.txt", "", ["madeFrom"]],
  ["a file that is made", "made/a.txt", "5", ["files"]],
  ["a file beside them", "made/a.json", "5", []],
  ["comments and types", "sides.ts", "/** Metres. */\nexport const side = 2; // short\n", []],
  ["code that is not used", "sides.ts", "export const side = 2;\nexport const unused = 4;\n", []],
])("a change of %s", async (_, path, text, expected) => {
  expect(await changed(() => write(path, text))).toEqual(expected);
});

test("names are matched as they are written, but for the star", () => {
  write("given/a.txtx", "");
  write("given/aXtxt", "");
  expect(matching(root, ["given/*.txt", "missing/*"])).toEqual(["given/a.txt"]);
});
