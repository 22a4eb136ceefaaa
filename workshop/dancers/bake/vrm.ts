import { type Document, NodeIO } from "@gltf-transform/core";
import { weld } from "@gltf-transform/functions";
import type { Look } from "@nataraj/sdk/looks";
import { BONES } from "@nataraj/sdk/motion";
import { EXPRESSIONS, type Expression } from "../../../ui/src/dancer/expression-names.ts";
import type { DancerModel } from "../generator/model.ts";

/** VRM's preset names for our expressions; the raised brows are a custom one. */
const PRESETS: Partial<Record<Expression, string>> = {
  blink: "blink",
  smile: "happy",
  lookLeft: "lookLeft",
  lookRight: "lookRight",
  lookUp: "lookUp",
  lookDown: "lookDown",
};

interface GltfJson {
  nodes: { name?: string }[];
  extensionsUsed?: string[];
  extensions?: Record<string, unknown>;
}

function expressions(face: number) {
  const bind = (expression: Expression) => ({
    morphTargetBinds: [{ node: face, index: EXPRESSIONS.indexOf(expression), weight: 1 }],
    isBinary: false,
    overrideBlink: "none",
    overrideLookAt: "none",
    overrideMouth: "none",
  });
  const preset: Record<string, unknown> = {};
  const custom: Record<string, unknown> = {};
  for (const expression of EXPRESSIONS) {
    const name = PRESETS[expression];
    if (name) preset[name] = bind(expression);
    else custom[expression] = bind(expression);
  }
  return { preset, custom };
}

/** Our swinging chains as VRM's spring bones: other programs simulate them by their own rules. */
function springs(model: DancerModel, node: (name: string) => number) {
  const heads = model.extraBones.filter((bone) => !model.extraBones.some((other) => other.name === bone.parent));
  return heads.map((head) => {
    const chain = [head];
    for (let next = head; ; ) {
      const child = model.extraBones.find((bone) => bone.parent === next.name);
      if (!child) break;
      chain.push(child);
      next = child;
    }
    return {
      name: head.name,
      joints: chain.map(({ name, sway }) => ({
        node: node(name),
        hitRadius: 0.015,
        stiffness: 1.2 * (1 - sway.looseness) + 0.15,
        gravityPower: 0.3 * sway.looseness,
        gravityDir: [0, -1, 0],
        dragForce: Math.min(1, sway.damping),
      })),
    };
  });
}

/** The same dancer as VRM 1.0 (VRMC_vrm, VRMC_springBone), uncompressed, so that every program reads it. */
export async function writeVrm(document: Document, look: Look, model: DancerModel): Promise<Uint8Array> {
  await document.transform(weld());
  const glb = await new NodeIO().writeBinary(document);
  const view = new DataView(glb.buffer, glb.byteOffset);
  const jsonLength = view.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + jsonLength))) as GltfJson;
  const node = (name: string) => json.nodes.findIndex((candidate) => candidate.name === name);
  json.extensionsUsed = [...(json.extensionsUsed ?? []), "VRMC_vrm", "VRMC_springBone"];
  json.extensions = {
    ...json.extensions,
    VRMC_vrm: {
      specVersion: "1.0",
      meta: {
        name: look.name,
        authors: ["Nataraj"],
        licenseUrl: "https://vrm.dev/licenses/1.0/",
        avatarPermission: "everyone",
        commercialUsage: "corporation",
        allowRedistribution: true,
        modification: "allowModificationRedistribution",
      },
      humanoid: { humanBones: Object.fromEntries(BONES.map((name) => [name, { node: node(name) }])) },
      expressions: expressions(node("face")),
      lookAt: {
        type: "expression",
        offsetFromHeadBone: [0, 0.1, 0.06],
        rangeMapHorizontalInner: { inputMaxValue: 40, outputScale: 1 },
        rangeMapHorizontalOuter: { inputMaxValue: 40, outputScale: 1 },
        rangeMapVerticalDown: { inputMaxValue: 30, outputScale: 1 },
        rangeMapVerticalUp: { inputMaxValue: 30, outputScale: 1 },
      },
    },
    ...(model.extraBones.length > 0 && { VRMC_springBone: { specVersion: "1.0", springs: springs(model, node) } }),
  };
  return frame(json, glb.subarray(20 + jsonLength));
}

/** A GLB container from its JSON and the chunks that follow it. */
function frame(json: unknown, rest: Uint8Array): Uint8Array {
  const text = Buffer.from(JSON.stringify(json));
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, 0x20)]);
  const header = Buffer.alloc(20);
  header.write("glTF", 0, "latin1");
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(20 + padded.length + rest.length, 8);
  header.writeUInt32LE(padded.length, 12);
  header.write("JSON", 16, "latin1");
  return Buffer.concat([header, padded, rest]);
}
