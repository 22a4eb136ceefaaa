import { readFile } from "node:fs/promises";
import { NodeIO } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import { draco } from "@gltf-transform/functions";
import draco3d from "draco3dgltf";

/** Splits a binary glTF into its JSON and what follows that. */
function partsOf(file: Buffer) {
  const end = 20 + file.readUInt32LE(12);
  return { json: JSON.parse(file.toString("utf8", 20, end)), rest: file.subarray(end) };
}

/** One of our own baked VRM files, compressed with Draco as exporters do it. */
export async function dracoVrm(look: string): Promise<Buffer> {
  const original = await readFile(new URL(`../../../../../assets/dancers/${look}.vrm`, import.meta.url));
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    "draco3d.encoder": await draco3d.createEncoderModule(),
    "draco3d.decoder": await draco3d.createDecoderModule(),
  });
  const document = await io.readBinary(original);
  await document.transform(draco());
  const packed = partsOf(Buffer.from(await io.writeBinary(document)));
  // gltf-transform knows no VRM. The nodes stay in their order.
  const { extensions, extensionsUsed } = partsOf(original).json;
  packed.json.extensions = { ...packed.json.extensions, ...extensions };
  packed.json.extensionsUsed = [...new Set([...packed.json.extensionsUsed, ...extensionsUsed])];
  const text = Buffer.from(JSON.stringify(packed.json));
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, 0x20)]);
  const head = Buffer.alloc(20);
  ["glTF", 2, 20 + padded.length + packed.rest.length, padded.length, "JSON"].forEach((value, i) => {
    if (typeof value === "string") head.write(value, 4 * i, "latin1");
    else head.writeUInt32LE(value, 4 * i);
  });
  return Buffer.concat([head, padded, packed.rest]);
}
