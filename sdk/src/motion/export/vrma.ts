import { RADIANS } from "../math/curves.ts";
import type { Dance } from "../pose/dance.ts";
import type { Face } from "../rig/pose.ts";
import { BONES, PARENTS } from "../rig/skeleton.ts";
import { createAnimation } from "./animation.ts";
import { createGltfWriter } from "./gltf-writer.ts";
import { keyframesOf } from "./keyframes.ts";

/** Where the eyes are from the head bone, metres. */
const EYES = [0, 0.075, 0.06];

/** Expressions of the face that VRM knows by name. A frown has no preset of its own. */
const EXPRESSIONS: Readonly<Record<string, (face: Face) => number>> = {
  happy: ({ smile }) => smile,
  blink: ({ blink }) => blink,
};

/**
 * A dance as VRM animation (`VRMC_vrm_animation` 1.0, file ending .vrma): any VRM avatar can perform it. Holds the
 * humanoid bones, smile, blink and gaze; no mesh.
 * @see https://github.com/vrm-c/vrm-specification/blob/master/specification/VRMC_vrm_animation-1.0/README.md
 */
export function vrmaOf(dance: Dance, { fps = 30, name = "Dance" } = {}): Uint8Array<ArrayBuffer> {
  const writer = createGltfWriter();
  const { times, hips, rotations, faces } = keyframesOf(dance, fps);
  const animation = createAnimation(writer, name, times);
  const nodes: object[] = BONES.map((bone, i) => ({
    name: bone,
    translation: Array.from(dance.rig.offsets.subarray(3 * i, 3 * i + 3)),
    ...childrenOf(i),
  }));
  animation.track(0, "translation", hips);
  rotations.forEach((values, bone) => {
    animation.track(bone, "rotation", values);
  });

  const preset: Record<string, { node: number }> = {};
  for (const [expression, weigh] of Object.entries(EXPRESSIONS)) {
    // The weight of an expression is the x of a node that stands for it.
    const node = nodes.push({ name: expression }) - 1;
    preset[expression] = { node };
    animation.track(node, "translation", Float32Array.from(faces.flatMap((face) => [clamp01(weigh(face)), 0, 0])));
  }
  const gaze = nodes.push({ name: "lookAt" }) - 1;
  animation.track(gaze, "rotation", Float32Array.from(faces.flatMap(gazeRotation)));

  return writer.write({
    extensionsUsed: ["VRMC_vrm_animation"],
    extensions: {
      VRMC_vrm_animation: {
        specVersion: "1.0",
        humanoid: { humanBones: Object.fromEntries(BONES.map((bone, node) => [bone, { node }])) },
        expressions: { preset },
        lookAt: { node: gaze, offsetFromHeadBone: EYES },
      },
    },
    scene: 0,
    scenes: [{ name, nodes: nodes.flatMap((_, i) => (i === 0 || i >= BONES.length ? [i] : [])) }],
    nodes,
    animations: [animation.json],
  });
}

const clamp01 = (x: number) => Math.min(1, Math.max(0, x));

function childrenOf(bone: number): { children?: number[] } {
  const children = PARENTS.flatMap((parent, i) => (parent === bone ? [i] : []));
  return children.length > 0 ? { children } : {};
}

/** Yaw to the dancer's left, then pitch; looking up turns about −X. */
function gazeRotation({ gazeX, gazeY }: Face): number[] {
  const [yaw, pitch] = [(gazeX * RADIANS) / 2, (-gazeY * RADIANS) / 2];
  return [
    Math.cos(yaw) * Math.sin(pitch),
    Math.sin(yaw) * Math.cos(pitch),
    -Math.sin(yaw) * Math.sin(pitch),
    Math.cos(yaw) * Math.cos(pitch),
  ];
}
