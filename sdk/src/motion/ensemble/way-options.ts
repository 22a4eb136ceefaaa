import type { Footwork } from "../contacts/footwork.ts";
import { beatGridOf, evenBeatGrid, PHRASE, USUAL_BEAT } from "../sequence/beat-grid.ts";
import type { DanceScore } from "../sequence/score.ts";
import type { Footprint } from "./footprint.ts";
import type { Place } from "./formations.ts";
import { type Walk, walkAlong } from "./travel.ts";
import { bentWay, mirrorPlace, mirrorWay } from "./ways.ts";

/** A dancer whose ways are planned: its dance at the centre, and how it reaches over the floor. */
export interface Walker {
  readonly footwork: Footwork;
  /** Danced as in a mirror; the footprint is mirrored already. */
  readonly mirrored: boolean;
  readonly footprint: Footprint;
}

/** A part of the dance in which a formation changes. */
export interface Section {
  readonly start: number;
  /** When all must have arrived. */
  readonly until: number;
  readonly score: DanceScore;
}

/** The samples of the footprints from one time to another. */
export interface Samples {
  /** Seconds between two. */
  readonly step: number;
  readonly first: number;
  readonly count: number;
}

/** How far ways bend aside, as a share of their length. */
const BEND = 0.3;
/** Dancers depart at the section's start, or half a phrase or a whole one later. Early departures and straight ways first. */
const KINDS = [0, PHRASE / 2, PHRASE]
  .flatMap((delay) => [0, BEND, -BEND].map((bend) => ({ delay, bend, cost: delay / PHRASE + Math.abs(bend) })))
  .sort((a, b) => a.cost - b.cost);
/** The body leaves this much before its first step, and has settled so much after the last. Seconds. */
export const AROUND_WALK = 0.4;

/** A way that a dancer may take, with where it is at each sample of the section. */
export interface WayOption {
  readonly walk: Walk | undefined;
  /** x and z by sample, metres. */
  readonly places: Float64Array;
  /** The samples between which it is on its way. */
  readonly from: number;
  readonly to: number;
}

/**
 * The ways that a dancer can walk from one place to another, those that depart early and are straight first; in steps of
 * a few milliseconds.
 */
export function wayOptions(
  { footwork, mirrored }: Walker,
  from: Place,
  to: Place,
  { start, until, score }: Section,
  samples: Samples,
): WayOption[] {
  const stays = Math.hypot(to.x - from.x, to.z - from.z) < 1e-6;
  if (stays) return [optionOf(undefined, () => from, samples)];
  const grid = beatGridOf(score.beats) ?? evenBeatGrid(0, USUAL_BEAT);
  const options: WayOption[] = [];
  for (const { delay, bend } of KINDS) {
    const departs = delay === 0 ? start : grid.timeAt(grid.beatAt(start) + delay);
    const way = bentWay(departs, from, to, bend);
    const walk = walkAlong(footwork, mirrored ? mirrorWay(way) : way, until);
    if (!walk) continue;
    const placeAt = mirrored ? (seconds: number) => mirrorPlace(walk.placeAt(seconds)) : walk.placeAt;
    options.push(optionOf(walk, placeAt, samples));
  }
  return options;
}

function optionOf(
  walk: Walk | undefined,
  placeAt: (seconds: number) => Place,
  { step, first, count }: Samples,
): WayOption {
  const places = new Float64Array(2 * count);
  for (let k = 0; k < count; k++) {
    const { x, z } = placeAt((first + k) * step);
    places[2 * k] = x;
    places[2 * k + 1] = z;
  }
  const sample = (seconds: number) => seconds / step - first;
  return {
    walk,
    places,
    from: walk ? sample(walk.start - AROUND_WALK) : Number.POSITIVE_INFINITY,
    to: walk ? sample(walk.arrival + AROUND_WALK) : Number.NEGATIVE_INFINITY,
  };
}
