import { intAt, numberAt } from "@nataraj/sdk/arrays";
import { BufferAttribute, BufferGeometry } from "three";

/** One dancer's geometry (`joinLayers`), whose joints come after those of the dancers before. */
export interface MergedDancer {
  geometry: BufferGeometry;
  /** How many joints its skeleton has. */
  joints: number;
  /** Drawn as in a mirror: its triangles are turned over, so that they face outwards again. */
  mirrored: boolean;
}

/** Several dancers as one geometry. */
export interface MergedGeometry {
  geometry: BufferGeometry;
  /** How many indices draw the first dancer, the first two, and so on. */
  ends: readonly number[];
}

type Numbers = BufferAttribute["array"];

/**
 * Dancers as one geometry over one skeleton, so that all of them are one draw call. Texture coordinates point at a row
 * of the palette for each dancer. The vertices that morph come first, as three wants it; a dancer's triangles stay
 * together.
 */
export function mergeDancers(dancers: readonly MergedDancer[]): MergedGeometry {
  const morphing = dancers.map(({ geometry }) => geometry.morphAttributes.position?.[0]?.count ?? 0);
  const counts = dancers.map(({ geometry }) => attributeOf(geometry, "position").count);
  const faces = morphing.reduce((sum, count) => sum + count, 0);
  /** Where each dancer's vertices go: those that morph, and the others. */
  const starts = dancers.map((_, i) => ({
    face: sum(morphing.slice(0, i)),
    body: faces + sum(counts.slice(0, i)) - sum(morphing.slice(0, i)),
  }));
  const place = (i: number, vertex: number) => {
    const own = numberAt(morphing, i);
    const { face, body } = starts[i] as (typeof starts)[number];
    return vertex < own ? face + vertex : body + vertex - own;
  };

  const merged = new BufferGeometry();
  for (const name of ["position", "normal", "color", "skinWeight"]) merged.setAttribute(name, gather(name));
  merged.setAttribute("uv", new BufferAttribute(paletteRows(), 2));
  merged.setAttribute("skinIndex", new BufferAttribute(jointIndices(), 4));
  const [first] = dancers as readonly [MergedDancer];
  merged.morphAttributes = {
    position: (first.geometry.morphAttributes.position ?? []).map((_, target) =>
      concatenate(dancers.map(({ geometry }) => geometry.morphAttributes.position?.[target] as BufferAttribute)),
    ),
  };
  merged.morphTargetsRelative = first.geometry.morphTargetsRelative;
  const { index, ends } = triangles();
  merged.setIndex(new BufferAttribute(index, 1));
  return { geometry: merged, ends };

  function gather(name: string): BufferAttribute {
    const attributes = dancers.map(({ geometry }) => attributeOf(geometry, name));
    const parts = attributes.map(({ array, itemSize }, i) => {
      const split = numberAt(morphing, i) * itemSize;
      return [array.subarray(0, split), array.subarray(split)] as [Numbers, Numbers];
    });
    const { itemSize, normalized, array } = attributes[0] as BufferAttribute;
    const all = [...parts.map(([face]) => face), ...parts.map(([, body]) => body)];
    return new BufferAttribute(joined(array, all), itemSize, normalized);
  }

  function paletteRows(): Float32Array {
    const out = new Float32Array(2 * sum(counts));
    dancers.forEach(({ geometry }, i) => {
      const uv = attributeOf(geometry, "uv");
      for (let v = 0; v < uv.count; v++) out.set([uv.getX(v), (i + 0.5) / dancers.length], 2 * place(i, v));
    });
    return out;
  }

  function jointIndices(): Uint16Array {
    const out = new Uint16Array(4 * sum(counts));
    let before = 0;
    dancers.forEach(({ geometry, joints }, i) => {
      const { array, count } = attributeOf(geometry, "skinIndex");
      for (let v = 0; v < count; v++)
        for (let k = 0; k < 4; k++) out[4 * place(i, v) + k] = before + intAt(array as Uint8Array, 4 * v + k);
      before += joints;
    });
    return out;
  }

  function triangles(): { index: Uint32Array; ends: number[] } {
    const indices = dancers.map(({ geometry }) => (geometry.getIndex() as BufferAttribute).array);
    const index = new Uint32Array(sum(indices.map(({ length }) => length)));
    let at = 0;
    const ends = dancers.map(({ mirrored }, i) => {
      const own = indices[i] as Numbers;
      for (let t = 0; t < own.length; t += 3)
        for (const corner of mirrored ? [0, 2, 1] : [0, 1, 2]) index[at++] = place(i, numberAt(own, t + corner));
      return at;
    });
    return { index, ends };
  }
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const attributeOf = (geometry: BufferGeometry, name: string) => geometry.getAttribute(name) as BufferAttribute;

function concatenate(attributes: readonly BufferAttribute[]): BufferAttribute {
  const { array, itemSize, normalized } = attributes[0] as BufferAttribute;
  return new BufferAttribute(
    joined(
      array,
      attributes.map((attribute) => attribute.array),
    ),
    itemSize,
    normalized,
  );
}

function joined(like: Numbers, parts: readonly Numbers[]): Numbers {
  const Numbers = like.constructor as new (length: number) => Numbers;
  const all = new Numbers(sum(parts.map(({ length }) => length)));
  let start = 0;
  for (const part of parts) {
    all.set(part, start);
    start += part.length;
  }
  return all;
}
