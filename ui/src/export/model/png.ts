/** Colours of one row, 0 to 255. */
export type Texels = readonly (readonly [r: number, g: number, b: number])[];

/** Encodes one row of texels as a PNG, for palettes. */
export type EncodeRow = (texels: Texels) => Promise<Uint8Array>;

/** Encodes by a canvas: the way of browsers. */
export const canvasPngRow: EncodeRow = async (texels) => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [texels.length, 1];
  const pixels = Uint8ClampedArray.from(texels.flatMap((texel) => [...texel, 255]));
  canvas.getContext("2d")?.putImageData(new ImageData(pixels, texels.length, 1), 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("The browser could not encode the dancer's colours.");
  return new Uint8Array(await blob.arrayBuffer());
};
