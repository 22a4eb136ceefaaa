import { describe, expect, test } from "vitest";
import { DANCE_STYLES, type DanceStyle } from "../../../sdk/src/contract/styles.ts";
import { CHANNELS } from "../../../sdk/src/motion/format/channels.ts";
import { rotate } from "../../../sdk/src/motion/math/quaternion.ts";
import type { Dance } from "../../../sdk/src/motion/pose/dance.ts";
import { solve } from "../../../sdk/src/motion/pose/solve.ts";
import { LIMBS, TRUNK } from "../../../sdk/src/motion/rig/limbs.ts";
import type { DanceWithClips } from "../../../sdk/src/motion/testing/dance-of.ts";
import { STRIDE } from "../../../sdk/src/motion/tracks/columns.ts";
import { LEAD, TRACK_RATE } from "../../../sdk/src/motion/tracks/frames.ts";
import { measureCollision } from "./collision.ts";
import { measureFloor } from "./floor.ts";
import { measureJoints } from "./joints.ts";
import { isWithin } from "./measurement.ts";
import {
  MAIN_BONES,
  positionOffset,
  rotationOffset,
  SAMPLE_RATE,
  type SampledMotion,
  sample,
  speed,
} from "./sampled-motion.ts";

const BEATS = Array.from({ length: 60 }, (_, i) => i / 2);
/** The music stops four times, in moves that keep their arms (5, 16, 27) and in one that does not (20). */
const MOVES = [5, 20, 11, 16, 1, 20, 14, 27, 5, 5];
const BREAKS = [6.5, 12.5, 16.5, 19].map((start) => ({ start, end: start + 1.5 }));
const DYNAMICS = { energy: BEATS.map(() => 0.8), hits: [6.5], breaks: BREAKS, builds: [] };

function danceIn(style: DanceStyle): DanceWithClips {
  const moves = MOVES.map((move, i) => ({ move, start: 2 * i + 2, end: 2 * i + 4, style }));
  const { dance, clips } = solve({ duration: 24, moves, beats: BEATS, dynamics: DYNAMICS }, { idling: 0 });
  return { ...dance, clips };
}

const dances = new Map(DANCE_STYLES.map((style) => [style, danceIn(style)]));
const danceOf = (style: DanceStyle) => dances.get(style) as DanceWithClips;

/** Arms and hands while the music is silent, by channel; in the mirror if asked. */
function armsAt({ tracks }: Dance, seconds: number, mirrored = false): number[] {
  const row = (Math.round(seconds * TRACK_RATE) + LEAD) * STRIDE;
  return CHANNELS.filter(({ group }) => group === "arms" || group === "hands").map(
    ({ index, mirror }) => tracks[row + (mirrored ? mirror : index)] ?? 0,
  );
}
const furthest = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))));

/** Where a hand is, seen from the chest. Metres. */
function handOnBody({ positions, world }: SampledMotion, i: number, hand: number): number[] {
  const [from, to] = [positionOffset(i, TRUNK.chest), positionOffset(i, hand)];
  const [x = 0, y = 0, z = 0] = [0, 1, 2].map((k) => (positions[to + k] ?? 0) - (positions[from + k] ?? 0));
  const o = rotationOffset(i, TRUNK.chest);
  const back = Float64Array.from([0, 1, 2, 3], (k) => (k < 3 ? -1 : 1) * (world[o + k] ?? 0));
  const seen = new Float64Array(3);
  rotate(seen, 0, back, 0, x, y, z);
  return [...seen];
}

describe.each(DANCE_STYLES)("in %s", (style) => {
  test("a dance stops in two poses by turns, then in the mirror of both", () => {
    const [first = [], second = [], ...others] = BREAKS.map(({ start }, i) =>
      armsAt(danceOf(style), start + 0.1, i > 1),
    );
    expect(furthest(first, second)).toBeGreaterThan(40);
    for (const [i, pose] of [first, second].entries()) expect(furthest(pose, others[i] ?? [])).toBeLessThan(3);
  });

  test("the arms have set out before the music stops, and have arrived when it has", () => {
    for (const { start } of BREAKS) {
      const motion = sample(danceOf(style), start - 0.5, start + 0.6);
      const places = (seconds: number) =>
        LIMBS.flatMap(({ hand }) => handOnBody(motion, Math.round((seconds - motion.start) * SAMPLE_RATE), hand));
      expect(furthest(places(start), places(start + 0.3))).toBeLessThan(0.05);
      expect(furthest(places(start - 0.15), places(start + 0.3))).toBeGreaterThan(0.04);
    }
  });

  test("then nothing moves but what lingers, until the music returns", () => {
    for (const { start, end } of BREAKS) {
      const motion = sample(danceOf(style), start, end);
      for (let i = Math.round(0.2 * SAMPLE_RATE); i < motion.count; i++) {
        const speeds = MAIN_BONES.map((bone) => speed(motion, i, bone));
        expect(speeds.reduce((a, b) => a + b) / speeds.length).toBeLessThan(0.15);
      }
    }
  });

  test("when it returns, the arms go at once", () => {
    const shares = BREAKS.map(({ end }) => {
      const motion = sample(danceOf(style), end - 0.1, end + 0.6);
      const places = (seconds: number) =>
        LIMBS.flatMap(({ hand }) => handOnBody(motion, Math.round((seconds - motion.start) * SAMPLE_RATE), hand));
      const [held, going, there] = [end, end + 0.17, end + 0.3].map(places) as [number[], number[], number[]];
      return furthest(going, held) / furthest(there, held);
    });
    expect([...shares].sort((a, b) => a - b)[1]).toBeGreaterThan(0.4);
  });

  test("no arm goes through the body, and no joint beyond its limit", () => {
    for (const { start, end } of BREAKS) {
      const way = sample(danceOf(style), start - 0.4, end + 0.5);
      expect(measureCollision(way).value).toBeLessThan(10);
      const held = measureJoints(sample(danceOf(style), start + 0.1, end), [0, 180]);
      expect(held.filter((each) => each.measure.includes("beyond") && !isWithin(each))).toEqual([]);
    }
  });

  test("the feet stand apart if one steps just before, and no foot skates", () => {
    const { footwork, clips } = danceOf(style);
    const { apart = 0 } = clips.find(({ idle }) => !idle)?.style.stillness ?? {};
    let stances = 0;
    for (const { start, end } of BREAKS) {
      const motion = sample(danceOf(style), start - 0.4, end + 0.5);
      expect(measureFloor(motion).filter((m) => m.measure !== "contact share" && !isWithin(m))).toEqual([]);
      const [left, right] = footwork.feet.map((events) => events.findLast((event) => event.end <= start + 0.11));
      if (!left || !right || Math.max(left.end, right.end) < start - 0.5) continue;
      const distance = Math.hypot(left.to.x - right.to.x, left.to.z - right.to.z);
      expect(distance).toBeGreaterThan(apart - 0.01);
      expect(distance).toBeLessThan(0.701);
      stances++;
    }
    expect(stances).toBeGreaterThan(1);
  });
});

test("styles are told apart by the poses alone", () => {
  const poses = DANCE_STYLES.flatMap((style) =>
    BREAKS.slice(0, 2).map(({ start }) => ({ style, arms: armsAt(danceOf(style), start + 0.3) })),
  );
  for (const a of poses)
    for (const b of poses) if (a.style !== b.style) expect(furthest(a.arms, b.arms)).toBeGreaterThan(30);
});
