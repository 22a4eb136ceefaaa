import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { DANCE_STYLES, MOVE_COUNT } from "@nataraj/sdk/contract";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const NUMBER = MOVE_COUNT + 1;

const MOVE = `import type { MoveDefinition } from "./definition.ts";

export const corte: MoveDefinition = {
  number: ${NUMBER},
  energy: 0.5,
  styles: ["Tango"],
  words: ["corte"],
  accents: [1],
  note: "A lunge to the side that stops.",
  source: \`move 4 beats
  L 0.24-1.00  step 30 0 h 5
  L 2.24-3.00  step 0 0 h 5
  0  y -3, arms open
  1  y -12, lean 12, arm.L high, arm.R hip
  3  y -3, lean 0, arms open
\`,
};
`;
const STYLE = `import type { Style } from "./definition.ts";
import { style as salsa } from "./salsa.ts";

/** Level and close to the floor. */
export const style: Style = {
  ...salsa,
  style: "Tango",
  suits: [5, 12],
  clashes: [15],
  shows: [${NUMBER}, 5],
  closings: [${NUMBER}],
  look: "ballet",
  poster: { variant: "plum", front: [${NUMBER}, 1], left: [5, 1], right: [12, 1] },
};
`;

/** A copy of the sources to which a move and a style are added as AUTHORING.md says. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "nataraj-new-style-"));
  const copy = join(folder, "repository");
  const program = "measures/catalogue/dance-new.ts";
  for (const [part, sources] of Object.entries({
    sdk: "src",
    server: "src/planning",
    workshop: program,
  }))
    for (const path of ["package.json", sources])
      cpSync(join(root, part, path), join(copy, part, path), { recursive: true });
  // The packages of others are found one folder up, ours in the copy.
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  mkdirSync(join(copy, "node_modules/@nataraj"), { recursive: true });
  symlinkSync(join(copy, "sdk"), join(copy, "node_modules/@nataraj/sdk"), "junction");

  const motion = join(copy, "sdk/src/motion");
  writeFileSync(join(motion, `moves/${NUMBER}-corte.ts`), MOVE);
  writeFileSync(join(motion, "styles/tango.ts"), STYLE);
  edit(join(copy, "sdk/src/contract/moves.ts"), "] as const;", '"Dance a corte",\n] as const;');
  edit(join(copy, "sdk/src/contract/styles.ts"), "] as const;", '"Tango",\n] as const;');
  addTo(join(motion, "moves/index.ts"), `import { corte } from "./${NUMBER}-corte.ts";`, "\n];", "\n  corte,\n];");
  addTo(
    join(motion, "styles/catalogue.ts"),
    'import { style as tango } from "./tango.ts";',
    "\n};",
    "\n  Tango: tango,\n};",
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @throws {Error} where the file does not have the text exactly once. */
function edit(file: string, before: string, after: string): void {
  const parts = readFileSync(file, "utf8").split(before);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times ${before}`);
  writeFileSync(file, parts.join(after));
}

function addTo(file: string, line: string, before: string, after: string): void {
  edit(file, before, after);
  writeFileSync(file, `${line}\n${readFileSync(file, "utf8")}`);
}

it("plans, solves and draws a move and a style that are a file each, a name in the contract and a line in a list", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...["--import", import.meta.resolve("tsx"), "--conditions=@nataraj/source"],
    join(folder, "repository/workshop/measures/catalogue/dance-new.ts"),
    ...["Tango", String(NUMBER), join(root, "assets/dancers")],
  ]);
  const danced = JSON.parse(stdout);
  expect(danced).toMatchObject({ name: "Dance a corte", suits: [5, 12, NUMBER], clashes: [15], styles: ["Tango"] });
  expect(danced.steps).not.toContain(15);
  expect(danced.steps.at(-1)).toBe(NUMBER);
  const [start, middle] = danced.pictures;
  expect(start).not.toBe(middle);
});

it("finds no other list of the styles in what ships", () => {
  const lists = ["sdk/src/contract/styles.ts", "sdk/src/motion/styles/catalogue.ts"];
  const found = ["sdk", "server", "ui", "site", "player"].flatMap((part) =>
    readdirSync(join(root, part, "src"), { recursive: true, encoding: "utf8" })
      .map((path) => `${part}/src/${path.replaceAll("\\", "/")}`)
      .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.(test|stories)\.|\/testing\/|\/motion\/moves\//.test(path))
      .filter((path) => {
        const text = readFileSync(join(root, path), "utf8");
        return DANCE_STYLES.filter((style) => new RegExp(`"${style}"|\\b${style}:`).test(text)).length > 3;
      }),
  );
  expect(found.sort()).toEqual(lists);
});
