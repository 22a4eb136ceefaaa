import { expect, test } from "vitest";
import type { DanceStyle } from "../../../sdk/src/contract/styles.ts";
import { createDance } from "../../../sdk/src/motion/pose/create-dance.ts";
import { TRUNK } from "../../../sdk/src/motion/rig/limbs.ts";
import { measureFloor } from "./floor.ts";
import { isWithin } from "./measurement.ts";
import { positionOffset, sample } from "./sampled-motion.ts";

/** Wide moves, turned to diagonals, with which loud dances once squatted between feet that were too far apart. */
const MOVES = [
  [21, "opens"],
  [17, "diagonal"],
  [9, "around"],
  [26, "opens"],
  [21, "opens mirrored"],
  [23, "diagonal"],
  [2, "diagonal"],
  [17, "opens"],
  [21, "opens arms"],
  [19, "diagonal"],
  [1, "diagonal"],
  [26, "opens mirrored"],
] as const;
const BEAT = 60 / 132;

test.each<DanceStyle>(["Breakdancing", "Hip Hop", "Indian Classical", "Jazz Dance"])(
  "a loud and fast dance in %s crosses the stage on its feet",
  (style) => {
    const beats = Array.from({ length: 66 }, (_, i) => i * BEAT);
    const moves = MOVES.map(([move, variant], i) => {
      const start = 4 * i * BEAT;
      return { move, variant, style, start, end: start + 4 * BEAT };
    });
    const dynamics = { energy: beats.map(() => 0.95), hits: [], breaks: [], builds: [] };
    const dance = createDance({ duration: 30, moves, beats, dynamics }, { idling: 0 });
    const motion = sample(dance, 0, 48 * BEAT);
    const onTheFloor = measureFloor(motion).filter((m) => m.measure !== "contact share");
    expect(onTheFloor.filter((m) => !isWithin(m))).toEqual([]);

    let lowest = Number.POSITIVE_INFINITY;
    let farthest = 0;
    for (let i = 0; i < motion.count; i++) {
      const at = positionOffset(i, TRUNK.hips);
      const [x = 0, height = 0, z = 0] = motion.positions.subarray(at, at + 3);
      lowest = Math.min(lowest, height);
      farthest = Math.max(farthest, Math.hypot(x, z));
    }
    expect(lowest).toBeGreaterThan(0.5);
    expect(farthest).toBeGreaterThan(0.5);
  },
);
