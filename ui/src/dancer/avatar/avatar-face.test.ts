// @vitest-environment node
import type { Face } from "@nataraj/sdk/motion";
import type { VRM } from "@pixiv/three-vrm";
import { expect, test } from "vitest";
import { createAvatarFace } from "./avatar-face.ts";

const FACE: Face = { smile: 0, brows: 0, blink: 1, gazeX: 10, gazeY: 4 };

/** An avatar with some of the expressions, and what it was told. */
function avatarWith(...names: string[]) {
  const told = new Map<string, number>();
  const lookAt = { yaw: 0, pitch: 0, target: undefined };
  const expressionManager = {
    getExpression: (name: string) => (names.includes(name) ? {} : null),
    setValue: (name: string, value: number) => void (names.includes(name) && told.set(name, value)),
  };
  return { vrm: { expressionManager, lookAt } as unknown as VRM, told, lookAt };
}

test("an avatar with a lid for each eye blinks with both", () => {
  const { vrm, told } = avatarWith("blinkLeft", "blinkRight");
  createAvatarFace(vrm)(FACE, false);
  expect(Object.fromEntries(told)).toEqual({ blinkLeft: 1, blinkRight: 1 });
});

test("an avatar with both kinds closes the lids once, and a mirror turns the gaze", () => {
  const { vrm, told, lookAt } = avatarWith("blink", "blinkLeft", "blinkRight");
  createAvatarFace(vrm)(FACE, true);
  expect(Object.fromEntries(told)).toEqual({ blink: 1 });
  expect(lookAt).toMatchObject({ yaw: -10, pitch: -4 });
});

test("an avatar without a face stays as it is", () => {
  expect(() => createAvatarFace({} as VRM)(FACE, false)).not.toThrow();
});
