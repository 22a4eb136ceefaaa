import { BONES } from "@nataraj/sdk/motion";
import { Matrix4, Quaternion, Vector3 } from "three";
import { asVrm0, type Change, type VrmJson } from "./vrm-file.ts";

/** Degrees by which another program's bones are turned about themselves, the same for all but the hips. */
const ROLL = new Quaternion().setFromAxisAngle(new Vector3(1, 2, -1).normalize(), 1.1);

/** Changes every matrix that binds the skin. */
function rebind(json: VrmJson, binary: Buffer, change: (matrix: Matrix4, joint: number) => Matrix4): void {
  for (const { joints, inverseBindMatrices } of json.skins) {
    const accessor = json.accessors[inverseBindMatrices] as VrmJson["accessors"][number];
    const start = (json.bufferViews[accessor.bufferView]?.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
    joints.forEach((joint, i) => {
      const at = (k: number) => start + (i * 16 + k) * 4;
      const matrix = new Matrix4().fromArray(Array.from({ length: 16 }, (_, k) => binary.readFloatLE(at(k))));
      change(matrix, joint).elements.forEach((value, k) => {
        binary.writeFloatLE(value, at(k));
      });
    });
  }
}

/** Bones that are turned about themselves at rest, as most programs leave them; the skin stays where it was. */
export const rollBones: Change = (json, binary) => {
  const back = ROLL.clone().invert();
  const isRolled = (node: number) => BONES.indexOf(json.nodes[node]?.name as (typeof BONES)[number]) > 0;
  json.nodes.forEach((node, i) => {
    const own = isRolled(i);
    if (own) node.rotation = new Quaternion(...(node.rotation ?? [0, 0, 0, 1])).multiply(ROLL).toArray();
    for (const child of own ? (node.children ?? []) : []) {
      const below = json.nodes[child] as VrmJson["nodes"][number];
      below.translation = new Vector3(...(below.translation ?? [0, 0, 0])).applyQuaternion(back).toArray();
      below.rotation = back
        .clone()
        .multiply(new Quaternion(...(below.rotation ?? [0, 0, 0, 1])))
        .toArray();
    }
  });
  const unroll = new Matrix4().makeRotationFromQuaternion(back);
  rebind(json, binary, (matrix, joint) => (isRolled(joint) ? matrix.premultiply(unroll) : matrix));
};

/** Bones in centimetres under a node that makes metres of them. */
export const inCentimetres: Change = (json, binary) => {
  const [scene] = json.scenes as [VrmJson["scenes"][number]];
  const joints = new Set(json.skins.flatMap((skin) => skin.joints));
  for (const joint of joints) {
    const node = json.nodes[joint] as VrmJson["nodes"][number];
    node.translation = node.translation?.map((metres) => metres * 100) as [number, number, number];
    if (!node.translation) delete node.translation;
  }
  const roots = scene.nodes.filter((node) => joints.has(node));
  json.nodes.push({ name: "Armature", children: roots, scale: [0.01, 0.01, 0.01] });
  scene.nodes = [...scene.nodes.filter((node) => !joints.has(node)), json.nodes.length - 1];
  const enlarged = new Matrix4().makeScale(100, 100, 100);
  rebind(json, binary, (matrix) => matrix.premultiply(enlarged));
};

/** VRM 0.x as its own exporter writes it: toon materials, a joyful face, hair on springs that bump into the head. */
export const asOldExporter: Change = (json) => {
  asVrm0(json);
  const index = (name: string) => json.nodes.findIndex((node) => node.name === name);
  const face = json.nodes.find(({ name }) => name === "face") as { mesh?: number } | undefined;
  const loose = json.nodes.flatMap(({ name }, i) => (/^(plait|ponytail)1$|Earring$/.test(name) ? [i] : []));
  Object.assign(json.extensions.VRM as object, {
    exporterVersion: "UniVRM-0.99.1",
    blendShapeMaster: {
      blendShapeGroups: ["joy", "blink"].map((presetName, i) => ({
        name: presetName.toUpperCase(),
        presetName,
        binds: [{ mesh: face?.mesh, index: 1 - i, weight: 100 }],
        materialValues: [],
      })),
    },
    firstPerson: { firstPersonBone: index("head"), lookAtTypeName: "BlendShape" },
    secondaryAnimation: {
      boneGroups: [
        {
          comment: "hair",
          stiffiness: 0.8,
          gravityPower: 0.2,
          gravityDir: { x: 0, y: -1, z: 0 },
          dragForce: 0.4,
          center: -1,
          hitRadius: 0.02,
          bones: loose,
          colliderGroups: [0],
        },
      ],
      colliderGroups: [{ node: index("head"), colliders: [{ offset: { x: 0, y: 0.1, z: 0 }, radius: 0.09 }] }],
    },
    materialProperties: (json.materials ?? []).map(({ name }) => ({
      name,
      shader: "VRM/MToon",
      renderQueue: 2000,
      floatProperties: { _Cutoff: 0.5, _ShadeShift: 0, _ShadeToony: 0.9, _BlendMode: 0, _OutlineWidth: 0.1 },
      vectorProperties: { _Color: [1, 1, 1, 1], _ShadeColor: [0.8, 0.6, 0.6, 1] },
      textureProperties: {},
      keywordMap: {},
      tagMap: { RenderType: "Opaque" },
    })),
  });
};

/** Toon materials as VRM 1.0 has them. */
export const withToonMaterials: Change = (json) => {
  json.extensionsUsed.push("VRMC_materials_mtoon");
  json.materials = (json.materials ?? []).map((material) => ({
    ...material,
    extensions: {
      VRMC_materials_mtoon: { specVersion: "1.0", shadeColorFactor: [0.8, 0.6, 0.6], shadingToonyFactor: 0.9 },
    },
  }));
};
