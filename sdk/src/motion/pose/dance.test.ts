import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOVE_COUNT } from "../../contract/moves.ts";
import { DANCE_STYLES } from "../../contract/styles.ts";
import { worldPositions } from "../rig/kinematics.ts";
import { createPose, type Pose } from "../rig/pose.ts";
import { createRig } from "../rig/rig.ts";
import { boneIndex, REST_POSITIONS } from "../rig/skeleton.ts";
import type { DanceScore } from "../sequence/score.ts";
import { danceOf } from "../testing/dance-of.ts";
import { createDance } from "./create-dance.ts";
import { poseAt } from "./dance.ts";
import { solve } from "./solve.ts";

const snapshot = (pose: Pose) => JSON.stringify([...pose.hips, ...pose.rotations, pose.contacts, pose.face]);
const radius = (pose: Pose) => Math.hypot(pose.hips[0] as number, pose.hips[2] as number);
const facing = (pose: Pose) => {
  const [x = 0, y = 0, z = 0, w = 1] = pose.rotations;
  return (Math.atan2(2 * (x * z + w * y), 1 - 2 * (x * x + y * y)) * 180) / Math.PI;
};

test("a pose is a pure function of time, to the last bit", () => {
  const dance = danceOf([4, 8, 13, 10], "Salsa", 113);
  const times = Array.from({ length: 300 }, (_, i) => ((i * 7919) % 1500) / 100);
  const forwards = new Map([...times].sort((a, b) => a - b).map((t) => [t, snapshot(poseAt(dance, t))]));
  const out = createPose();
  for (const t of times) expect(snapshot(poseAt(dance, t, out))).toBe(forwards.get(t));
  const again = danceOf([4, 8, 13, 10], "Salsa", 113);
  expect(snapshot(poseAt(again, 5.4321))).toBe(snapshot(poseAt(dance, 5.4321)));
});

test("out is filled and returned", () => {
  const out = createPose();
  expect(poseAt(danceOf([20], "Ballet"), 3, out)).toBe(out);
});

test("it opens and closes at the centre, facing the front, and idles for ever", () => {
  const dance = danceOf([18, 18, 4, 10, 5], "Hip Hop");
  const pose = createPose();
  for (const t of [0, dance.idleFrom, dance.idleFrom + 100, 1e7]) {
    poseAt(dance, t, pose);
    expect(radius(pose)).toBeLessThan(0.12);
    expect(Math.abs(facing(pose))).toBeLessThan(8);
    expect(pose.contacts).toMatchObject({ left: 1, right: 1 });
  }
  const early = snapshot(poseAt(dance, dance.idleFrom + 1));
  expect(snapshot(poseAt(dance, dance.idleFrom + 3))).not.toBe(early);
});

describe("idling", () => {
  const knee = (pose: Pose) => {
    const p = worldPositions(pose);
    const [hip = [], joint = [], ankle = []] = ["leftUpperLeg", "leftLowerLeg", "leftFoot"].map((bone) => [
      ...p.slice(3 * boneIndex(bone), 3 * boneIndex(bone) + 3),
    ]);
    const side = (a: number[], b: number[]) => Math.hypot(...a.map((v, i) => v - (b[i] as number)));
    const [a, b, c] = [side(hip, joint), side(joint, ankle), side(hip, ankle)];
    return (Math.acos((a * a + b * b - c * c) / (2 * a * b)) * 180) / Math.PI;
  };
  const beats = Array.from({ length: 40 }, (_, i) => i / 2);
  const nodding = (starts: readonly number[]) =>
    createDance({
      duration: 20,
      beats,
      moves: starts.map((start) => ({ move: 20, start, end: start + 2, style: "Breakdancing" as const })),
    });

  test.each([-30, -2, -0.3, -0.1, 0])("the dancer stands upright at %d s, whatever begins with the first beat", (t) => {
    const pose = poseAt(nodding([0]), t);
    expect(knee(pose)).toBeGreaterThan(155);
    expect(Math.abs(facing(pose))).toBeLessThan(8);
  });

  test("nothing jumps where the song begins", () => {
    const dance = nodding([0]);
    for (let t = -0.5; t < 0.1; t += 0.01) {
      const [a, b] = [worldPositions(poseAt(dance, t)), worldPositions(poseAt(dance, t + 0.01))];
      expect(Math.max(...a.map((v, i) => Math.abs(v - (b[i] as number))))).toBeLessThan(0.01);
    }
  });

  test("the dance's first pose stands on its first beat, after a rise in the beat before", () => {
    const dance = nodding([4]);
    const height = (t: number) => poseAt(dance, t).hips[1] as number;
    expect(height(3.45)).toBeGreaterThan(height(3) + 0.004);
    expect(height(4.05)).toBeLessThan(height(3.5) - 0.05);
    expect(knee(poseAt(dance, 4.05))).toBeLessThan(140);
  });

  test("in a gap and after the end the dancer is upright again", () => {
    const dance = nodding([2, 8]);
    for (const t of [6.5, 12.5, 15]) expect(knee(poseAt(dance, t))).toBeGreaterThan(155);
  });
});

