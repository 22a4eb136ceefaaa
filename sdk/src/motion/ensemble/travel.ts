import type { FootEvent, Footwork, HandEvent, Spot } from "../contacts/footwork.ts";
import { SIDES } from "../rig/limbs.ts";
import type { Place } from "./formations.ts";

/** The dancer goes from one place to another, from a time on, seconds. */
export interface Way {
  readonly start: number;
  readonly from: Place;
  readonly to: Place;
}

/** How far a step may take a foot ahead of the other one on the way, metres. */
const AHEAD = 0.3;
/** How much faster a foot may move in a step for it, metres a second. */
const FASTER = 1.6;
/** Nobody is on the way so short before or after standing on the hands, seconds. */
const AROUND_HANDS = 1;

/** Footwork along ways over the floor. */
export interface Travel {
  readonly footwork: Footwork;
  /** When both feet have arrived, for each way. */
  readonly arrivals: readonly number[];
  /** Where the dancer is at a time: the middle between the feet, without the dance. */
  placeAt(seconds: number): Place;
}

/** Where a foot is set down from a time on. */
interface Landing extends Place {
  readonly time: number;
}

/**
 * Takes a dance along ways over the floor. Each step of the dance lands a little farther on, so that the dancer walks
 * there while it dances: a foot that stands stays where it is. Slides and turns carry nobody.
 * @returns undefined where the dance has too few steps to arrive before the next way, or stands on its hands meanwhile.
 */
export function travel(footwork: Footwork, at: Place, ways: readonly Way[], until: number): Travel | undefined {
  const landings: [Landing[], Landing[]] = [[{ ...at, time: -1 }], [{ ...at, time: -1 }]];
  const arrivals: number[] = [];
  for (const [i, way] of ways.entries()) {
    const arrival = walk(footwork, way, landings, ways[i + 1]?.start ?? until);
    if (arrival === undefined) return undefined;
    arrivals.push(arrival);
  }
  const isOnHands = ({ start, end }: HandEvent) =>
    ways.some((way, i) => start < (arrivals[i] ?? 0) + AROUND_HANDS && end > way.start - AROUND_HANDS);
  if (footwork.hands.some((events) => events.some(isOnHands))) return undefined;

  const middle = (seconds: number): Place => {
    const [a, b] = SIDES.map((side) => lastOf(landings[side], seconds)) as [Landing, Landing];
    return { x: (a.x + b.x) / 2, z: (a.z + b.z) / 2 };
  };
  return {
    footwork: {
      first: [moved(footwork.first[0], at), moved(footwork.first[1], at)],
      feet: [feetOf(footwork.feet[0], landings[0]), feetOf(footwork.feet[1], landings[1])],
      hands: [handsOf(footwork.hands[0], middle), handsOf(footwork.hands[1], middle)],
      flights: footwork.flights,
    },
    arrivals,
    placeAt: middle,
  };
}

/** Whether an event sets a foot down somewhere else. */
const lands = ({ kind, to }: FootEvent) => to.frame === "floor" && (kind === "step" || kind === "jump");

/** Adds the landings of a way; returns when both feet have arrived, if they do before a time. */
function walk(
  { feet }: Footwork,
  { start, from, to }: Way,
  landings: readonly [Landing[], Landing[]],
  until: number,
): number | undefined {
  const length = Math.hypot(to.x - from.x, to.z - from.z);
  if (length < 1e-6) return start;
  const gone: [number, number] = [0, 0];
  const steps = SIDES.flatMap((side) => feet[side].map((event) => ({ side, event })))
    .filter(({ event }) => event.start >= start - 1e-6 && event.end <= until && lands(event))
    .sort((a, b) => a.event.end - b.event.end);
  for (const { side, event } of steps) {
    const other = gone[side === 0 ? 1 : 0];
    const next = Math.min(length, other + AHEAD, gone[side] + FASTER * (event.end - event.start));
    if (next <= gone[side]) continue;
    gone[side] = next;
    const share = next / length;
    const landing = { x: from.x + (to.x - from.x) * share, z: from.z + (to.z - from.z) * share, time: event.end };
    landings[side].push(landing);
    if (gone[0] === length && gone[1] === length) return event.end;
  }
  return undefined;
}

/** The last landing at or before a time. */
function lastOf(landings: readonly Landing[], seconds: number): Landing {
  return landings.findLast(({ time }) => time <= seconds + 1e-9) ?? (landings[0] as Landing);
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
