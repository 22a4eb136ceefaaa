import { numberAt } from "../../arrays/index.ts";
import { noise, smoothstep } from "../math/curves.ts";
import { USUAL_BEAT } from "../sequence/beat-grid.ts";

/** People at rest blink 17 times a minute. */
const BLINKS = {
  source: "Bentivoglio et al., Analysis of blink rate patterns in normal subjects, Movement Disorders 12, 1997",
  aMinute: 17,
} as const;
const EVERY = 60 / BLINKS.aMinute;
const LENGTH = 0.17;

/**
 * How far the eyes are closed at a time, 0 to 1: one blink in so much time, at no regular moment. The
 * eyes are shut on the beat that is nearest, if one is near.
 * @param beats Seconds, rising.
 */
export function blinkAt(seconds: number, beats: readonly number[] = []): number {
  const turn = Math.floor(seconds / EVERY);
  const shut = nearest(beats, (turn + (1 + noise(turn)) / 3) * EVERY);
  const u = (seconds - shut) / LENGTH + 0.5;
  return smoothstep(2 * Math.min(u, 1 - u));
}

/** The beat that is nearest to a time, or the time where none is as near as beats usually are. */
function nearest(beats: readonly number[], seconds: number): number {
  let low = 0;
  let high = beats.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(beats, middle) < seconds) low = middle + 1;
    else high = middle;
  }
  let best = seconds;
  let away = USUAL_BEAT;
  for (let i = Math.max(0, low - 1); i <= low && i < beats.length; i++) {
    const distance = Math.abs(numberAt(beats, i) - seconds);
    if (distance >= away) continue;
    best = numberAt(beats, i);
    away = distance;
  }
  return best;
}
