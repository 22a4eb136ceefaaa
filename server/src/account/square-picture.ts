import { stat } from "node:fs/promises";
import { ApiError } from "@nataraj/sdk/contract";
import sharp from "sharp";

/** Side of a stored picture in pixels; smaller ones are not enlarged. */
const SIDE = 512;
/** A small file can claim to be a huge picture. */
const MAX_PIXELS = 50_000_000;
const FORMATS = new Set(["png", "jpeg", "webp", "heif", "avif", "gif"]);

/**
 * Re-encodes an uploaded picture as a square PNG, upright and without metadata.
 * @throws {ApiError} empty_file, invalid_picture
 */
export async function squarePicture({ file, output }: { file: string; output: string }): Promise<void> {
  if ((await stat(file)).size === 0) throw new ApiError("empty_file");
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { format, width, height } = await picture.metadata();
    if (!format || !FORMATS.has(format)) throw new Error(`A picture in ${format} is not accepted.`);
    const side = Math.min(SIDE, width, height);
    await picture
      .autoOrient()
      .resize(side, side, { fit: "cover" })
      .png({ compressionLevel: 9 })
      .timeout({ seconds: 20 })
      .toFile(output);
  } catch (cause) {
    throw new ApiError("invalid_picture", undefined, { cause });
  }
}
