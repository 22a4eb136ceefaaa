import { numberAt } from "../../arrays/index.ts";
import { noise, smoothstep } from "../math/curves.ts";

const EVERY = 3.4;
const LENGTH = 0.17;
/** Share of a blink after which the eyes are shut. */
const SHUT = 0.4;
/** A beat is near within this time; a turn leaves as much on either side. Seconds. */
const NEAR = 0.5;

/**
 * How far the eyes are closed at a time, 0 to 1: one blink in every three and a half seconds, at no regular moment. The
 * eyes are shut on the beat that is nearest, if one is near.
 * @param beats Seconds, rising.
 */
export function blinkAt(seconds: number, beats: readonly number[] = []): number {
  const turn = Math.floor(seconds / EVERY);
  const shut = nearest(beats, (turn + 0.2 + noise(turn) * 0.6) * EVERY);
  const u = (seconds - shut) / LENGTH + SHUT;
  if (u <= 0 || u >= 1) return 0;
  return u < SHUT ? smoothstep(u / SHUT) : 1 - smoothstep((u - SHUT) / (1 - SHUT));
}

/** The beat that is nearest to a time, or the time where none is near. */
function nearest(beats: readonly number[], seconds: number): number {
  let low = 0;
  let high = beats.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(beats, middle) < seconds) low = middle + 1;
    else high = middle;
  }
  let best = seconds;
  let away = NEAR;
  for (let i = Math.max(0, low - 1); i <= low && i < beats.length; i++) {
    const distance = Math.abs(numberAt(beats, i) - seconds);
    if (distance >= away) continue;
    best = numberAt(beats, i);
    away = distance;
  }
  return best;
}
