import { numberAt } from "@nataraj/sdk/arrays";
import { BufferAttribute, BufferGeometry, type SkinnedMesh } from "three";

/** The layer that is seen from both sides. */
const TWO_SIDED = "cloth";
/** The most vertices that indices of 16 bits tell apart; the last one ends a strip. */
const WORD = 65_535;

/** Vertices of a layer: as they are, or facing the other way. */
interface Sheet {
  geometry: BufferGeometry;
  turned: boolean;
  /** Its first vertex among all. */
  start: number;
}

/**
 * A dancer's layers as one geometry, so that they are one draw call: a call costs the page more than its vertices do.
 * Cloth is in it twice, facing either way, so that a material with one side shows both. What morphs comes first among the
 * vertices, and the morphs end with it; the triangles keep the layers' order.
 * @param layers Meshes over one skeleton, their attributes alike in kind and scale; at most one of them morphs.
 */
export function joinLayers(layers: readonly SkinnedMesh[]): BufferGeometry {
  const sheets = layers.flatMap(({ name, geometry }): Sheet[] => {
    const outside = { geometry, turned: false, start: 0 };
    return name === TWO_SIDED ? [outside, { ...outside, turned: true }] : [outside];
  });
  const stacked = [...sheets].sort((a, b) => morphs(b) - morphs(a));
  stacked.reduce((start, sheet) => {
    sheet.start = start;
    return start + sheet.geometry.getAttribute("position").count;
  }, 0);

  const joined = new BufferGeometry();
  const [first] = stacked as [Sheet];
  for (const name of Object.keys(first.geometry.attributes)) {
    joined.setAttribute(
      name,
      concatenate(
        stacked.map(({ geometry, turned }) => {
          const attribute = geometry.getAttribute(name) as BufferAttribute;
          return turned && name === "normal" ? opposite(attribute) : attribute;
        }),
      ),
    );
  }
  joined.setIndex(triangles(layers, sheets, joined.getAttribute("position").count));
  joined.morphAttributes = first.geometry.morphAttributes;
  joined.morphTargetsRelative = first.geometry.morphTargetsRelative;
  return joined;
}

const morphs = ({ geometry }: Sheet): number => Object.keys(geometry.morphAttributes).length;

/** The triangles layer by layer: of each layer its sheets' together, triangle by triangle. */
function triangles(layers: readonly SkinnedMesh[], sheets: readonly Sheet[], vertices: number): BufferAttribute {
  const indexOf = ({ geometry }: { geometry: BufferGeometry }) => (geometry.getIndex() as BufferAttribute).array;
  const length = sheets.reduce((sum, sheet) => sum + indexOf(sheet).length, 0);
  const out = vertices > WORD ? new Uint32Array(length) : new Uint16Array(length);
  let at = 0;
  for (const layer of layers) {
    const array = indexOf(layer);
    const own = sheets.filter(({ geometry }) => geometry === layer.geometry);
    for (let t = 0; t < array.length; t += 3) {
      for (const { start, turned } of own) {
        out[at++] = start + numberAt(array, t);
        out[at++] = start + numberAt(array, turned ? t + 2 : t + 1);
        out[at++] = start + numberAt(array, turned ? t + 1 : t + 2);
      }
    }
  }
  return new BufferAttribute(out, 1);
}

function concatenate(parts: readonly BufferAttribute[]): BufferAttribute {
  const { array, itemSize, normalized } = parts[0] as BufferAttribute;
  const Numbers = array.constructor as new (length: number) => typeof array;
  const all = new Numbers(parts.reduce((length, part) => length + part.array.length, 0));
  let start = 0;
  for (const part of parts) {
    all.set(part.array, start);
    start += part.array.length;
  }
  return new BufferAttribute(all, itemSize, normalized);
}

function opposite({ array, itemSize, normalized }: BufferAttribute): BufferAttribute {
  return new BufferAttribute(array.map((value) => -value) as typeof array, itemSize, normalized);
}
