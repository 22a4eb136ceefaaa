import { encodePicture, type PictureEncoding } from "../pictures/encode-picture.ts";

/** Side of a stored picture in pixels; smaller ones are not enlarged. */
const SIDE_PX = 512;

/**
 * Encodes an uploaded picture anew as a square PNG, upright and without metadata.
 * @throws what {@link encodePicture} throws
 */
export function squarePicture(upload: Omit<PictureEncoding, "form">): Promise<void> {
  return encodePicture({ ...upload, form: { width: SIDE_PX, height: SIDE_PX, format: "png" } });
}
