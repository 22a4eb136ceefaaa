import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { alone } from "../alone.mjs";
import { filesBelow, hashOf, readStamp, writeStamp } from "../inputs.mjs";
import { runScript } from "../run-script.mjs";

const ui = fileURLToPath(new URL("../..", import.meta.url));
const dancers = join(ui, "generated/dancers");
/** Where the films' posters are, below it as on the site: `demo.webp`, `tutorials/{name}.webp`. */
export const FILM_POSTER_FOLDER = join(ui, "generated/film-posters");
/** The four tutorials and the demo, and whether a dancer performs in them; what takes longest stands first. */
const PERFORMED = { watch: true, demo: true, styles: true, choose: false, share: false };
export const FILMS = Object.keys(PERFORMED);
/** Where the site has a film, without its kind. */
export const addressOf = (name) => (name === "demo" ? name : `tutorials/${name}`);

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

/** What a process that was killed has left of a film. */
const PARTIAL = /^\.[a-z]+\.\d+\.(webm|mp4)$/;

function* inputsOf(name) {
  for (const input of INPUTS) for (const file of filesBelow(join(ui, input))) if (!OTHER.test(file)) yield file;
  yield join(ui, `scripts/films/storyboards/${name}.ts`);
  if (!PERFORMED[name]) return;
  for (const file of readdirSync(dancers).sort()) if (file.endsWith(".lite.glb")) yield join(dancers, file);
}

/** The films of which a folder lacks a kind, or which were made from other inputs. */
function outdated(folder, kinds, names, isCurrent) {
  return names.filter((name) => {
    const whole = kinds.every((kind) => existsSync(join(folder, `${addressOf(name)}.${kind}`)));
    return !(whole && isCurrent(name, readStamp(join(folder, `.${name}.inputs`))));
  });
}

/**
 * Draws the films, unless nothing they are made from has changed. Of several processes one draws, and the others wait
 * for it. A film takes its place when it is whole; what is done is kept, should the process be stopped.
 *
 * @param {{ folder: string, names?: readonly string[], frameRate?: number, workers?: number }} options A film lies in the
 *   folder as on the site: `demo.webm`, `tutorials/{name}.mp4`. With fewer frames a second than the films of the product
 *   have, tests get theirs sooner. Those of the product will do for them, but not the other way round.
 * @returns {Promise<string[]>} The names of the films that were drawn.
 */
export async function ensureFilms({ folder, names = FILMS, frameRate, workers = 1 }) {
  const hashes = new Map(names.map((name) => [name, hashOf(inputsOf(name))]));
  const stampOf = (name) => [hashes.get(name), frameRate].filter(Boolean).join(" ");
  const isCurrent = (name, stamp) => stamp === hashes.get(name) || stamp === stampOf(name);
  const find = () => outdated(folder, ["webm", "mp4"], names, isCurrent);
  if (find().length === 0) return [];
  return alone(folder, async () => {
    mkdirSync(join(folder, "tutorials"), { recursive: true });
    for (const file of readdirSync(folder)) if (PARTIAL.test(file)) rmSync(join(folder, file));
    const wanted = find();
    const waiting = [...wanted];
    const work = async () => {
      for (let name = waiting.shift(); name; name = waiting.shift()) {
        const args = [dancers, name, join(folder, addressOf(name)), join(folder, `.${name}.${process.pid}`)];
        if (frameRate) args.push(String(frameRate));
        await runScript(new URL("draw.ts", import.meta.url), args, `The film "${name}" could not be drawn.`);
        writeStamp(join(folder, `.${name}.inputs`), stampOf(name));
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    return wanted;
  });
}

/** Draws the films' posters, which the site shows until the films are there, unless nothing has changed. */
export async function ensureFilmPosters(folder = FILM_POSTER_FOLDER) {
  const hashes = new Map(FILMS.map((name) => [name, hashOf(inputsOf(name))]));
  const find = () => outdated(folder, ["webp"], FILMS, (name, stamp) => stamp === hashes.get(name));
  if (find().length === 0) return;
  await alone(folder, async () => {
    mkdirSync(join(folder, "tutorials"), { recursive: true });
    const wanted = find();
    if (wanted.length === 0) return;
    const args = [dancers, ...wanted.flatMap((name) => [name, join(folder, `${addressOf(name)}.webp`)])];
    await runScript(new URL("draw-posters.ts", import.meta.url), args, "The films' posters could not be drawn.");
    for (const name of wanted) writeStamp(join(folder, `.${name}.inputs`), hashes.get(name));
  });
}
