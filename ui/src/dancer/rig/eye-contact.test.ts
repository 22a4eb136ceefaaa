// @vitest-environment node
import { boneIndex, createPose, createWorldTransforms, worldTransforms } from "@nataraj/sdk/motion";
import { beforeEach, expect, test } from "vitest";
import { createEyeContact } from "./eye-contact.ts";

const world = createWorldTransforms();
const { meet } = createEyeContact();
const face = { smile: 0.4, brows: 0.1, blink: 0.2, gazeX: 5, gazeY: -3 };
const HEAD = boneIndex("head");

/** Turns the head to the dancer's left. */
function standing(degrees: number): void {
  const pose = createPose();
  pose.rotations.set([0, Math.sin((degrees * Math.PI) / 360), 0, Math.cos((degrees * Math.PI) / 360)], 4 * HEAD);
  worldTransforms(pose, world);
}

beforeEach(() => standing(0));

test("eyes meet a camera before the face, on its side and above", () => {
  expect(meet(face, world, { x: 0, y: 1.55, z: 4 }).gazeX).toBeCloseTo(0.75, 1);
  expect(meet(face, world, { x: 1, y: 1.55, z: 4 }).gazeX).toBeGreaterThan(8);
  expect(meet(face, world, { x: -1, y: 1.55, z: 4 }).gazeX).toBeLessThan(-8);
  expect(meet(face, world, { x: 0, y: 2.6, z: 4 }).gazeY).toBeGreaterThan(8);
});

test("a head that is turned looks out of its corners at the camera, and no farther than eyes go", () => {
  standing(20);
  expect(meet(face, world, { x: 0, y: 1.55, z: 4 }).gazeX).toBeLessThan(-10);
  standing(70);
  expect({ ...meet(face, world, { x: 0, y: 1.55, z: 4 }) }).toEqual(face);
});

test("the face keeps its other movements, and the dance its own", () => {
  expect(meet(face, world, { x: 0, y: 1.5, z: 4 })).toMatchObject({ smile: 0.4, brows: 0.1, blink: 0.2 });
  expect({ ...meet(face, world, { x: 0, y: 1.5, z: -4 }) }).toEqual(face);
});
