import { intAt } from "@nataraj/sdk/arrays";

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});
const crc32 = (bytes: Uint8Array) => ~bytes.reduce((c, byte) => intAt(TABLE, (c ^ byte) & 255) ^ (c >>> 8), -1) >>> 0;

function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return b * 65536 + a;
}

const word = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const little = (value: number) => [value & 255, value >>> 8];

function chunk(type: string, data: readonly number[]): number[] {
  const body = [...new TextEncoder().encode(type), ...data];
  return [...word(data.length), ...body, ...word(crc32(Uint8Array.from(body)))];
}

/**
 * One row of RGB texels as a PNG, for palettes. It is stored and not deflated: nothing to be won on a few texels.
 * @see https://www.w3.org/TR/png-3/
 */
export function pngRow(texels: readonly (readonly [r: number, g: number, b: number])[]): Uint8Array {
  const row = Uint8Array.from([0, ...texels.flat()]);
  const stored = [0x78, 0x01, 1, ...little(row.length), ...little(row.length ^ 0xffff), ...row, ...word(adler32(row))];
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk("IHDR", [...word(texels.length), ...word(1), 8, 2, 0, 0, 0]),
    ...chunk("IDAT", stored),
    ...chunk("IEND", []),
  ]);
}
