// @vitest-environment node
import { numberAt } from "@nataraj/sdk/arrays";
import { BufferAttribute, BufferGeometry, SkinnedMesh, Vector3 } from "three";
import { expect, test } from "vitest";
import { joinLayers } from "./join-layers.ts";

/** A layer of one triangle at a height, its front to the viewer. */
function layer(name: string, height: number, morphs = false): SkinnedMesh {
  const geometry = new BufferGeometry();
  const corners = [0, height, 0, 1, height, 0, 0, height + 1, 0];
  geometry.setAttribute("position", new BufferAttribute(Int16Array.from(corners), 3, true));
  geometry.setAttribute("normal", new BufferAttribute(Int8Array.from([0, 0, 127, 0, 0, 127, 0, 0, 127]), 3, true));
  geometry.setIndex([0, 1, 2]);
  if (morphs) geometry.morphAttributes.position = [new BufferAttribute(new Int16Array(9).fill(5), 3, true)];
  geometry.morphTargetsRelative = morphs;
  const mesh = new SkinnedMesh(geometry);
  mesh.name = name;
  return mesh;
}

/** Height of each triangle and whether it and its normals look to the viewer, in the order of drawing. */
function drawn(geometry: BufferGeometry) {
  const position = geometry.getAttribute("position") as BufferAttribute;
  const normal = geometry.getAttribute("normal") as BufferAttribute;
  const indices = [...(geometry.getIndex() as BufferAttribute).array];
  return Array.from({ length: indices.length / 3 }, (_, t) => {
    const [a, b, c] = indices.slice(t * 3, t * 3 + 3).map((i) => new Vector3().fromArray(position.array, i * 3)) as [
      Vector3,
      Vector3,
      Vector3,
    ];
    const shownTo = b.sub(a).cross(c.sub(a)).z;
    return [a.y, Math.sign(shownTo), Math.sign(normal.getZ(numberAt(indices, t * 3)))];
  });
}

test("all layers are one geometry in their order, and cloth is seen from both sides", () => {
  const joined = joinLayers([layer("body", 10), layer("cloth", 20), layer("face", 30, true)]);
  expect(drawn(joined)).toEqual([
    [10, 1, 1],
    [20, 1, 1],
    [20, -1, -1],
    [30, 1, 1],
  ]);
  const { array, normalized, count } = joined.getAttribute("position") as BufferAttribute;
  expect([array.constructor, normalized, count]).toEqual([Int16Array, true, 12]);
});

test("morphing vertices come first, so that the joined mesh has their morphs", () => {
  const face = layer("face", 30, true);
  const joined = joinLayers([layer("body", 10), face]);
  expect(joined.getAttribute("position").getY(0) * 32767).toBeCloseTo(30, 3);
  expect(joined.morphAttributes.position).toBe(face.geometry.morphAttributes.position);
  expect(joined.morphTargetsRelative).toBe(true);
});
