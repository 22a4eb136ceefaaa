import type { BrowserContext } from "playwright";
import type { Person } from "../product/prepare.ts";
import type { FilmRecorder } from "../recording/film-recorder.ts";
import type { Window } from "../recording/open-page.ts";

/** What a film is recorded in. */
export interface Scene {
  recorder: FilmRecorder;
  context: BrowserContext;
  /** Address of the product, as pages show it. */
  url: string;
  /** Who is logged in. */
  person: Person;
}

/** A film: what is done and said in it, step by step. */
export interface Film {
  name: string;
  /** Whether its songs are heard. */
  sounds: boolean;
  window: Window;
  /** What people have made in the product that is not the product's own text: names, songs. */
  own: readonly string[];
  record: (scene: Scene) => Promise<void>;
}

/** Wide enough for a page as on a desk, and small enough that its words can be read in a film. */
export const WINDOW: Window = { width: 1120, height: 630, scale: 1 };
