// @vitest-environment node
import {
  BackSide,
  Bone,
  BufferGeometry,
  DoubleSide,
  FrontSide,
  MeshStandardMaterial,
  Skeleton,
  SkinnedMesh,
} from "three";
import { expect, test } from "vitest";
import { createReflection } from "./reflection.ts";

function mesh(side: typeof FrontSide | typeof DoubleSide): SkinnedMesh {
  const skinned = new SkinnedMesh(new BufferGeometry(), new MeshStandardMaterial({ side }));
  skinned.bind(new Skeleton([new Bone()]));
  skinned.morphTargetInfluences = [0.25];
  return skinned;
}

test("the image has the bones, shapes and expressions of the dancer, under the floor", () => {
  const dancer = mesh(FrontSide);
  const { group } = createReflection([dancer]);
  const image = group.children[0] as SkinnedMesh;
  expect(image.skeleton).toBe(dancer.skeleton);
  expect(image.geometry).toBe(dancer.geometry);
  expect(image.morphTargetInfluences).toBe(dancer.morphTargetInfluences);
  // Wherever the dancer's root goes, or is mirrored: the bones bring that along already.
  group.scale.x = -1;
  group.position.set(2, 0, 1);
  group.updateMatrixWorld(true);
  expect(image.matrixWorld.elements).toEqual([1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
});

test("a mirrored dancer's image shows its outside; cloth keeps both its sides", () => {
  const reflection = createReflection([mesh(FrontSide), mesh(DoubleSide)]);
  const sides = () =>
    reflection.group.children.map((image) => ((image as SkinnedMesh).material as MeshStandardMaterial).side);
  expect(sides()).toEqual([FrontSide, DoubleSide]);
  for (const image of reflection.group.children)
    expect(((image as SkinnedMesh).material as MeshStandardMaterial).forceSinglePass).toBe(true);
  reflection.setMirrored(true);
  expect(sides()).toEqual([BackSide, DoubleSide]);
  reflection.setMirrored(false);
  expect(sides()).toEqual([FrontSide, DoubleSide]);
});

test("it gives its materials back, and leaves the dancer's geometry alone", () => {
  const dancer = mesh(FrontSide);
  const { group, dispose } = createReflection([dancer]);
  const freed: string[] = [];
  const image = group.children[0] as SkinnedMesh;
  (image.material as MeshStandardMaterial).addEventListener("dispose", () => freed.push("material"));
  dancer.geometry.addEventListener("dispose", () => freed.push("geometry"));
  dispose();
  expect(freed).toEqual(["material"]);
});
