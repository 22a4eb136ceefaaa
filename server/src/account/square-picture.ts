import { open, stat, writeFile } from "node:fs/promises";
import { ApiError } from "@nataraj/sdk/contract";
import sharp from "sharp";
import { asUnavailable } from "../storage/unavailable.ts";

/** Side of a stored picture in pixels; smaller ones are not enlarged. */
const SIDE = 512;
/** A small file can claim to be a huge picture. */
const MAX_PIXELS = 50_000_000;
const HEIC = "Pictures in HEIC cannot be read here. Please choose a PNG, JPEG or WebP file.";
const FORMATS = new Set(["png", "jpeg", "webp", "heif", "avif", "gif"]);

/**
 * Re-encodes an uploaded picture as a square PNG, upright and without metadata.
 * @throws {ApiError} empty_file, invalid_picture; unavailable when the disk is full
 */
export async function squarePicture({ file, output }: { file: string; output: string }): Promise<void> {
  if ((await stat(file)).size === 0) throw new ApiError("empty_file");
  const picture = await encode(file);
  try {
    await writeFile(output, picture);
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** Apart from the writing: a full disk is not the picture's fault. */
async function encode(file: string): Promise<Buffer> {
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { format, width, height } = await picture.metadata();
    if (!format || !FORMATS.has(format)) throw new Error(`A picture in ${format} is not accepted.`);
    const side = Math.min(SIDE, width, height);
    return await picture
      .autoOrient()
      .resize(side, side, { fit: "cover" })
      .png({ compressionLevel: 9 })
      .timeout({ seconds: 20 })
      .toBuffer();
  } catch (cause) {
    throw new ApiError("invalid_picture", (await isHeic(file)) ? HEIC : undefined, { cause });
  }
}

/**
 * Whether a file is one of an iPhone's camera: by its brand (ISO/IEC 14496-12, 4.3; 23008-12, 10.2). sharp reads these
 * only where it was built with a decoder of HEVC, whose patents keep it out of the packaged one.
 */
async function isHeic(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/s.test(buffer.toString("latin1"));
  } finally {
    await handle.close();
  }
}
