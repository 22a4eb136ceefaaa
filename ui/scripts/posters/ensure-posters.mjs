import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ui = fileURLToPath(new URL("../..", import.meta.url));
const dancers = join(ui, "generated/dancers");
/** Where the posters are: `{style}.jpg` of 1200 × 630 and `{style}-480.jpg`, the style in lower case with hyphens. */
export const POSTER_FOLDER = join(ui, "generated/posters");
const STYLES = 8;

/** Everything that a poster is made from. */
function* inputs() {
  for (const folder of ["scripts/posters", "src/dancer/rig", "../sdk/src/motion"]) yield* filesBelow(join(ui, folder));
  yield join(ui, "src/dancer/looks.ts");
  for (const name of readdirSync(dancers).sort()) if (name.endsWith(".full.glb")) yield join(dancers, name);
}

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function hashOfInputs() {
  const hash = createHash("sha256");
  for (const file of inputs()) if (!/\.test\.ts$|\.md$/.test(file)) hash.update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function draw() {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        "--conditions=@nataraj/source",
        "--import",
        import.meta.resolve("tsx"),
        fileURLToPath(new URL("draw.ts", import.meta.url)),
        dancers,
        POSTER_FOLDER,
      ],
      { cwd: ui, stdio: ["ignore", "inherit", "inherit"] },
    );
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error("The posters could not be drawn."))));
  });
}

/** Draws the posters of the baked dancers, unless nothing they are made from has changed. */
export async function ensurePosters() {
  const stamp = join(POSTER_FOLDER, ".inputs");
  const hash = hashOfInputs();
  const pictures = existsSync(POSTER_FOLDER) ? readdirSync(POSTER_FOLDER).filter((name) => name.endsWith(".jpg")) : [];
  if (pictures.length === STYLES * 2 && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  await draw();
  writeFileSync(`${stamp}.${process.pid}`, hash);
  renameSync(`${stamp}.${process.pid}`, stamp);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await ensurePosters();
