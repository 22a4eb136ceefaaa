import type { DanceStyle } from "../../../sdk/src/contract/styles.ts";
import { CATALOGUE } from "../../../sdk/src/motion/moves/catalogue.ts";
import { danceOf, type VariedMove } from "../../../sdk/src/motion/testing/dance-of.ts";
import { measureCollision } from "./collision.ts";
import { measureFloor } from "./floor.ts";
import { measureTurning } from "./joints.ts";
import { measureAcceleration } from "./liveliness.ts";
import { type Report, report } from "./report.ts";
import { sample } from "./sampled-motion.ts";

/**
 * A sequence of all moves in which each number is the one before plus `step`, modulo the number of moves. That number
 * is prime, so the sequences of all steps together contain each ordered pair of different moves once. The sequence of
 * step 0 has each move twice in a row.
 */
export function lineOfMoves(step: number): number[] {
  const count = CATALOGUE.length;
  if (step === 0) return CATALOGUE.flatMap(({ number }) => [number, number]);
  return Array.from({ length: count + 1 }, (_, i) => ((i * step) % count) + 1);
}

/** Most of a song is about as loud, 0 to 1. */
const USUAL = 0.5;

/** Measures each join of a sequence of moves, from one beat before to one beat after. */
export function measureJoins(moves: readonly (number | VariedMove)[], style: DanceStyle, bpm = 120): Report[] {
  const dance = danceOf(moves, style, bpm, { idling: 0, energy: USUAL });
  const danced = dance.clips.filter(({ idle }) => !idle);
  return danced.slice(1).flatMap(({ start }, i) => {
    const motion = sample(dance, start - 60 / bpm, start + 60 / bpm);
    const pair = moves.slice(i, i + 2).map((each) => (typeof each === "number" ? { move: each, variant: "" } : each));
    const quick = pair.some(({ move }) => CATALOGUE[move - 1]?.quick || CATALOGUE[move - 1]?.acrobatic);
    const names = pair.map(({ move, variant }) => `${move} ${variant}`.trim()).join(" and ");
    const measurements = [
      ...measureFloor(motion).filter((m) => m.measure !== "contact share"),
      ...measureTurning(motion),
      ...measureAcceleration(motion, quick),
      measureCollision(motion),
    ];
    return report(measurements, `moves ${names} in ${style}`, motion, { bpm, start });
  });
}
