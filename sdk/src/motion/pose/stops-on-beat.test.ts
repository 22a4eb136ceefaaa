import { describe, expect, test } from "vitest";
import { DANCE_STYLES, type DanceStyle } from "../../contract/styles.ts";
import { handStops } from "../bake/time-warp/hand-stops.ts";
import { worldPositions } from "../rig/kinematics.ts";
import { LIMBS, TRUNK } from "../rig/limbs.ts";
import { createPose } from "../rig/pose.ts";
import { createDance } from "./create-dance.ts";
import { type Dance, poseAt } from "./dance.ts";

const RATE = 120;

/** When the hands come to a stop, seen from the chest, seconds. */
function stopTimes(dance: Dance, from: number, to: number): number[] {
  const pose = createPose();
  const frames = Array.from({ length: Math.round((to - from) * RATE) }, (_, i) =>
    worldPositions(poseAt(dance, from + i / RATE, pose)),
  );
  return LIMBS.flatMap(({ hand }) => {
    const speeds = frames.slice(1).map((now, f) => {
      const before = frames[f] as Float32Array;
      const way = [0, 1, 2].map((i) => {
        const [h, c] = [3 * hand + i, 3 * TRUNK.upperChest + i];
        return (now[h] as number) - (now[c] as number) - ((before[h] as number) - (before[c] as number));
      });
      return RATE * Math.hypot(...way);
    });
    return handStops(speeds, { stroke: 0.5, stopped: 0.4 }).map(({ at }) => from + (at + 0.5) / RATE);
  });
}

/** Moves one after the other on beats that drift, as a band's do. */
function danceOn(style: DanceStyle, numbers: readonly number[]) {
  const beats = Array.from({ length: 4 * numbers.length + 4 }, (_, i) => 1 + i * 0.52 + 0.12 * Math.sin(i / 5));
  const moves = numbers.map((move, i) => ({
    move,
    start: beats[4 * i] as number,
    end: beats[4 * i + 4] as number,
    style,
  }));
  return { beats, dance: createDance({ duration: 60, moves, beats }) };
}

describe("arms arrive on the beat", () => {
  test.each(DANCE_STYLES)("in %s, on beats that drift", (style) => {
    const { beats, dance } = danceOn(style, [11, 19, 1, 5, 25, 11, 20]);
    const grid = beats.flatMap((beat, i) => [beat, (beat + (beats[i + 1] ?? beat)) / 2]);
    const stops = stopTimes(dance, beats[0] as number, beats[28] as number);
    const near = stops.filter((stop) => grid.some((beat) => Math.abs(beat - stop) <= 0.04));
    expect(stops.length).toBeGreaterThan(20);
    expect(near.length / stops.length).toBeGreaterThan(0.75);
  });

  test("a hand stays on the floor as long as it is said to", () => {
    const beats = Array.from({ length: 20 }, (_, i) => i * 0.5);
    const dance = createDance({ duration: 10, moves: [{ move: 22, start: 1, end: 5, style: "Jazz Dance" }], beats });
    const pose = createPose();
    for (const side of [0, 1] as const) {
      const [support] = dance.footwork.hands[side];
      const { start, end } = support as { start: number; end: number };
      for (let t = start + 0.02; t < end - 0.02; t += 0.05)
        expect(worldPositions(poseAt(dance, t, pose))[3 * LIMBS[side].hand + 1]).toBeLessThan(0.12);
    }
  });
});
