/** Draws a film: `tsx --conditions=@nataraj/source scripts/films/draw.ts <dancers> <name> <path> <partial path> [fps]`. */
import { renameSync, rmSync } from "node:fs";
import { createEncoder, FILM_KINDS } from "./encode.ts";
import { FRAME_RATE } from "./film.ts";
import { findEncoder } from "./find-encoder.ts";
import { openFilm } from "./open-film.ts";
import { dancersFrom } from "./render/filmed-dancer.ts";

/** Pictures that are drawn while the one before them is packed. */
const AHEAD = 4;

const [dancers, name, path, partial, rate = String(FRAME_RATE)] = process.argv.slice(2);
if (!dancers || !name || !path || !partial)
  throw new Error("Give the folder of the dancers, the film's name, its path, and a path to write it at first.");
const frameRate = Number(rate);

try {
  const film = await openFilm(name, dancersFrom(dancers));
  const encoder = createEncoder(findEncoder(), partial, frameRate);
  const waiting: Promise<Uint8Array>[] = [];
  for (let frame = 0; frame < Math.round(film.seconds * frameRate); frame++) {
    const drawn = film.draw(frame / frameRate);
    // Whoever takes it hears of a failure.
    drawn.catch(() => {});
    waiting.push(drawn);
    if (waiting.length >= AHEAD) await encoder.write((await waiting.shift()) as Uint8Array);
  }
  for (const drawn of waiting) await encoder.write(await drawn);
  await encoder.end();
  // Nobody sees half a film.
  for (const kind of FILM_KINDS) renameSync(`${partial}.${kind}`, `${path}.${kind}`);
} finally {
  for (const kind of FILM_KINDS) rmSync(`${partial}.${kind}`, { force: true });
}
