import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { alone } from "../alone.mjs";
import { filesBelow, hashOf, readStamp, writeStamp } from "../inputs.mjs";
import { runScript } from "../run-script.mjs";

const ui = fileURLToPath(new URL("../..", import.meta.url));
const dancers = join(ui, "generated/dancers");
/**
 * Where the posters are: `{style}.jpg` of 1200 × 630, `{style}-480.jpg` and `{style}-tile.jpg`, the style in lower case
 * with hyphens; `hero.webp`; and `look-{look}-{costume}.jpg` of each look in each of its costumes.
 */
export const POSTER_FOLDER = join(ui, "generated/posters");
const STYLES = 8;
const COSTUMES = 15;

/** Everything that a poster is made from. */
function* inputs() {
  for (const folder of ["scripts/posters", "src/dancer/rig", "../sdk/src/motion"]) yield* filesBelow(join(ui, folder));
  yield join(ui, "src/dancer/looks.ts");
  for (const name of readdirSync(dancers).sort()) if (name.endsWith(".full.glb")) yield join(dancers, name);
}

const hashOfInputs = () => hashOf([...inputs()].filter((file) => !/\.test\.ts$|\.md$/.test(file)));

/** Draws the posters of the baked dancers, unless nothing they are made from has changed. Of several processes one draws. */
export async function ensurePosters() {
  const stamp = join(POSTER_FOLDER, ".inputs");
  const hash = hashOfInputs();
  const isCurrent = () =>
    readStamp(stamp) === hash &&
    readdirSync(POSTER_FOLDER).filter((name) => /\.(jpg|webp)$/.test(name)).length === STYLES * 3 + 1 + COSTUMES;
  if (isCurrent()) return;
  await alone(POSTER_FOLDER, async () => {
    if (isCurrent()) return;
    await runScript(new URL("draw.ts", import.meta.url), [dancers, POSTER_FOLDER], "The posters could not be drawn.");
    writeStamp(stamp, hash);
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await ensurePosters();
