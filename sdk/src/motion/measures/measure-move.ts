import type { DanceStyle } from "../../contract/styles.ts";
import { CATALOGUE } from "../catalogue.ts";
import { homeSpot } from "../dance/footwork/home.ts";
import { FASTEST_MUSIC } from "../dance/mark.ts";
import type { Placed } from "../dance/placed.ts";
import { createDance, type Dance } from "../dance.ts";
import { measureCollision } from "./collision.ts";
import { measureFloor } from "./floor.ts";
import { measureJoints, measureTurning } from "./joints.ts";
import { measureLandings } from "./landings.ts";
import { measureAcceleration, measureLiveliness } from "./liveliness.ts";
import type { Measurement } from "./measurement.ts";
import { type Report, report } from "./report.ts";
import { record } from "./take.ts";

/** Seconds before the first move of a measured dance. */
export const LEAD_IN = 2;
/** Styles that are danced on deep knees. */
const LOW_STYLES: readonly DanceStyle[] = ["Indian Classical", "Breakdancing"];

/**
 * A dance of some moves in one style, one after the other on an even pulse, after two seconds of idling.
 * @param options `idling: 0` for those who measure the moves alone: it is made in half the time.
 */
export function danceOf(
  numbers: readonly number[],
  style: DanceStyle,
  bpm = 120,
  options: { idling?: number } = {},
): Dance {
  const beat = 60 / bpm;
  let t = LEAD_IN;
  const moves = numbers.map((move) => {
    const start = t;
    t += (CATALOGUE[move - 1]?.beats ?? 4) * beat;
    return { move, start, end: t, style };
  });
  const beats = Array.from({ length: Math.ceil((t + 4) / beat) }, (_, i) => i * beat);
  return createDance({ duration: t + 2, moves, beats }, options);
}

/** All measures of a move in a style, danced twice; the first round is measured from its first beat to its last. */
export function measureMove(number: number, style: DanceStyle, bpm = 120): Report[] {
  const info = CATALOGUE[number - 1];
  const dance = danceOf([number, number], style, bpm, { idling: 0 });
  const seconds = ((info?.beats ?? 4) * 60) / bpm;
  const take = record(dance, LEAD_IN, LEAD_IN + 2 * seconds);
  const quick = Boolean(info?.quick || info?.acrobatic);
  const placed = dance.placed.find(({ idle }) => !idle);
  // Very slow music is danced on its half beats, very fast music on every other one.
  const tempo = bpm * (placed?.density ?? 1);
  // What there is no time for is marked, and small by nature.
  const rate = (info?.beats ?? 4) / ((placed?.end ?? 0) - (placed?.start ?? 0));
  const isMarked = rate > FASTEST_MUSIC || (Boolean(info?.acrobatic) && placed?.move.hands.length === 0);
  const deep = Boolean(info?.acrobatic) || LOW_STYLES.includes(style);
  const measurements = [
    ...measureFloor(take),
    ...measureJoints(take, [deep ? 95 : 130, isMarked ? 165 : 160]),
    ...measureTurning(take),
    ...measureAcceleration(take, quick),
    ...(info?.held || isMarked ? [] : measureLiveliness(take, Math.min(1, tempo / 120))),
    measureCollision(take),
    ...measureHome(dance),
    // Where a move takes its own beats of very fast music, it steps on those.
    measureLandings(dance, LEAD_IN, LEAD_IN + 2 * seconds, {
      bpm: Math.max(bpm, tempo),
      syncopated: Boolean(info?.syncopated),
    }),
  ];
  return report(measurements, `move ${number} in ${style}`, take, { bpm, start: LEAD_IN });
}

/** Where the feet are at the end of each move against the home of its style. */
function measureHome(dance: Dance): Measurement[] {
  let distance = 0;
  let angle = 0;
  const danced = dance.placed.filter((placed: Placed) => !placed.idle);
  for (const placed of danced)
    for (const side of [0, 1] as const) {
      const events = dance.footwork.feet[side].filter((event) => event.start < placed.end - 0.01);
      const spot = events[events.length - 1]?.to ?? dance.footwork.first[side];
      const home = homeSpot(side, placed.next, placed.style);
      distance = Math.max(distance, Math.hypot(spot.x - home.x, spot.z - home.z) * 100);
      angle = Math.max(angle, Math.abs(spot.yaw - home.yaw));
    }
  return [
    { measure: "home stance, distance", value: distance, high: 1, unit: "cm" },
    { measure: "home stance, angle", value: angle, high: 2, unit: "°" },
  ];
}
