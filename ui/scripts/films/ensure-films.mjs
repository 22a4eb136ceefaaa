import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ui = fileURLToPath(new URL("../..", import.meta.url));
const dancers = join(ui, "generated/dancers");
/** Where the films are: `{name}.webm`, `{name}.mp4` and the poster `{name}.webp`. */
export const FILM_FOLDER = join(ui, "generated/films");
/** The four tutorials and the demo, and whether a dancer performs in them; what takes longest stands first. */
const PERFORMED = { watch: true, demo: true, styles: true, choose: false, share: false };
export const FILMS = Object.keys(PERFORMED);
const KINDS = ["webm", "mp4", "webp"];

/** What all films are made from; each has a storyboard of its own besides. */
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
/** What lies among them and makes no difference to a film. */
const OTHER = new RegExp(`\\.(test|stories)\\.tsx?$|\\.md$|\\.mjs$|storyboards/(${FILMS.join("|")})\\.ts$`);

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function* inputsOf(name) {
  for (const input of INPUTS) for (const file of filesBelow(join(ui, input))) if (!OTHER.test(file)) yield file;
  yield join(ui, `scripts/films/storyboards/${name}.ts`);
  if (!PERFORMED[name]) return;
  for (const file of readdirSync(dancers).sort()) if (file.endsWith(".lite.glb")) yield join(dancers, file);
}

function hashOf(name) {
  const hash = createHash("sha256");
  for (const file of inputsOf(name)) hash.update(readFileSync(file)).update("\0");
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

/** Draws a film, unless nothing it is made from has changed. What is done is kept, should the build be stopped. */
async function ensure(name) {
  const stamp = join(FILM_FOLDER, `.${name}.inputs`);
  const hash = hashOf(name);
  const whole = KINDS.every((kind) => existsSync(join(FILM_FOLDER, `${name}.${kind}`)));
  if (whole && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  await draw(name);
  writeFileSync(`${stamp}.${process.pid}`, hash);
  renameSync(`${stamp}.${process.pid}`, stamp);
}

/** Draws the films of the product, one a core at a time, unless nothing they are made from has changed. */
export async function ensureFilms() {
  const waiting = [...FILMS];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await ensure(name);
  };
  await Promise.all(Array.from({ length: Math.min(FILMS.length, availableParallelism()) }, work));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await ensureFilms();
