import { beforeAll, describe, expect, it } from "vitest";
import { createDance } from "../pose/create-dance.ts";
import { poseAt } from "../pose/dance.ts";
import { worldTransforms } from "../rig/kinematics.ts";
import { createPose } from "../rig/pose.ts";
import { type BoneName, boneIndex, restPosition } from "../rig/skeleton.ts";
import { openVmdFile, type VmdBone } from "./testing/vmd-file.ts";
import { vmdOf } from "./vmd.ts";

type Vector = readonly number[];
type Turn = readonly number[];

const moves = [18, 2, 33].map((move, i) => ({ move, start: i * 4, end: i * 4 + 4, style: "Hip Hop" as const }));
const dance = createDance({ duration: 12, moves, beats: Array.from({ length: 25 }, (_, i) => i / 2) });

/** Products and turns as textbooks have them, apart from the code that is tested. */
const times = ([x1 = 0, y1 = 0, z1 = 0, w1 = 1]: Turn, [x2 = 0, y2 = 0, z2 = 0, w2 = 1]: Turn): Turn => [
  w1 * x2 + x1 * w2 + y1 * z2 - z1 * y2,
  w1 * y2 - x1 * z2 + y1 * w2 + z1 * x2,
  w1 * z2 + x1 * y2 - y1 * x2 + z1 * w2,
  w1 * w2 - x1 * x2 - y1 * y2 - z1 * z2,
];
const turned = (q: Turn, [x = 0, y = 0, z = 0]: Vector): Vector => {
  const [qx = 0, qy = 0, qz = 0, qw = 1] = q;
  return times(times(q, [x, y, z, 0]), [-qx, -qy, -qz, qw]).slice(0, 3);
};
const plus = (a: Vector, b: Vector): Vector => a.map((value, k) => value + (b[k] ?? 0));
const minus = (a: Vector, b: Vector): Vector => a.map((value, k) => value - (b[k] ?? 0));

/** A point of ours as MMD has it: in units of 8 cm, with +Z into the picture. */
const unitsOf = ([x = 0, y = 0, z = 0]: Vector): Vector => [x / 0.08, y / 0.08, -z / 0.08];
const centimetres = (a: Vector, b: Vector) => 8 * Math.hypot(...minus(a, b));

/** A standard model with our dancer's measures: its arms hang by 35 degrees. Joints in units at rest. */
function modelJoint(name: BoneName): Vector {
  const place = unitsOf(restPosition(name));
  const side = name.startsWith("left") ? "left" : "right";
  if (!/LowerArm|Hand/.test(name)) return place;
  const shoulder = unitsOf(restPosition(`${side}UpperArm`));
  const [x = 0, y = 0, z = 0] = minus(place, shoulder);
  const [cosine, sine] = [Math.cos((35 * Math.PI) / 180), Math.sin((35 * Math.PI) / 180)];
  return plus(shoulder, [x * cosine, y * cosine - Math.abs(x) * sine, z]);
}

/** The bones from センター to a hand or a foot, each with the joint that it turns about. */
const CHAINS = {
  hand: (side: "left" | "right", s: string): [string, BoneName][] => [
    ["センター", "spine"],
    ["上半身", "spine"],
    ["上半身2", "upperChest"],
    [`${s}肩`, `${side}Shoulder`],
    [`${s}腕`, `${side}UpperArm`],
    [`${s}ひじ`, `${side}LowerArm`],
    [`${s}手首`, `${side}Hand`],
  ],
  foot: (side: "left" | "right", s: string): [string, BoneName][] => [
    ["センター", "spine"],
    ["下半身", "spine"],
    [`${s}足`, `${side}UpperLeg`],
    [`${s}ひざ`, `${side}LowerLeg`],
    [`${s}足首`, `${side}Foot`],
  ],
};

