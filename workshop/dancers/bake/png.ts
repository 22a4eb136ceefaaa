import sharp from "sharp";

/** One row of RGB texels as a PNG. */
export async function pngRow(texels: readonly (readonly [r: number, g: number, b: number])[]): Promise<Uint8Array> {
  const raw = { width: texels.length, height: 1, channels: 3 } as const;
  const png = await sharp(Uint8Array.from(texels.flat()), { raw }).png({ compressionLevel: 9 }).toBuffer();
  return new Uint8Array(png);
}
