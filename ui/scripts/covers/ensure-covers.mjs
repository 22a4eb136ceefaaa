import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ui = fileURLToPath(new URL("../..", import.meta.url));
const dancers = join(ui, "generated/dancers");
/** Where the covers of the library's songs are: `{song}.jpg`, 512 × 512. */
export const COVER_FOLDER = join(ui, "generated/covers");

/** Everything that a cover is made from. */
function* inputs() {
  for (const folder of ["scripts/covers", "scripts/posters", "src/dancer/rig", "../sdk/src/motion"]) {
    yield* filesBelow(join(ui, folder));
  }
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
    const script = fileURLToPath(new URL("draw.ts", import.meta.url));
    const args = [
      "--conditions=@nataraj/source",
      "--import",
      import.meta.resolve("tsx"),
      script,
      dancers,
      COVER_FOLDER,
    ];
    const child = spawn(process.execPath, args, { cwd: ui, stdio: ["ignore", "inherit", "inherit"] });
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error("The covers could not be drawn."))));
  });
}

/** Draws the covers with the baked dancers, unless nothing they are made from has changed. */
export async function ensureCovers() {
  const stamp = join(COVER_FOLDER, ".inputs");
  const hash = hashOfInputs();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  await draw();
  writeFileSync(`${stamp}.${process.pid}`, hash);
  renameSync(`${stamp}.${process.pid}`, stamp);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await ensureCovers();
