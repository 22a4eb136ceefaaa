import sharp from "sharp";

/** Columns and rows of the grid whose cells are compared in brightness. */
const EDGES = 16;
/** Columns and rows of the grid whose colours are kept. */
const COLORS = 8;
/** Bits of the edges by which two pictures that look alike may differ: letters are drawn a little otherwise elsewhere. */
const EDGE_TOLERANCE = 12;
/** Neighbours that differ by less are alike: a smooth ground has no edges by chance. Of 255. */
const EDGE_STEP = 3;
/** Shades, of 16, by which a cell's colour may differ: one beside is the same colour, rounded otherwise. */
const SHADE_TOLERANCE = 1;
/** Pixels, and share, by which a part may be larger: letters are a little wider elsewhere. */
const SIZE_TOLERANCE = 4;
const SIZE_SHARE = 0.03;

/** Bytes of the edges, of the colours (four bits a channel), and of width and height. */
const EDGE_BYTES = (EDGES * EDGES) / 8;
const COLOR_BYTES = (COLORS * COLORS * 3) / 2;
const SIZE_AT = EDGE_BYTES + COLOR_BYTES;

/**
 * A picture in 176 characters (base64): of what stands out of the ground, which cells of a grid are brighter than the next
 * (a difference hash, 256 bits), the colours of a coarser grid (12 bits each), and its width and height. Pictures that look
 * alike have fingerprints that differ in few of them.
 */
export async function fingerprint(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().trim().raw().toBuffer({ resolveWithObject: true });
  const part = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const fit = { fit: "fill" } as const;
  const grey = await part()
    .resize(EDGES + 1, EDGES, fit)
    .greyscale()
    .raw()
    .toBuffer();
  const colors = await part().resize(COLORS, COLORS, fit).raw().toBuffer();
  const bytes = Buffer.alloc(SIZE_AT + 4);
  for (let bit = 0; bit < EDGES * EDGES; bit++) {
    const at = Math.floor(bit / EDGES) * (EDGES + 1) + (bit % EDGES);
    const isEdge = (grey[at] ?? 0) > (grey[at + 1] ?? 0) + EDGE_STEP;
    if (isEdge) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  for (let i = 0; i < COLOR_BYTES; i++) {
    const [high, low] = [colors[2 * i] ?? 0, colors[2 * i + 1] ?? 0];
    bytes[EDGE_BYTES + i] = (high & 0xf0) | (low >> 4);
  }
  bytes.writeUInt16BE(info.width, SIZE_AT);
  bytes.writeUInt16BE(Math.min(info.height, 0xffff), SIZE_AT + 2);
  return bytes.toString("base64");
}

/** Whether two fingerprints are of pictures that look alike. */
export function looksAlike(a: string, b: string): boolean {
  if (a === b) return true;
  const [one, other] = [Buffer.from(a, "base64"), Buffer.from(b, "base64")];
  if (one.length !== other.length) return false;
  return edgesAlike(one, other) && colorsAlike(one, other) && sizesAlike(one, other);
}

function edgesAlike(one: Buffer, other: Buffer): boolean {
  let differing = 0;
  for (let i = 0; i < EDGE_BYTES; i++) {
    for (let bits = (one[i] ?? 0) ^ (other[i] ?? 0); bits > 0; bits &= bits - 1) differing++;
  }
  return differing <= EDGE_TOLERANCE;
}

function colorsAlike(one: Buffer, other: Buffer): boolean {
  for (let i = EDGE_BYTES; i < SIZE_AT; i++) {
    const [a, b] = [one[i] ?? 0, other[i] ?? 0];
    if (Math.abs((a >> 4) - (b >> 4)) > SHADE_TOLERANCE) return false;
    if (Math.abs((a & 15) - (b & 15)) > SHADE_TOLERANCE) return false;
  }
  return true;
}

function sizesAlike(one: Buffer, other: Buffer): boolean {
  return [SIZE_AT, SIZE_AT + 2].every((at) => {
    const [a, b] = [one.readUInt16BE(at), other.readUInt16BE(at)];
    return Math.abs(a - b) <= SIZE_TOLERANCE + SIZE_SHARE * Math.max(a, b);
  });
}
