import { type Channel, channelIndex } from "../format/channels.ts";
import { lerp, smoothstep } from "../math/curves.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import type { Intensity } from "../sequence/intensity.ts";
import { STRIDE } from "./columns.ts";
import { frameTime, LEAD, TRACK_RATE } from "./frames.ts";

/** A strike is wound up from so long before it on, goes off so long before, stays, and is let go within so long. Seconds. */
const WINDS_UP = 0.3;
const GOES_OFF = 0.1;
const STAYS = 0.1;
/** How far the body winds up, against the strike. */
const WOUND = 0.16;
/** How large a strike is at intensity 0 and 1. */
const QUIET = 0.88;
const LOUD = 1.22;
/** A strike with which the music stops is struck by the pose of the break. Seconds around the stop. */
const STOPS_WITH = 0.15;
/** Share of a strike that arms show by which a move is known. */
const IN_KEPT = 0.5;

/** A strike with which the music returns goes off this long before it, as the body stands until then, and takes so long. Seconds. */
const RETURNS = 0.025;
const GOES_OFF_AGAIN = 0.07;

/** No strike lifts the hips higher, centimetres: legs that no longer reach would have to come down before it. */
const HIGHEST = -3.5;
const Y = channelIndex("y");

/** One strike: when it goes off, when it has arrived, and the end of what holds it. */
export interface Strike {
  off: number;
  at: number;
  until: number;
  /** How far the body winds up before it: not at all out of a break, in which it stands. */
  wound: number;
  clip: ClipInstance;
  size: number;
}

/** The strikes of a dance; a body on its hands, or that idles, has nothing free to strike with. */
export function strikesOf(clips: readonly ClipInstance[], { hits, breaks, level }: Intensity): Strike[] {
  return hits.flatMap((at) => {
    const clip = clips.find(({ start, end }) => at >= start - 1e-6 && at < end - 1e-6);
    if (!clip || clip.idle || clip.move.hands.length > 0) return [];
    if (breaks.some(({ start, end }) => at > start - STOPS_WITH && at < end - STOPS_WITH)) return [];
    const size = lerp(QUIET, LOUD, Math.min(1, level(at)));
    const returns = breaks.find(({ end }) => Math.abs(at - end) < GOES_OFF);
    const off = returns ? Math.max(at - GOES_OFF, returns.end - RETURNS) : at - GOES_OFF;
    const stops = off + (returns ? GOES_OFF_AGAIN : GOES_OFF);
    return [{ off, at: stops, until: at + STAYS, wound: returns ? 0 : WOUND, clip, size }];
  });
}

/** The frames that a strike shapes, from the first up to, and without, the last. */
function framesOfStrike({ off, until, clip }: Strike): { from: number; to: number } {
  const to = Math.ceil((until + clip.style.strike.release) * TRACK_RATE) + LEAD + 1;
  return { from: Math.floor((off + GOES_OFF - WINDS_UP) * TRACK_RATE) + LEAD, to };
}

/** Adds the strikes to a channel of the tracks: a wind-up, a quick way that stops on the music's stroke, and its release. */
export function addStrikes(tracks: Float64Array, channel: Channel, strikes: readonly Strike[]): void {
  const { index, group, mirror, mirrorSign } = channel;
  const frames = tracks.length / STRIDE;
  for (const strike of strikes) {
    const { clip, size } = strike;
    const { amounts, release } = clip.style.strike;
    const kept = group === "arms" ? lerp(1, IN_KEPT, clip.move.keeps[index] ?? 0) : 1;
    const amount = (clip.mirrored ? mirrorSign * (amounts[mirror] ?? 0) : (amounts[index] ?? 0)) * size * kept;
    if (amount === 0) continue;
    const { from, to } = framesOfStrike(strike);
    for (let f = Math.max(0, from); f < Math.min(frames, to); f++) {
      const o = f * STRIDE + index;
      const value = tracks[o] ?? 0;
      const struck = value + amount * shapeOf(frameTime(f), strike, release);
      tracks[o] = index === Y ? Math.min(struck, Math.max(value, HIGHEST)) : struck;
    }
  }
}

function shapeOf(t: number, { off, at, until, wound }: Strike, release: number): number {
  if (t < off) return -wound * smoothstep((t - at + WINDS_UP) / (WINDS_UP - GOES_OFF));
  if (t < at) return lerp(-wound, 1, ((t - off) / (at - off)) ** 2);
  return t < until ? 1 : 1 - smoothstep((t - until) / release);
}
