import { encodePicture } from "../pictures/encode-picture.ts";

/** Side of a stored picture in pixels; smaller ones are not enlarged. */
const SIDE = 512;

/**
 * Encodes an uploaded picture anew as a square PNG, upright and without metadata.
 * @throws {ApiError} empty_file, invalid_picture; unavailable when the disk is full
 */
export async function squarePicture({ file, output }: { file: string; output: string }): Promise<void> {
  await encodePicture({
    file,
    output,
    encode: (picture, { width, height }) => {
      const side = Math.min(SIDE, width, height);
      return picture.resize(side, side, { fit: "cover" }).png({ compressionLevel: 9 });
    },
  });
}
