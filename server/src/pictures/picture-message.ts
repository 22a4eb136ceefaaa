/** What becomes of a picture. */
export interface PictureForm {
  /** Pixels of the new picture, which shows the middle; smaller ones are not enlarged. */
  width: number;
  height: number;
  format: "png" | "webp";
  /** A colour behind what can be seen through; absent: it stays so. */
  background?: string;
}

/** What the process is started for. */
export interface PictureRequest {
  /** Path of the upload. */
  file: string;
  form: PictureForm;
}

/**
 * What the process answers: the new picture, or why there is none. `no_memory` is the machine's fault, the others are the
 * picture's. A process that ends without an answer was ended.
 */
export type PictureReply = { picture: Uint8Array } | { failure: "unreadable" | "too_large" | "no_memory"; why: string };
