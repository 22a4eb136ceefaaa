// @vitest-environment node
import { Bone, BufferGeometry, DetachedBindMode, Group, MeshStandardMaterial, Skeleton, SkinnedMesh } from "three";
import { expect, test } from "vitest";
import { createReflection } from "./reflection.ts";

function dancerMesh(): SkinnedMesh {
  const skinned = new SkinnedMesh(new BufferGeometry(), new MeshStandardMaterial());
  skinned.bindMode = DetachedBindMode;
  skinned.bind(new Skeleton([new Bone()]));
  skinned.morphTargetInfluences = [0.25];
  return skinned;
}

test("the image has the bones, shapes and expressions of the dancer, under the floor", () => {
  const dancer = dancerMesh();
  const { image } = createReflection(dancer);
  expect(image.skeleton).toBe(dancer.skeleton);
  expect(image.geometry).toBe(dancer.geometry);
  expect(image.morphTargetInfluences).toBe(dancer.morphTargetInfluences);
  const root = new Group().add(dancer, image);
  root.position.set(2, 0, 1);
  root.updateMatrixWorld(true);
  expect(image.matrixWorld.elements).toEqual([1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 2, 0, 1, 1]);
  expect(image.bindMatrixInverse).toEqual(dancer.bindMatrixInverse);
});

test("of a mirrored dancer it is the mirror image", () => {
  const { image } = createReflection(dancerMesh());
  const root = new Group().add(image);
  root.scale.x = -1;
  root.updateMatrixWorld(true);
  expect(image.matrixWorld.elements).toEqual([-1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
});

test("it gives its material back, and leaves the dancer's geometry alone", () => {
  const dancer = dancerMesh();
  const { image, dispose } = createReflection(dancer);
  const freed: string[] = [];
  (image.material as MeshStandardMaterial).addEventListener("dispose", () => freed.push("material"));
  dancer.geometry.addEventListener("dispose", () => freed.push("geometry"));
  dispose();
  expect(freed).toEqual(["material"]);
});
