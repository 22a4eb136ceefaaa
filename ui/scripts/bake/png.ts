import { deflateSync } from "node:zlib";
import { intAt } from "@nataraj/sdk/arrays";

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});
const crc32 = (data: Uint8Array): number =>
  ~data.reduce((c, byte) => intAt(table, (c ^ byte) & 255) ^ (c >>> 8), -1) >>> 0;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** One row of RGB texels as a PNG. */
export function pngRow(texels: readonly (readonly [r: number, g: number, b: number])[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(texels.length, 0);
  header.writeUInt32BE(1, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Uint8Array.from([0, ...texels.flat()]), { level: 9 })),
    chunk("IEND", new Uint8Array()),
  ]);
}
