import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ui = fileURLToPath(new URL("../..", import.meta.url));
const dancers = join(ui, "generated/dancers");
/** Where the films are: `{name}.webm`, `{name}.mp4` and the poster `{name}.jpg`. */
export const FILM_FOLDER = join(ui, "generated/films");
/** The four tutorials and the demo; what takes longest stands first. */
export const FILMS = ["watch", "demo", "styles", "choose", "share"];
const KINDS = ["webm", "mp4", "jpg"];

/** Everything that a film is made from. */
const INPUTS = [
  "scripts/films",
  "scripts/posters",
  "src/create/art",
  "src/dancer/looks.ts",
  "src/dancer/rig",
  "src/dashboard/rhythm.ts",
  "src/home/tutorials.ts",
  "src/icon/shapes.ts",
  "src/navigation/Logo.css",
  "src/navigation/Logo.tsx",
  "src/player/shortcuts.ts",
  "src/share/share-texts.ts",
  "src/theme/tokens.css",
  "../sdk/src/choreography",
  "../sdk/src/contract",
  "../sdk/src/create/trim.ts",
  "../sdk/src/motion",
  "../sdk/src/player/display.ts",
];

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function hashOfInputs() {
  const hash = createHash("sha256");
  const add = (file) => hash.update(readFileSync(file)).update("\0");
  for (const input of INPUTS)
    for (const file of filesBelow(join(ui, input))) if (!/\.(test|stories)\.tsx?$|\.md$/.test(file)) add(file);
  for (const name of readdirSync(dancers).sort()) if (name.endsWith(".lite.glb")) add(join(dancers, name));
  return hash.digest("hex");
}

function draw(name) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        "--conditions=@nataraj/source",
        "--import",
        import.meta.resolve("tsx"),
        fileURLToPath(new URL("draw.ts", import.meta.url)),
        dancers,
        FILM_FOLDER,
        name,
      ],
      { cwd: ui, stdio: ["ignore", "inherit", "inherit"] },
    );
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`The film "${name}" could not be drawn.`)),
    );
  });
}

/** Draws the films of the product, one a core at a time, unless nothing they are made from has changed. */
export async function ensureFilms() {
  const stamp = join(FILM_FOLDER, ".inputs");
  const hash = hashOfInputs();
  const whole = FILMS.every((name) => KINDS.every((kind) => existsSync(join(FILM_FOLDER, `${name}.${kind}`))));
  if (whole && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  const waiting = [...FILMS];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await draw(name);
  };
  await Promise.all(Array.from({ length: Math.min(FILMS.length, availableParallelism()) }, work));
  writeFileSync(`${stamp}.${process.pid}`, hash);
  renameSync(`${stamp}.${process.pid}`, stamp);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await ensureFilms();
