/** Draws a film: `tsx --conditions=@nataraj/source scripts/films/draw.ts <dancers' folder> <folder> <name>`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { createComposer } from "./compose.ts";
import { createEncoder } from "./encode.ts";
import { FRAME_RATE, HEIGHT, type Tutorial, WIDTH } from "./film.ts";
import { findEncoder } from "./find-encoder.ts";
import { dancersFrom, type OpenDancer } from "./render/filmed-dancer.ts";
import { choose } from "./storyboards/choose.ts";
import { demo } from "./storyboards/demo.ts";
import { share } from "./storyboards/share.ts";
import { styles } from "./storyboards/styles.ts";
import { watch } from "./storyboards/watch.ts";

/** A film whose pictures can be drawn, in any order. */
interface Drawable {
  seconds: number;
  poster: number;
  draw(seconds: number): Promise<Uint8Array>;
}

const drawable = (tutorial: Tutorial): Drawable => ({ ...tutorial, draw: createComposer(tutorial) });

/** Every film, opened with the dancers who perform in it. */
const FILMS: Readonly<Record<string, (openDancer: OpenDancer) => Promise<Drawable> | Drawable>> = {
  choose: () => drawable(choose),
  styles: async (openDancer) => drawable(await styles(openDancer)),
  watch: async (openDancer) => drawable(await watch(openDancer)),
  share: () => drawable(share),
  demo,
};

/** Pictures that are drawn while the one before them is packed. */
const AHEAD = 4;

const [dancers, folder, name = ""] = process.argv.slice(2);
const open = FILMS[name];
if (!dancers || !folder || !open)
  throw new Error("Give the folder of the dancers, the one for the film, and its name.");
mkdirSync(folder, { recursive: true });

const film = await open(dancersFrom(dancers));
const encoder = createEncoder(findEncoder(), join(folder, name));
const waiting: Promise<Uint8Array>[] = [];
for (let frame = 0; frame < Math.round(film.seconds * FRAME_RATE); frame++) {
  const drawn = film.draw(frame / FRAME_RATE);
  // Whoever takes it hears of a failure.
  drawn.catch(() => {});
  waiting.push(drawn);
  if (waiting.length >= AHEAD) await encoder.write((await waiting.shift()) as Uint8Array);
}
for (const drawn of waiting) await encoder.write(await drawn);
await encoder.end();

const poster = await film.draw(film.poster);
await sharp(poster, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
  .webp({ quality: 76, effort: 6, smartSubsample: true })
  .toFile(join(folder, `${name}.webp`));
