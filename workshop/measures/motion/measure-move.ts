import type { DanceStyle } from "../../../sdk/src/contract/styles.ts";
import { homeSpot } from "../../../sdk/src/motion/contacts/home.ts";
import { CATALOGUE } from "../../../sdk/src/motion/moves/catalogue.ts";
import { compiledMove } from "../../../sdk/src/motion/moves/index.ts";
import type { ClipInstance } from "../../../sdk/src/motion/sequence/clip-instance.ts";
import { FASTEST_MUSIC } from "../../../sdk/src/motion/sequence/mark-move.ts";
import { type DanceWithClips, danceOf, LEAD_IN, type VariedMove } from "../../../sdk/src/motion/testing/dance-of.ts";
import { measureCollision } from "./collision.ts";
import { measureFloor } from "./floor.ts";
import { measureJoints, measureTurning } from "./joints.ts";
import { measureLandings } from "./landings.ts";
import { measureAcceleration, measureLiveliness } from "./liveliness.ts";
import type { Measurement } from "./measurement.ts";
import { type Report, report } from "./report.ts";
import { sample } from "./sampled-motion.ts";

/** Styles that are danced with deeply bent knees. */
const LOW_STYLES: readonly DanceStyle[] = ["Indian Classical", "Breakdancing"];

/**
 * All measures of a move in a style, danced twice; the first round is measured from its first beat to its last.
 * @param energy Of the music, as in `danceOf`.
 */
export function measureMove(number: number, style: DanceStyle, bpm = 120, energy?: number): Report[] {
  const dance = danceOf([number, number], style, bpm, { idling: 0, energy });
  return measureRounds(dance, { move: number, variant: "" }, style, bpm);
}

/** A variant danced to its side and to the other, for `measureVariant`. */
export function danceVariant({ move, variant }: VariedMove, style: DanceStyle, bpm = 120): DanceWithClips {
  const other = { move, variant: `${variant} mirrored` };
  return danceOf([{ move, variant }, other], style, bpm, { idling: 0 });
}

/** A variant danced to one side alone, for `measureVariant`: half the work of both. */
export function danceOnce(varied: VariedMove, style: DanceStyle, bpm = 120): DanceWithClips {
  return danceOf([varied], style, bpm, { idling: 0 });
}

/** All measures of a variant in a style. @param dance By `danceVariant` or `danceOnce`. */
export function measureVariant(dance: DanceWithClips, varied: VariedMove, style: DanceStyle, bpm = 120): Report[] {
  return measureRounds(dance, varied, style, bpm);
}

/** Measures all rounds of a move. */
function measureRounds(dance: DanceWithClips, { move, variant }: VariedMove, style: DanceStyle, bpm: number): Report[] {
  const info = CATALOGUE[move - 1];
  const { beats } = compiledMove(move, variant);
  const seconds = (dance.score.moves.length * beats * 60) / bpm;
  // In half time everything is slower.
  const pace = (info?.beats ?? beats) / beats;
  const motion = sample(dance, LEAD_IN, LEAD_IN + seconds);
  const quick = Boolean(info?.quick || info?.acrobatic);
  const clip = dance.clips.find(({ idle }) => !idle);
  // Very slow music is danced on its half beats, very fast music on every other one.
  const tempo = bpm * (clip?.density ?? 1);
  // A move without enough time is marked (`mark-move.ts`), and is small by nature.
  const rate = beats / ((clip?.end ?? 0) - (clip?.start ?? 0));
  const isMarked = rate > FASTEST_MUSIC || (Boolean(info?.acrobatic) && clip?.move.hands.length === 0);
  const low = info?.variants.some(({ name, level }) => level === "low" && variant.split(" ").includes(name));
  const deep = Boolean(info?.acrobatic) || LOW_STYLES.includes(style);
  const measurements = [
    ...measureFloor(motion),
    ...measureJoints(motion, [low ? (deep ? 90 : 105) : deep ? 95 : 130, isMarked ? 165 : 160]),
    ...measureTurning(motion),
    ...measureAcceleration(motion, quick),
    ...(info?.held || isMarked ? [] : measureLiveliness(motion, Math.min(1, (tempo / 120) * pace))),
    measureCollision(motion),
    ...measureHome(dance),
    // A move with beats of its own in very fast music steps on those beats.
    measureLandings(dance, LEAD_IN, LEAD_IN + seconds, {
      bpm: Math.max(bpm, tempo),
      syncopated: Boolean(info?.syncopated),
    }),
  ];
  return report(measurements, `move ${`${move} ${variant}`.trim()} in ${style}`, motion, { bpm, start: LEAD_IN });
}

/** Measures how far the feet are from the home of the style at the end of each move. */
function measureHome(dance: DanceWithClips): Measurement[] {
  let distance = 0;
  let angle = 0;
  const danced = dance.clips.filter((clip: ClipInstance) => !clip.idle);
  for (const clip of danced)
    for (const side of [0, 1] as const) {
      const events = dance.footwork.feet[side].filter((event) => event.start < clip.end - 0.01);
      const spot = events[events.length - 1]?.to ?? dance.footwork.first[side];
      const home = homeSpot(side, clip.endRoot, clip.style);
      distance = Math.max(distance, Math.hypot(spot.x - home.x, spot.z - home.z) * 100);
      angle = Math.max(angle, Math.abs(spot.yaw - home.yaw));
    }
  return [
    {
      measure: "home stance, distance",
      value: distance,
      high: danced.some(({ intensity }) => intensity) ? 20 : 1,
      unit: "cm",
    },
    { measure: "home stance, angle", value: angle, high: 2, unit: "°" },
  ];
}
