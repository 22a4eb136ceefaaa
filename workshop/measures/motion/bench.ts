import { MOVE_COUNT } from "../../../sdk/src/contract/moves.ts";
import { DANCE_STYLES } from "../../../sdk/src/contract/styles.ts";
import { createDance, createPose, poseAt, worldPositions } from "../../../sdk/src/motion/index.ts";

/** Poses that are asked for; enough for the engine to have compiled everything. */
const POSES = 20_000;

/** Microseconds a pose, and milliseconds to lay out a minute of dance; as a ratio to a plain loop over as many floats too. */
export async function bench(): Promise<void> {
  const beats = Array.from({ length: 121 }, (_, i) => i / 2);
  const moves = Array.from({ length: 30 }, (_, i) => ({
    move: ((i * 7) % MOVE_COUNT) + 1,
    start: i * 2,
    end: i * 2 + 2,
    style: DANCE_STYLES[i % DANCE_STYLES.length] as (typeof DANCE_STYLES)[number],
  }));
  const score = { duration: 60, moves, beats };
  createDance(score);
  const layout = time(() => createDance(score));
  const dance = createDance(score);
  const pose = createPose();
  const run = () => {
    for (let i = 0; i < POSES; i++) poseAt(dance, (i * 0.618_033) % 60, pose);
  };
  run();
  const posing = time(run);
  const reference = time(() => {
    let sum = 0;
    for (let i = 0; i < POSES; i++) for (let j = 0; j < 208; j++) sum += Math.sqrt(i * j);
    return sum;
  });
  console.table([
    { measure: "a pose, µs", value: round((1000 * posing) / POSES) },
    { measure: "a pose to 208 square roots, ratio", value: round(posing / reference) },
    { measure: "laying out 60 s, ms", value: round(layout) },
    { measure: "floats in a pose's world positions", value: worldPositions(pose).length },
  ]);
}

function time(run: () => unknown): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