describe("a dance as motion of MikuMikuDance", () => {
  let file: ReturnType<typeof openVmdFile>;
  const tracks = new Map<string, VmdBone[]>();
  beforeAll(() => {
    file = openVmdFile(vmdOf(dance));
    for (const bone of file.bones) tracks.set(bone.name, [...(tracks.get(bone.name) ?? []), bone]);
  });

  /** A bone at a frame: what stands still has no frame of its own. */
  const boneAt = (name: string, frame: number): VmdBone => {
    const bone = tracks.get(name)?.findLast((each) => each.frame <= frame);
    if (!bone) throw new Error(`There is no ${name}.`);
    return bone;
  };

  /** Where a chain ends, and how its end is turned, by forward kinematics of the model. */
  function endOf(chain: readonly [string, BoneName][], frame: number): { place: Vector; turn: Turn } {
    let [place, turn, joint]: [Vector, Turn, Vector] = [
      [0, 0, 0],
      [0, 0, 0, 1],
      [0, 0, 0],
    ];
    for (const [name, source] of chain) {
      const next = modelJoint(source);
      const { position, rotation } = boneAt(name, frame);
      place = plus(place, turned(turn, plus(minus(next, joint), position)));
      turn = times(turn, rotation);
      joint = next;
    }
    return { place, turn };
  }

  it("is a file that says how long it is, of straight curves, with names in Shift-JIS", () => {
    expect([file.signature, file.model]).toEqual(["Vocaloid Motion Data 0002", "Nataraj"]);
    expect([file.cameras, file.rest]).toEqual([[], [0, 0, 0]]);
    const names =
      "センター 上半身 上半身2 下半身 首 頭 左肩 左腕 左ひじ 左手首 右肩 右腕 右ひじ 右手首 左足 左ひざ 左足首 右足 右ひざ 右足首 左足ＩＫ 右足ＩＫ";
    for (const name of names.split(" ")) expect(tracks.get(name)?.[0]?.frame).toBe(0);
    expect([...tracks.keys()].filter((name) => /指/.test(name))).toHaveLength(30);
    expect(file.bones[0]?.curves.slice(0, 20)).toEqual([
      ...Array(8).fill(20),
      ...Array(8).fill(107),
      ...Array(4).fill(20),
    ]);
    expect(Math.max(...file.bones.map(({ frame }) => frame))).toBe(360);
    expect(new Set(file.morphs.map(({ name }) => name))).toEqual(new Set(["まばたき"]));
  });

  it("brings hands and feet of a standard model to where the dance has them", () => {
    const pose = createPose();
    for (let frame = 0; frame <= 360; frame += 3) {
      const world = worldTransforms(poseAt(dance, frame / 30, pose));
      const placeOf = (name: BoneName) =>
        unitsOf([...world.positions.subarray(3 * boneIndex(name), 3 * boneIndex(name) + 3)]);
      for (const [side, s] of [
        ["left", "左"],
        ["right", "右"],
      ] as const) {
        expect(centimetres(endOf(CHAINS.hand(side, s), frame).place, placeOf(`${side}Hand`))).toBeLessThan(3);
        const foot = endOf(CHAINS.foot(side, s), frame);
        expect(centimetres(foot.place, placeOf(`${side}Foot`))).toBeLessThan(0.1);
        // The goal of the inverse kinematics is where the leg leads.
        const goal = boneAt(`${s}足ＩＫ`, frame);
        expect(centimetres(plus(modelJoint(`${side}Foot`), goal.position), foot.place)).toBeLessThan(0.1);
        const along = foot.turn.reduce((sum, value, k) => sum + value * (goal.rotation[k] ?? 0), 0);
        expect(Math.abs(along)).toBeGreaterThan(0.9999);
      }
    }
  });

  it("has the dancer's left at +X, as models of MMD have, and her arms down where she stands", () => {
    const { rotation } = boneAt("左腕", 0);
    const [x = 0, y = 0] = turned(rotation, minus(modelJoint("leftLowerArm"), modelJoint("leftUpperArm")));
    // To her left and down.
    expect(x).toBeGreaterThan(0);
    expect(y).toBeLessThan(0);
  });
});
