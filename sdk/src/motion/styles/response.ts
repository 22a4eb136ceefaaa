import type { ChannelGroup } from "../format/channels.ts";
import { lerp, smoothstep, softLimit } from "../math/curves.ts";

/** How a style answers the intensity of the music. */
export interface Response {
  /** How large it is at intensity 0, and at 1, against what is written. */
  quiet: number;
  loud: number;
  /** How far it goes over to half time where the music is quiet, 0 to 1; above 1 it does so in louder music too. */
  halfTime: number;
  /** How much taller the body stands than moves are written, centimetres: steps that are wider and backs that round more bend the knees. */
  taller: number;
}

/** The response of one who has no style. */
export const NEUTRAL_RESPONSE: Response = { quiet: 0.31, loud: 1.12, halfTime: 1, taller: 4.8 };

/** How much of a change of intensity reaches a part of the body: gestures stay readable, the bounce follows most. */
const SHARE: Readonly<Record<ChannelGroup, number>> = {
  hips: 1,
  spine: 0.64,
  head: 0.6,
  face: 0.4,
  arms: 0.85,
  hands: 0,
  legs: 0.6,
};
/**
 * How much larger than written it gets at most: limbs are posed, and a pose that is overdone is another one. The back and
 * the head are what a large dance is made of.
 */
const MOST_ABOVE: Readonly<Record<ChannelGroup, number>> = {
  hips: 0.03,
  spine: 0.3,
  head: 0.2,
  face: 0.2,
  arms: 0.26,
  hands: 0,
  legs: 0,
};
/** The same for the length of steps: longer ones ask more of knees and ankles than they bear. */
const STEPS_MOST_ABOVE = 0.02;
/** The same for arms that a move keeps. */
const SHARE_OF_KEPT = 0.3;
/** The same for what a move that does not run on is known by: a bow is a bow in quiet music too. */
const SHARE_OF_KNOWN = 0.3;
/** The bounce follows quiet music; a loud dance is never without it. */
const SHARE_OF_BOUNCE = 1.15;
const SHARE_OF_STEPS = 0.5;
/** Half time begins below the first intensity, and is complete at the second. */
const HALF_TIME_BELOW = 0.42;
const HALF_TIME_AT = 0.21;

/** How far quiet music evens out the moves: a lively one is done smaller there; and loud music: a calm one is done larger. */
const EVENED_QUIET = 0.9;
const EVENED_LOUD = 0.35;
/** A body answers a change of quiet music more than one of loud music. */
const CONCAVE = 0.75;
/** Bounds of what evens out. */
const LEAST_EVENED = 0.45;
const MOST_EVENED = 1.2;

/**
 * How large the body moves at an intensity; 1 as written.
 * @param vigour How lively the move is as it is written, 1 for the usual one (`vigourOf`).
 */
export function gainAt({ quiet, loud }: Response, level: number, vigour: number): number {
  const answered = Math.max(0, level) ** CONCAVE;
  const even = vigour ** -lerp(EVENED_QUIET, EVENED_LOUD, Math.min(1, level));
  return lerp(quiet, loud, answered) * Math.min(MOST_EVENED, Math.max(LEAST_EVENED, even));
}

/** The same for one group of channels. @param kept 0 to 1: how far the move keeps them. @param known Whether it is known by them, and done once. */
export function groupGain(gain: number, group: ChannelGroup, kept: number, known: boolean): number {
  if (gain > 1) return above(gain, MOST_ABOVE[group] * (1 - kept));
  const usual = group === "arms" ? lerp(SHARE.arms, SHARE_OF_KEPT, kept) : SHARE[group];
  const share = known ? Math.min(usual, SHARE_OF_KNOWN) : usual;
  return 1 + (gain - 1) * share;
}

/** A gain above 1, softly no more than 1 + `most`. */
function above(gain: number, most: number): number {
  return 1 + softLimit(gain - 1, 0, most);
}

/** The same for the bounce of the hips: knees bend no deeper than is written. */
export function bounceGain(gain: number, level: number): number {
  const share = SHARE_OF_BOUNCE * (1 - Math.min(1, level) ** 3);
  return Math.max(0.15, 1 + Math.min(0, gain - 1) * share);
}

/** The same for the length and height of steps. */
export function stepGain(gain: number): number {
  return gain > 1 ? above(gain, STEPS_MOST_ABOVE) : 1 + (gain - 1) * SHARE_OF_STEPS;
}

/** How far a body moves in half time at an intensity, 0 to 1. */
export function halfTimeShare({ halfTime }: Response, level: number): number {
  const below = HALF_TIME_BELOW * Math.max(1, halfTime);
  return Math.min(1, halfTime) * smoothstep((below - level) / (HALF_TIME_BELOW - HALF_TIME_AT));
}
