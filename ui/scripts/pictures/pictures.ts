/**
 * `npm run pictures`: draws every story in both themes, from right to left, and in two widths into `artifacts/pictures`,
 * and names those that look otherwise than before. `--update` keeps what they look like now; `--only Button` takes the
 * groups of stories that begin so; `--built FOLDER` takes a Storybook that is built already.
 */
import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { compare, type Fingerprints } from "./compare.ts";
import { fingerprint } from "./fingerprint.ts";
import { readStories } from "./stories.ts";
import { takePictures } from "./take-pictures.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const KEPT = fileURLToPath(new URL("fingerprints.json", import.meta.url));
const FOLDER = join(ROOT, "artifacts/pictures");

const { values } = parseArgs({
  options: { update: { type: "boolean" }, only: { type: "string", default: "" }, built: { type: "string" } },
});

/** A folder with a Storybook of the sources as they are. */
async function buildStorybook(): Promise<string> {
  console.log("Building Storybook.");
  await promisify(execFile)("npm", ["run", "build-storybook"], { cwd: ROOT, maxBuffer: 1e8 });
  return join(ROOT, "storybook-static");
}

const built = values.built ? resolve(values.built) : await buildStorybook();
const stories = (await readStories(built)).filter(({ title }) => title.startsWith(values.only));
await mkdir(FOLDER, { recursive: true });
const before = JSON.parse(await readFile(KEPT, "utf8").catch(() => "{}")) as Fingerprints;
const now: Fingerprints = {};
const findings: string[] = [];
const failed: string[] = [];
for await (const seen of takePictures(built, stories)) {
  if (seen.failure) {
    failed.push(seen.story.id);
    console.error(`${seen.story.id} could not be drawn: ${seen.failure.message}`);
    continue;
  }
  const prints: Record<string, string> = {};
  for (const [name, picture] of Object.entries(seen.pictures)) {
    await writeFile(join(FOLDER, `${seen.story.id}-${name}.png`), picture);
    prints[name] = await fingerprint(picture);
  }
  now[seen.story.id] = prints;
  findings.push(...seen.findings.map((finding) => `${seen.story.id} ${finding}`));
}

const { changed, added, gone } = compare(before, now, values.only === "");
for (const [what, names] of Object.entries({ "looks otherwise": changed, "is new": added, "is gone": gone }))
  for (const name of names) console.log(`${name} ${what}.`);
for (const finding of findings) console.log(finding);
console.log(
  `${stories.length} stories, ${changed.length} pictures changed, ${findings.length} findings, ${failed.length} failures.`,
);
if (values.update) {
  const kept = values.only === "" ? now : { ...before, ...now };
  const sorted = Object.fromEntries(Object.entries(kept).sort(([a], [b]) => a.localeCompare(b, "en")));
  await writeFile(KEPT, `${JSON.stringify(sorted, undefined, 2)}\n`);
}
const isOther = !values.update && changed.length + added.length + gone.length > 0;
process.exitCode = failed.length + findings.length > 0 || isOther ? 1 : 0;
