import type { AccessorUse, GltfWriter } from "./gltf-writer.ts";

type Path = "translation" | "rotation" | "weights";

/** One animation of a glTF file whose tracks share their times. */
export interface GltfAnimation {
  /** Moves a node: values of all frames one after the other, interpolated in straight lines (rotations on arcs). */
  track(node: number, path: Path, values: Float32Array): void;
  readonly json: { name: string; samplers: object[]; channels: object[] };
}

const TYPES = { translation: "VEC3", rotation: "VEC4", weights: "SCALAR" } as const;
const TIMES: AccessorUse = { bounded: true };

/** Begins an animation of a GLB file; `times` in seconds, one for each frame. */
export function createAnimation(writer: GltfWriter, name: string, times: Float32Array): GltfAnimation {
  const input = writer.accessor(times, "SCALAR", TIMES);
  const samplers: object[] = [];
  const channels: object[] = [];
  return {
    track(node, path, values) {
      channels.push({ sampler: samplers.length, target: { node, path } });
      samplers.push({ input, output: writer.accessor(values, TYPES[path]), interpolation: "LINEAR" });
    },
    json: { name, samplers, channels },
  };
}
