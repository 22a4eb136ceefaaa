import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { alone } from "../alone.mjs";
import { filesBelow, hashOf, readStamp, writeStamp } from "../inputs.mjs";
import { runScript } from "../run-script.mjs";

const ui = fileURLToPath(new URL("../..", import.meta.url));
const dancers = join(ui, "generated/dancers");
/** Where the covers of the library's songs are: `{song}.jpg`, 512 × 512. */
export const COVER_FOLDER = join(ui, "generated/covers");
/** What all covers are made from, beside the baked dancers. */
const INPUTS = ["scripts/covers", "scripts/posters", "src/dancer/rig", "src/dancer/looks.ts", "../sdk/src/motion"];
/** What lies among them and makes no difference to a cover. */
const OTHER = /\.test\.ts$|\.md$|\.mjs$/;

function* inputs() {
  for (const input of INPUTS) for (const file of filesBelow(join(ui, input))) if (!OTHER.test(file)) yield file;
  for (const file of readdirSync(dancers).sort()) if (file.endsWith(".full.glb")) yield join(dancers, file);
}

/** Draws the covers, unless nothing they are made from has changed. Of several processes one draws. */
export async function ensureCovers() {
  const stamp = join(COVER_FOLDER, ".inputs");
  const hash = hashOf(inputs());
  const isCurrent = () => existsSync(stamp) && readStamp(stamp) === hash;
  if (isCurrent()) return;
  await alone(COVER_FOLDER, async () => {
    if (isCurrent()) return;
    await runScript(new URL("draw.ts", import.meta.url), [dancers, COVER_FOLDER], "The covers could not be drawn.");
    writeStamp(stamp, hash);
  });
}
