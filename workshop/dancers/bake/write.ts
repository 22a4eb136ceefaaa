import { type Document, NodeIO } from "@gltf-transform/core";
import { EXTMeshoptCompression, KHRMeshQuantization } from "@gltf-transform/extensions";
import { quantize, reorder, weld } from "@gltf-transform/functions";
import { MeshoptEncoder } from "meshoptimizer";

/** Quantised and compressed with meshopt (EXT_meshopt_compression), which the page decodes in a millisecond or two. */
export async function writeCompressed(document: Document): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  await document.transform(
    weld(),
    reorder({ encoder: MeshoptEncoder, target: "size" }),
    quantize({
      quantizePosition: 13,
      quantizeNormal: 8,
      quantizeTexcoord: 8,
      quantizeWeight: 8,
      quantizationVolume: "scene",
    }),
  );
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER });
  return new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ "meshopt.encoder": MeshoptEncoder })
    .writeBinary(document);
}
