import { intAt } from "../arrays/index.ts";
import type { Rgb } from "./triangles.ts";

/** The screen's part of the curve: IEC 61966-2-1, linear light from 0 to 1. */
const encoded = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Light that burns out: no brighter than white. */
const BRIGHTEST = 9;
/** Painted light by its root: the eye tells dark tones apart better than bright ones. */
const PAINTED = Uint8Array.from({ length: 4096 }, (_, i) => {
  // K. Narkowicz, "ACES Filmic Tone Mapping Curve", 2016.
  const x = (i / 4095) ** 2 * BRIGHTEST * 0.82;
  return Math.round(255 * encoded(Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14))));
});

/** The screen's 0 to 255 for the painted light of wall and floor. */
export function toneMapBackground(light: number): number {
  return intAt(PAINTED, Math.round(4095 * Math.sqrt(Math.min(BRIGHTEST, Math.max(0, light)) / BRIGHTEST)));
}

/** Where brightness begins to be compressed, and how fast the brightest loses its colour. */
const START = 0.8 - 0.04;
const PALER = 0.15;
const SCREEN = Uint8Array.from({ length: 4096 }, (_, i) => Math.round(255 * encoded((i / 4095) ** 2)));

/**
 * The screen's 0 to 255 for the light of a dancer or of scenery, by the curve that the player uses (Khronos PBR Neutral, 2024). Writes
 * over what it is given.
 * @param exposure The environment's.
 */
export function toneMapDancer(light: [number, number, number], exposure: number): Rgb {
  let [r, g, b] = light;
  r *= exposure;
  g *= exposure;
  b *= exposure;
  const least = Math.min(r, g, b);
  const offset = least < 0.08 ? least - 6.25 * least * least : 0.04;
  r -= offset;
  g -= offset;
  b -= offset;
  const peak = Math.max(r, g, b);
  if (peak > START) {
    const room = 1 - START;
    const held = 1 - (room * room) / (peak + room - START);
    const share = held / peak;
    const white = 1 - 1 / (PALER * (peak - held) + 1);
    r = r * share * (1 - white) + held * white;
    g = g * share * (1 - white) + held * white;
    b = b * share * (1 - white) + held * white;
  }
  light[0] = onScreen(r);
  light[1] = onScreen(g);
  light[2] = onScreen(b);
  return light;
}

const onScreen = (light: number): number =>
  intAt(SCREEN, Math.round(4095 * Math.sqrt(Math.min(1, Math.max(0, light)))));
