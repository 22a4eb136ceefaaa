import type { TutorialName } from "../../src/home/tutorials.ts";
import type { Area } from "./drawing/shapes.ts";
import type { PointerState } from "./pointer.ts";

/** Pixels of a film, and pictures a second. */
export const WIDTH = 960;
export const HEIGHT = 540;
export const FRAME_RATE = 25;
/** Height of the strip in which a tutorial says what is done. */
export const STRIP = 84;

/** A picture laid upon a page, as the dancer's stage. */
export interface Inset {
  /** Where on the page. */
  area: Area;
  radius: number;
  width: number;
  height: number;
  /** Draws it: RGB, 8 bit a channel, row by row. The next picture may be written over it. */
  draw(): Uint8Array;
}

/** What of the page is seen: its left and upper end, and its width; the height follows. */
export interface Framing {
  x: number;
  y: number;
  width: number;
}

/** What a tutorial shows at a moment. Places are those of the page. */
export interface Scene {
  /** SVG of the page, and of what lies over its inset. */
  page: string;
  inset?: Inset;
  over?: string;
  framing: Framing;
  pointer?: PointerState;
  /** How much of the page before still lies over this one, 0 to 1, when pages change. */
  veil?: number;
}

/** The film of a tutorial. What it says, and when, is written in the product's own `TUTORIALS`. */
export interface Tutorial {
  name: TutorialName;
  seconds: number;
  /** Second whose picture stands for the film before it plays. */
  poster: number;
  sceneAt(seconds: number): Scene;
}