test("a move begins on the beat next to the time that is asked for", () => {
  const moves = [{ move: 20, start: 2.2, end: 4.1, style: "Salsa" as const }];
  const beats = Array.from({ length: 20 }, (_, i) => i / 2);
  const [first] = solve({ duration: 9, moves, beats }).clips.filter((p) => !p.idle);
  expect([first?.start, first?.end]).toEqual([2, 4]);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -5])("an odd time (%s) has a pose", (t) => {
  const dance = danceOf([1], "Freestyle");
  expect(poseAt(dance, t).rotations.every(Number.isFinite)).toBe(true);
});

test("moves are bent to the beats that were heard", () => {
  const even = createDance({
    duration: 4,
    moves: [{ move: 8, start: 0, end: 4, style: "Freestyle" }],
    beats: [0, 1, 2, 3, 4].map((k) => k * 0.5).concat(2.5, 3, 3.5, 4),
  });
  const late = createDance({
    duration: 4,
    moves: [{ move: 8, start: 0, end: 4, style: "Freestyle" }],
    beats: [0, 0.5, 1.2, 1.7, 2.2, 2.6, 3, 3.5, 4],
  });
  const takeOff = (dance: ReturnType<typeof createDance>) => dance.footwork.flights[0]?.start;
  expect(takeOff(even)).toBeCloseTo(0.5 + 0.1 * 0.5, 6);
  expect(takeOff(late)).toBeCloseTo(0.5 + 0.1 * 0.7, 6);
  expect(even.footwork.flights[0]?.end).toBeCloseTo(1, 6);
  expect(late.footwork.flights[0]?.end).toBeCloseTo(1.2, 6);
});

test("a move that says its side is not mirrored when it is repeated", () => {
  const { clips } = solve({ duration: 8, moves: [{ move: 4, start: 0, end: 4, style: "Freestyle" }], beats: [] });
  expect(clips.filter((p) => !p.idle).map((p) => [p.mirrored, p.endRoot.turn])).toEqual([
    [false, -360],
    [false, -720],
  ]);
});

test("another body dances the same with legs of its own", () => {
  const small = createRig(REST_POSITIONS.map(([x, y, z]) => [x * 0.8, y * 0.8, z * 0.8] as const));
  const { score } = danceOf([5, 18], "Freestyle");
  const dance = createDance(score, { rig: small });
  const pose = createPose();
  for (let t = 0; t < score.duration; t += 0.05) {
    const p = worldPositions(poseAt(dance, t, pose), undefined, small);
    for (const toes of ["leftToes", "rightToes"]) expect(p[3 * boneIndex(toes) + 1]).toBeGreaterThan(0.01);
  }
});

test("legs keep the side of the knee however far they swing: a kick's knee is up, and no joint snaps", () => {
  const dance = danceOf([21], "Freestyle");
  const peak = worldPositions(poseAt(dance, 2 + 0.48));
  const at = (bone: string) => 3 * boneIndex(bone);
  const middle = ((peak[at("rightUpperLeg") + 1] as number) + (peak[at("rightFoot") + 1] as number)) / 2;
  expect(peak[at("rightFoot") + 1]).toBeGreaterThan(0.95);
  expect(peak[at("rightLowerLeg") + 1]).toBeGreaterThan(middle);
});

test("a star jump spreads the feet at its top only", () => {
  const dance = danceOf([25], "Freestyle");
  const span = (t: number) => {
    const p = worldPositions(poseAt(dance, 2 + t));
    return (p[3 * boneIndex("leftFoot")] as number) - (p[3 * boneIndex("rightFoot")] as number);
  };
  expect(span(0.5)).toBeGreaterThan(span(0.1) + 0.4);
  expect(span(0.75)).toBeCloseTo(span(0.1), 1);
});

