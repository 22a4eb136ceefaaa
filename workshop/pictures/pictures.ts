/**
 * `npm run pictures`: draws every story in both themes and two widths into `artifacts/pictures`, and names those that look
 * otherwise than before. `--update` keeps what they look like now; `--only Button`, once or more often, takes the
 * groups of stories that begin so; `--direction rtl` draws them from right to left, and `--webgl` draws those with WebGL
 * and built media instead, both to be looked at only; `--built FOLDER` takes a Storybook that is built already.
 */
import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { programOf } from "../../scripts/program-of.mjs";
import { compare, type Fingerprints } from "./compare.ts";
import { fingerprint } from "./fingerprint.ts";
import { readStories } from "./stories.ts";
import { type StoryPictures, takePictures } from "./take-pictures.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const KEPT = fileURLToPath(new URL("fingerprints.json", import.meta.url));

const { values } = parseArgs({
  options: {
    update: { type: "boolean" },
    only: { type: "string", multiple: true, default: [""] },
    direction: { type: "string", default: "ltr" },
    webgl: { type: "boolean", default: false },
    built: { type: "string" },
  },
});

/** A folder with a Storybook of the sources as they are. */
async function buildStorybook(): Promise<string> {
  console.log("Building Storybook.");
  const build = [programOf("storybook"), "build", "-o", "storybook-static"];
  await promisify(execFile)(process.execPath, build, { cwd: ROOT, maxBuffer: 1e8 });
  return join(ROOT, "storybook-static");
}

const direction = values.direction === "rtl" ? "rtl" : "ltr";
/** Pictures of a machine's own graphics, or of a direction that is not the usual one, have nothing to be compared with. */
const isCompared = direction === "ltr" && !values.webgl;
const FOLDER = join(ROOT, "artifacts", direction === "rtl" ? "pictures-rtl" : "pictures");
const built = values.built ? resolve(values.built) : await buildStorybook();
const stories = (await readStories(built, !values.webgl)).filter(({ title }) =>
  values.only.some((group) => title.startsWith(group)),
);
const isWhole = values.only.includes("");
await mkdir(FOLDER, { recursive: true });
const before = JSON.parse(await readFile(KEPT, "utf8").catch(() => "{}")) as Fingerprints;
const now: Fingerprints = {};
let findings = 0;
let failures = 0;
async function note({ story, pictures, findings: found, failure }: StoryPictures): Promise<void> {
  if (failure) {
    failures++;
    console.error(`${story.id} could not be drawn: ${failure.message}`);
    return;
  }
  const prints: Record<string, string> = {};
  for (const [name, picture] of Object.entries(pictures)) {
    await writeFile(join(FOLDER, `${story.id}-${name}.png`), picture);
    if (isCompared) prints[name] = await fingerprint(picture);
  }
  now[story.id] = prints;
  for (const finding of found) console.log(`${story.id} ${finding}`);
  findings += found.length;
}

await takePictures({ folder: built, stories, direction, onSeen: note });
const { changed, added, gone } = isCompared ? compare(before, now, isWhole) : { changed: [], added: [], gone: [] };
for (const [what, names] of Object.entries({ "looks otherwise": changed, "is new": added, "is gone": gone }))
  for (const name of names) console.log(`${name} ${what}.`);
console.log(
  `${stories.length} stories, ${changed.length} pictures changed, ${findings} findings, ${failures} failures.`,
);
if (values.update && isCompared) {
  const kept = isWhole ? now : { ...before, ...now };
  const sorted = Object.fromEntries(Object.entries(kept).sort(([a], [b]) => a.localeCompare(b, "en")));
  await writeFile(KEPT, `${JSON.stringify(sorted, undefined, 2)}\n`);
}
const isOther = !values.update && changed.length + added.length + gone.length > 0;
process.exitCode = failures + findings > 0 || isOther ? 1 : 0;
