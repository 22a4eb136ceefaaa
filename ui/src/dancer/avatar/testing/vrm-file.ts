import { readFile } from "node:fs/promises";

type Vector = [number, number, number];

interface VrmNode {
  name: string;
  children?: number[];
  translation?: Vector;
  rotation?: [number, number, number, number];
  scale?: Vector;
}

/** The parts of a VRM's JSON that tests change. */
export interface VrmJson {
  nodes: VrmNode[];
  scenes: { nodes: number[] }[];
  skins: { joints: number[]; inverseBindMatrices: number }[];
  accessors: { bufferView: number; byteOffset?: number }[];
  bufferViews: { byteOffset?: number }[];
  images?: { uri?: string }[];
  textures?: unknown[];
  materials?: Record<string, unknown>[];
  extensionsUsed: string[];
  extensions: {
    VRM?: unknown;
    VRMC_vrm?: { humanoid: { humanBones: Record<string, { node: number }> } };
    VRMC_springBone?: unknown;
  };
}

/** A change to what a file's JSON says, and to the numbers behind it. */
export type Change = (json: VrmJson, binary: Buffer) => void;

/** The bytes of one of our own baked VRM files, after a change. */
export async function vrmFile(look: string, change: Change = () => {}): Promise<ArrayBuffer> {
  const file = await readFile(new URL(`../../../../../assets/dancers/${look}.vrm`, import.meta.url));
  const length = file.readUInt32LE(12);
  const json = JSON.parse(file.toString("utf8", 20, 20 + length)) as VrmJson;
  // After the JSON comes the head of the binary chunk, 8 bytes.
  change(json, file.subarray(28 + length));
  const text = Buffer.from(JSON.stringify(json));
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, 0x20)]);
  const rest = file.subarray(20 + length);
  const header = Buffer.from(file.subarray(0, 20));
  header.writeUInt32LE(20 + padded.length + rest.length, 8);
  header.writeUInt32LE(padded.length, 12);
  return new Uint8Array(Buffer.concat([header, padded, rest])).buffer;
}

/** Pictures need a browser: without them the materials are plain. */
export function withoutPictures(json: VrmJson): void {
  delete json.images;
  delete json.textures;
  json.materials = json.materials?.map(({ name }) => ({ name })) ?? [];
}

const node = (json: VrmJson, name: string) => {
  const found = json.nodes.find((candidate) => candidate.name === name);
  if (!found?.translation) throw new Error(`The file has no bone "${name}".`);
  return found as { translation: Vector; rotation?: [number, number, number, number] };
};

/** Longer legs and shorter arms, knees a little in front, the feet turned out: nobody stands as straight as our dancers. */
export function distort(json: VrmJson): void {
  for (const [side, s] of [
    ["left", 1],
    ["right", -1],
  ] as const) {
    node(json, `${side}LowerLeg`).translation = [0.012 * s, -0.5, 0.02];
    node(json, `${side}Foot`).translation = [0.01 * s, -0.48, -0.03];
    node(json, `${side}Toes`).translation = [0.02 * s, -0.056, 0.15];
    node(json, `${side}LowerArm`).translation = [0.22 * s, -0.02, 0.01];
    node(json, `${side}Hand`).translation = [0.2 * s, -0.01, 0.02];
  }
  node(json, "hips").translation = [0, 0.94 + 0.159, 0.01];
}

/** Leaves out the bones that VRM does not ask for. */
export function leaveOut(json: VrmJson): void {
  const bones = json.extensions.VRMC_vrm?.humanoid.humanBones ?? {};
  for (const name of Object.keys(bones))
    if (/^(chest|upperChest|neck)$|Shoulder|Toes|Thumb|Index|Middle|Ring|Little/.test(name)) delete bones[name];
}

/** Names that VRM 0.x has for the thumb's bones. */
const OLD_THUMB: Record<string, string> = { Metacarpal: "Proximal", Proximal: "Intermediate", Distal: "Distal" };

/** Makes the same a VRM 0.x, which looks the other way. */
export function asVrm0(json: VrmJson): void {
  const bones = json.extensions.VRMC_vrm?.humanoid.humanBones ?? {};
  const hips = node(json, "hips");
  hips.translation = [-hips.translation[0], hips.translation[1], -hips.translation[2]];
  hips.rotation = [0, 1, 0, 0];
  const humanBones = Object.entries(bones).map(([bone, { node: index }]) => ({
    bone: bone.replace(/Thumb(.*)/, (_, part: string) => `Thumb${OLD_THUMB[part]}`),
    node: index,
    useDefaultValues: true,
  }));
  json.extensionsUsed = ["VRM"];
  json.extensions = {
    VRM: {
      specVersion: "0.0",
      meta: { title: "Test", author: "Nataraj" },
      humanoid: { humanBones },
      blendShapeMaster: { blendShapeGroups: [] },
      firstPerson: {},
      secondaryAnimation: { boneGroups: [], colliderGroups: [] },
      materialProperties: [],
    },
  };
}
