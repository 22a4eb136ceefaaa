import { createComposer } from "./compose.ts";
import type { Tutorial } from "./film.ts";
import type { OpenDancer } from "./render/filmed-dancer.ts";
import { choose } from "./storyboards/choose.ts";
import { demo } from "./storyboards/demo.ts";
import { share } from "./storyboards/share.ts";
import { styles } from "./storyboards/styles.ts";
import { watch } from "./storyboards/watch.ts";

/** A film whose pictures can be drawn, in any order. */
export interface Drawable {
  seconds: number;
  /** Second whose picture stands for the film before it plays. */
  poster: number;
  /** The picture at a time: RGB, 8 bit a channel, row by row. */
  draw(seconds: number): Promise<Uint8Array>;
}

const drawable = (tutorial: Tutorial): Drawable => ({ ...tutorial, draw: createComposer(tutorial) });

const FILMS: Readonly<Record<string, (openDancer: OpenDancer) => Promise<Drawable> | Drawable>> = {
  choose: () => drawable(choose),
  styles: async (openDancer) => drawable(await styles(openDancer)),
  watch: async (openDancer) => drawable(await watch(openDancer)),
  share: () => drawable(share),
  demo,
};

/**
 * Opens a film with the dancers who perform in it.
 * @throws {Error} when there is no film of this name.
 */
export async function openFilm(name: string, openDancer: OpenDancer): Promise<Drawable> {
  const open = FILMS[name];
  if (!open) throw new Error(`There is no film "${name}", only ${Object.keys(FILMS).join(", ")}.`);
  return open(openDancer);
}
