// @vitest-environment node
import { ENVIRONMENTS, type Environment, loadEnvironment, steadyLight } from "@nataraj/sdk/stage";
import { BufferAttribute, type Mesh, type ShaderMaterial } from "three";
import { expect, test, vi } from "vitest";
import { createScenery, type Scenery } from "./scenery.ts";

/** Vertices that a weak machine draws without noticing, besides the dancer's. */
const MOST_VERTICES = 40_000;
/** Cameras of landscape pictures stand within this of the middle of the stage, metres: nothing hides the dancer there. */
const CAMERA_RADIUS = 5.9;
/** Heights between which a body is seen, metres. */
const BODY = { low: 0.3, high: 1.9 };

async function sceneryOf(name: Environment): Promise<Scenery | undefined> {
  const { scenery } = await loadEnvironment(name);
  return scenery && createScenery(scenery());
}

test.each(ENVIRONMENTS)("%s is drawn in two calls or none, in finite numbers, and given back", async (name) => {
  const design = await loadEnvironment(name);
  expect(await loadEnvironment(name)).toBe(design);
  const scenery = await sceneryOf(name);
  const objects = (scenery?.objects ?? []) as Mesh[];
  expect(objects.length).toBeLessThanOrEqual(2);
  const disposed = vi.fn();
  let vertices = 0;
  for (const { geometry, material } of objects) {
    geometry.addEventListener("dispose", disposed);
    (material as ShaderMaterial).addEventListener("dispose", disposed);
    vertices += geometry.getAttribute("position").count;
    for (const attribute of Object.values(geometry.attributes))
      expect((attribute as BufferAttribute).array.every(Number.isFinite)).toBe(true);
  }
  expect(vertices).toBeLessThan(MOST_VERTICES);
  scenery?.dispose();
  expect(disposed).toHaveBeenCalledTimes(2 * objects.length);
});

test.each(ENVIRONMENTS)("nothing of %s stands between camera and dancer", async (name) => {
  const [solid] = ((await sceneryOf(name))?.objects ?? []) as Mesh[];
  const position = solid?.geometry.getAttribute("position") ?? new BufferAttribute(new Float32Array(), 3);
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    expect(Math.hypot(x, z) < CAMERA_RADIUS && y > BODY.low && y < BODY.high, `${x} ${y} ${z}`).toBe(false);
  }
});

test("the studio stays bright where the band stops, and the others close in on the dancer", async () => {
  const focus = await Promise.all(
    ENVIRONMENTS.map(async (name) => [name, (await loadEnvironment(name)).focus] as const),
  );
  for (const [name, share] of focus) {
    if (name === "studio") expect(share).toBeLessThan(0.4);
    else expect(share).toBe(1);
  }
});

test("lamps answer the music, and flames flicker as a pure function of time", async () => {
  const scenery = (await sceneryOf("temple")) as Scenery;
  const { uniforms } = (scenery.objects[0] as Mesh).material as ShaderMaterial;
  scenery.light({ ...steadyLight(), accent: 0.7, focus: 0.2 }, 12);
  expect(uniforms.answer?.value).toEqual([1, 0.7, 0.2, 12]);
  scenery.dispose();
});
