import type { FootEvent, Footwork, HandEvent, Spot } from "../contacts/footwork.ts";
import { clamp, smoothstep } from "../math/curves.ts";
import { SIDES } from "../rig/limbs.ts";
import type { Place } from "./formations.ts";
import { curveOf, type Way } from "./ways.ts";

/** How far a step may take a foot ahead of the other one on the way, metres. */
const AHEAD = 0.3;
/** How much faster a foot may move in a step for it, metres a second. */
const FASTER = 1.6;
/** Nobody is on the way so short before or after standing on the hands, seconds. */
const AROUND_HANDS = 1;

/** A dancer on a way: the steps of its dance take it there. */
export interface Walk {
  /** When it departs, and when both feet have arrived; seconds. */
  readonly start: number;
  readonly arrival: number;
  readonly landings: Landings;
  /** Where the dancer is at a time: the middle between the feet, without the dance. */
  placeAt(seconds: number): Place;
}

/** A step along a way: where the foot stands from its end on. Seconds. */
export interface Landing extends Place {
  readonly start: number;
  readonly end: number;
}

/** The steps along ways of the left foot, and of the right. */
export type Landings = readonly [Landing[], Landing[]];

/**
 * Walks a way with the steps of a dance. Each step lands a little farther on, so that the dancer goes there while it
 * dances: a foot that stands stays where it is. Slides and turns carry nobody.
 * @returns undefined where the dance has too few steps to arrive before `until`, or stands on its hands meanwhile.
 */
export function walkAlong({ feet, hands }: Footwork, way: Way, until: number): Walk | undefined {
  const { length, placeAt } = curveOf(way);
  const gone: [number, number] = [0, 0];
  const landings: Landings = standingAt(way.from);
  const steps = SIDES.flatMap((side) => feet[side].map((event) => ({ side, event })))
    .filter(({ event }) => event.start >= way.start - 1e-6 && event.end <= until && lands(event))
    .sort((a, b) => a.event.end - b.event.end);
  for (const { side, event } of steps) {
    const { start, end } = event;
    const next = Math.min(length, gone[side === 0 ? 1 : 0] + AHEAD, gone[side] + FASTER * (end - start));
    if (next <= gone[side]) continue;
    gone[side] = next;
    landings[side].push({ ...placeAt(next), start, end });
    if (gone[0] < length || gone[1] < length) continue;
    const isOnHands = (event: HandEvent) => event.start < end + AROUND_HANDS && event.end > way.start - AROUND_HANDS;
    if (hands.some((events) => events.some(isOnHands))) return undefined;
    return { start: way.start, arrival: end, landings, placeAt: (seconds) => middleOf(landings, seconds) };
  }
  return undefined;
}

/** A dance taken to places over the floor. */
export interface Travel {
  readonly footwork: Footwork;
  /** Where each foot takes the dancer, from the first place on. */
  readonly landings: Landings;
}

/** Lets a dance begin at a place and go along ways, in the order of time. */
export function travel(footwork: Footwork, at: Place, walks: readonly Walk[]): Travel {
  const of = (side: 0 | 1) => [landingAt(at), ...walks.flatMap((walk) => walk.landings[side].slice(1))];
  const landings: Landings = [of(0), of(1)];
  const placeAt = (seconds: number) => middleOf(landings, seconds);
  const along: Footwork = {
    first: [moved(footwork.first[0], at), moved(footwork.first[1], at)],
    feet: [feetOf(footwork.feet[0], landings[0]), feetOf(footwork.feet[1], landings[1])],
    hands: [handsOf(footwork.hands[0], placeAt), handsOf(footwork.hands[1], placeAt)],
    flights: footwork.flights,
  };
  return { footwork: along, landings };
}

const landingAt = (place: Place): Landing => ({
  ...place,
  start: Number.NEGATIVE_INFINITY,
  end: Number.NEGATIVE_INFINITY,
});

/** Of a dancer who stays at a place. */
export const standingAt = (place: Place): Landings => [[landingAt(place)], [landingAt(place)]];

/** The middle between the feet at a time, seconds, without the dance. */
export function middleOf(landings: Landings, seconds: number): Place {
  const [a, b] = [footAlong(landings[0], seconds), footAlong(landings[1], seconds)];
  return { x: (a.x + b.x) / 2, z: (a.z + b.z) / 2 };
}

/** Whether an event sets a foot down somewhere else. */
const lands = ({ kind, to }: FootEvent) => to.frame === "floor" && (kind === "step" || kind === "jump");

/** The last landing at or before a time. */
function lastOf(landings: readonly Landing[], seconds: number): Landing {
  return landings.findLast(({ end }) => end <= seconds + 1e-9) ?? (landings[0] as Landing);
}

/** Where the ways have taken a foot at a time: on its way, while it steps. */
function footAlong(landings: readonly Landing[], seconds: number): Place {
  const i = landings.findLastIndex(({ start }) => start <= seconds);
  const after = landings[i] as Landing;
  const before = landings[i - 1];
  if (!before || seconds >= after.end) return after;
  const share = smoothstep(clamp((seconds - after.start) / (after.end - after.start), 0, 1));
  return { x: before.x + (after.x - before.x) * share, z: before.z + (after.z - before.z) * share };
}

const moved = (spot: Spot, { x, z }: Place): Spot =>
  spot.frame === "floor" ? { ...spot, x: spot.x + x, z: spot.z + z } : spot;

function feetOf(events: readonly FootEvent[], landings: readonly Landing[]): FootEvent[] {
  return events.map((event) => {
    const before = lastOf(landings, event.end - 1e-6);
    const after = lands(event) ? lastOf(landings, event.end) : before;
    const ground = { x: event.ground.x + before.x, z: event.ground.z + before.z };
    return { ...event, from: moved(event.from, before), to: moved(event.to, after), ground };
  });
}

function handsOf(events: readonly HandEvent[], placeAt: (seconds: number) => Place): HandEvent[] {
  return events.map((event) => {
    const { x, z } = placeAt(event.start);
    return { ...event, x: event.x + x, z: event.z + z };
  });
}
