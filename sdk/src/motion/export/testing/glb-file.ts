/** What the tests read of a binary glTF: enough to play its animation again. */
export interface GlbFile {
  json: GltfJson;
  /** Numbers of an accessor of 32-bit floats. */
  floats(accessor: number): Float32Array;
  /** Values of the track that moves a node, and its times. */
  track(node: number, path: string): { times: Float32Array; values: Float32Array };
}

interface GltfJson {
  nodes: { name: string; translation?: number[]; children?: number[]; mesh?: number }[];
  accessors: { bufferView: number; componentType: number; count: number; type: string }[];
  bufferViews: { byteOffset: number; byteLength: number }[];
  animations: {
    name: string;
    channels: { sampler: number; target: { node: number; path: string } }[];
    samplers: { input: number; output: number; interpolation: string }[];
  }[];
  extensionsUsed?: string[];
  extensionsRequired?: string[];
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at many shapes here
  extensions?: Record<string, any>;
}

export function openGlbFile(bytes: Uint8Array): GlbFile {
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  const jsonLength = words.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + jsonLength))) as GltfJson;
  const binary = bytes.subarray(28 + jsonLength);
  const floats = (index: number) => {
    const view = json.bufferViews[json.accessors[index]?.bufferView as number];
    if (!view) throw new RangeError(`No accessor ${index}.`);
    return new Float32Array(binary.slice(view.byteOffset, view.byteOffset + view.byteLength).buffer);
  };
  return {
    json,
    floats,
    track(node, path) {
      const animation = json.animations[0];
      const channel = animation?.channels.find(({ target }) => target.node === node && target.path === path);
      const sampler = channel && animation?.samplers[channel.sampler];
      if (!sampler) throw new RangeError(`Nothing moves node ${node} (${path}).`);
      return { times: floats(sampler.input), values: floats(sampler.output) };
    },
  };
}