test("hands that carry stay where they are, flat, under a body that is upside down", () => {
  const dance = danceOf([22], "Ballet");
  const wrist = 3 * boneIndex("leftHand");
  const tip = 3 * boneIndex("leftMiddleDistal");
  const at = (beat: number) => worldPositions(poseAt(dance, 2 + beat / 2)).slice();
  const first = at(2.1);
  for (let beat = 2.1; beat < 6; beat += 0.1) {
    const p = at(beat);
    expect(poseAt(dance, 2 + beat / 2).contacts).toMatchObject({ leftHand: 1, rightHand: 1 });
    for (const i of [0, 1, 2])
      expect(Math.abs((p[wrist + i] as number) - (first[wrist + i] as number))).toBeLessThan(0.01);
    expect(p[tip + 1]).toBeGreaterThan(0);
    expect(p[tip + 1]).toBeLessThan(0.03);
  }
  const p = at(4);
  expect(p[3 * boneIndex("head") + 1]).toBeLessThan(0.5);
  expect(p[3 * boneIndex("leftFoot") + 1]).toBeGreaterThan(1.3);
});

test("a flare goes round on hands that take turns, without a stop", () => {
  const dance = danceOf([3], "Breakdancing");
  const hips = 0;
  let turned = 0;
  let before: number | undefined;
  for (let beat = 2.3; beat < 6; beat += 0.05) {
    const pose = poseAt(dance, 2 + beat / 2);
    expect(pose.contacts.leftHand + pose.contacts.rightHand).toBeGreaterThan(0);
    expect(pose.contacts).toMatchObject({ left: 0, right: 0 });
    const p = worldPositions(pose);
    const middle = (k: number) =>
      ((p[3 * boneIndex("leftUpperArm") + k] as number) + (p[3 * boneIndex("rightUpperArm") + k] as number)) / 2;
    const angle = Math.atan2((p[3 * hips] as number) - middle(0), (p[3 * hips + 2] as number) - middle(2));
    if (before !== undefined) {
      const step = Math.atan2(Math.sin(angle - before), Math.cos(angle - before));
      expect(Math.abs(step)).toBeLessThan(0.6);
      turned += step;
    }
    before = angle;
  }
  expect(Math.abs(turned)).toBeGreaterThan(3.5 * Math.PI);
});

describe("wild scores", () => {
  const time = fc.oneof(
    fc.double({ min: -5, max: 90, noNaN: true }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1e300),
  );
  const move = fc.record({
    move: fc.oneof(fc.integer({ min: 1, max: MOVE_COUNT }), fc.integer()),
    start: time,
    end: time,
    style: fc.constantFrom(...DANCE_STYLES),
  });
  const anyScore = fc.record({
    duration: time,
    moves: fc.array(move, { maxLength: 30 }),
    beats: fc.array(time, { maxLength: 60 }),
  });

  test("never throw and never leave the stage", () => {
    fc.assert(
      fc.property(anyScore, (score) => {
        const dance = createDance(score as DanceScore);
        const pose = createPose();
        for (let t = 0; t < Math.min(dance.idleFrom, 60); t += 0.53) {
          poseAt(dance, t, pose);
          expect(radius(pose)).toBeLessThan(1.5);
          expect(pose.rotations.every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: 12, seed: 7 },
    );
  });

  test("a song without end is danced for a while", () => {
    const moves = [{ move: 5, start: 0, end: 1e300, style: "Salsa" as const }];
    expect(createDance({ duration: 1e300, moves, beats: [] }).idleFrom).toBeLessThan(1000);
  });

  test.each([18, 10, 4, 13])("move %i thirty times over stays within 1.5 m", (number) => {
    const moves = Array.from({ length: 30 }, (_, i) => ({
      move: number,
      start: i * 2,
      end: i * 2 + 2,
      style: "Jazz Dance" as const,
    }));
    const dance = createDance({ duration: 60, moves, beats: [] });
    const pose = createPose();
    for (let t = 0; t < 65; t += 0.13) expect(radius(poseAt(dance, t, pose))).toBeLessThan(1.5);
  });
});
