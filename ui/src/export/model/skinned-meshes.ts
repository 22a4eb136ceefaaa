/** Writes the dancer's body and clothes into a glTF file, in metres and with their bones. */
import { numberAt } from "@nataraj/sdk/arrays";
import type { GltfWriter } from "@nataraj/sdk/motion";
import { type BufferAttribute, Matrix4, type SkinnedMesh, Vector3 } from "three";
import { MATERIALS } from "./palette-materials.ts";

const vertex = new Vector3();

/** Copies what an attribute stands for: whole numbers that mean fractions become these fractions. */
function plain(attribute: BufferAttribute, size: number): Float32Array {
  const out = new Float32Array(attribute.count * size);
  for (let i = 0; i < attribute.count; i++)
    for (let k = 0; k < size; k++) out[i * size + k] = attribute.getComponent(i, k);
  return out;
}

const bytes = (attribute: BufferAttribute): Uint8Array => new Uint8Array(attribute.array);

/** Vertex colours are written with an alpha, so that each fills a word. */
function opaque(attribute: BufferAttribute): Uint8Array {
  const out = new Uint8Array(attribute.count * 4).fill(255);
  for (let i = 0; i < attribute.count; i++)
    for (let k = 0; k < 3; k++) out[i * 4 + k] = Math.round(attribute.getComponent(i, k) * 255);
  return out;
}

/** From a mesh's own numbers to metres. The hips are bound as they rest, unturned: what else is there is quantisation. */
function toMetres(mesh: SkinnedMesh): Matrix4 {
  const [hips] = mesh.skeleton.bones;
  const [inverse] = mesh.skeleton.boneInverses;
  if (!hips || !inverse) throw new Error("The dancer has no bones.");
  return new Matrix4().makeTranslation(hips.getWorldPosition(new Vector3())).multiply(inverse);
}

/** Inverse bind matrices for meshes in metres. The bodies are bound with their arms hanging, so these turn as well. */
export function inverseBinds(mesh: SkinnedMesh): Float32Array {
  const fromMetres = toMetres(mesh).invert();
  return Float32Array.from(
    mesh.skeleton.boneInverses.flatMap((inverse) => new Matrix4().multiplyMatrices(inverse, fromMetres).elements),
  );
}

/**
 * Writes the meshes of a dancer at rest in metres and 32-bit numbers, which every program reads: no quantisation, no
 * compression.
 * @param options How many dancers' materials come before; of a mirrored one the triangles are turned over.
 */
export function writeMeshes(
  writer: GltfWriter,
  meshes: readonly SkinnedMesh[],
  { dancer = 0, mirrored = false }: { dancer?: number; mirrored?: boolean } = {},
): object[] {
  return meshes.map((mesh) => {
    const attribute = (name: string) => mesh.geometry.getAttribute(name) as BufferAttribute;
    const metres = toMetres(mesh);
    const scale = new Vector3().setFromMatrixScale(metres).toArray();
    const positions = plain(attribute("position"), 3);
    for (let i = 0; i < positions.length; i += 3)
      vertex.fromArray(positions, i).applyMatrix4(metres).toArray(positions, i);
    const targets = mesh.geometry.morphAttributes.position?.map((target) => {
      const moved = plain(target as BufferAttribute, 3).map((x, i) => x * numberAt(scale, i % 3));
      return { POSITION: writer.accessor(moved, "VEC3", { target: "vertices", bounded: true }) };
    });
    const index = mesh.geometry.index?.array;
    if (!index) throw new Error("The dancer's mesh has no triangles.");
    const vertices = { target: "vertices" } as const;
    return {
      name: mesh.name,
      primitives: [
        {
          indices: writer.accessor(mirrored ? turnedOver(index) : Uint32Array.from(index), "SCALAR", {
            target: "indices",
          }),
          attributes: {
            POSITION: writer.accessor(positions, "VEC3", { ...vertices, bounded: true }),
            NORMAL: writer.accessor(unit(plain(attribute("normal"), 3)), "VEC3", vertices),
            TEXCOORD_0: writer.accessor(plain(attribute("uv"), 2), "VEC2", vertices),
            COLOR_0: writer.accessor(opaque(attribute("color")), "VEC4", { ...vertices, normalized: true }),
            JOINTS_0: writer.accessor(bytes(attribute("skinIndex")), "VEC4", vertices),
            WEIGHTS_0: writer.accessor(bytes(attribute("skinWeight")), "VEC4", { ...vertices, normalized: true }),
          },
          material: 2 * dancer + (mesh.name.startsWith("cloth") ? MATERIALS.cloth : MATERIALS.body),
          targets,
        },
      ],
      ...(targets && {
        weights: targets.map(() => 0),
        extras: { targetNames: Object.keys(mesh.morphTargetDictionary ?? {}) },
      }),
    };
  });
}

/** Triangles that face the other way. */
const turnedOver = (index: ArrayLike<number>): Uint32Array =>
  Uint32Array.from(index, (_, i) => numberAt(index, i % 3 === 0 ? i : i % 3 === 1 ? i + 1 : i - 1));

function unit(normals: Float32Array): Float32Array {
  for (let i = 0; i < normals.length; i += 3) vertex.fromArray(normals, i).normalize().toArray(normals, i);
  return normals;
}
