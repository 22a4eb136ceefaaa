import sharp, { type Metadata } from "sharp";
import type { PictureForm, PictureReply } from "./picture-message.ts";

/** A small file can claim to be a huge picture. */
const MAX_PIXELS = 50_000_000;
/** Of the decoded picture, which some formats need whole: four channels of eight bits, or fewer pixels of sixteen. */
const MAX_BYTES = 4 * MAX_PIXELS;
/** Bytes of a channel of a pixel, by the names of libvips. */
const DEPTHS: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 };
/** A channel of any other depth: complex numbers. Bytes. */
const DEEPEST = 16;

const FORMATS = new Set(["png", "jpeg", "webp", "heif", "avif", "gif"]);

/** How libvips and the decoders below it say that they got no memory. Some call their own bounds so, too. */
const NO_MEMORY = /out of memory|insufficient memory|memory allocation (?:error|failed)/i;
const OWN_BOUND = /security limit/i;

/** Decodes a picture whose header does not claim too much, and encodes it anew, upright and without metadata. */
export async function decodePicture(bytes: Buffer, form: PictureForm): Promise<PictureReply> {
  const picture = sharp(bytes, { limitInputPixels: false, failOn: "error" });
  let header: Metadata;
  try {
    header = await picture.metadata();
  } catch (error) {
    // Some decoders take memory for all that the header claims.
    return { failure: lacksMemory(error) ? "too_large" : "unreadable", why: (error as Error).message };
  }
  const { format, channels, depth, autoOrient } = header;
  const { width, height } = autoOrient;
  if (!FORMATS.has(format)) return { failure: "unreadable", why: `${format} is not accepted.` };
  const decoded = width * height * channels * (DEPTHS[depth] ?? DEEPEST);
  if (width * height > MAX_PIXELS || decoded > MAX_BYTES) {
    return { failure: "too_large", why: `It has ${width} times ${height} pixels, ${decoded} bytes.` };
  }
  try {
    const scale = Math.min(1, width / form.width, height / form.height);
    const size = { width: Math.round(form.width * scale), height: Math.round(form.height * scale) };
    picture.autoOrient().resize({ ...size, fit: "cover" });
    if (form.background) picture.flatten({ background: form.background });
    const encoded = form.format === "png" ? picture.png({ compressionLevel: 9 }) : picture.webp({ quality: 78 });
    return { picture: await encoded.toBuffer() };
  } catch (error) {
    return { failure: lacksMemory(error) ? "no_memory" : "unreadable", why: (error as Error).message };
  }
}

function lacksMemory(error: unknown): boolean {
  const { message } = error as Error;
  return NO_MEMORY.test(message) && !OWN_BOUND.test(message);
}
