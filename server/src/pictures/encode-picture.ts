import { open, stat, writeFile } from "node:fs/promises";
import { ApiError } from "@nataraj/sdk/contract";
import sharp, { type Sharp } from "sharp";
import { asUnavailable } from "../disk/disk-faults.ts";

// Its cache would keep uploads open that are never read again: Windows removes no open file, and elsewhere a removed one
// takes its place on the disk until it is closed.
sharp.cache(false);

/** A small file can claim to be a huge picture. */
const MAX_PIXELS = 50_000_000;
const HEIC = "Pictures in HEIC cannot be read here. Please choose a PNG, JPEG or WebP file.";
/**
 * The brands of an iPhone's camera (ISO/IEC 14496-12, 4.3; 23008-12, 10.2). sharp reads these only where it was built
 * with a decoder of HEVC, whose patents keep it out of the packaged one.
 */
const HEIC_BRAND = /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/s;
/** How the files of the formats begin: PNG, JPEG, GIF, WebP, and HEIF with AVIF. */
const SIGNATURES = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^GIF8[79]a/, /^RIFF.{4}WEBP/s, /^.{4}ftyp/s];
const FORMATS = new Set(["png", "jpeg", "webp", "heif", "avif", "gif"]);

/** Size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface PictureEncoding {
  /** Path of the upload. */
  file: string;
  /** Where the new picture is written. */
  output: string;
  /** How it is made of the upright one, whose size is that of the upload. */
  encode(picture: Sharp, size: PictureSize): Sharp;
}

/**
 * Encodes an uploaded picture anew, upright and without metadata: nothing of the upload's own bytes is kept.
 * @throws {ApiError} empty_file, invalid_picture; unavailable when the disk is full
 */
export async function encodePicture({ file, output, encode }: PictureEncoding): Promise<void> {
  if ((await stat(file)).size === 0) throw new ApiError("empty_file");
  const head = await readHead(file);
  // The decoder would take drawings and documents too, and run their readers before it could be asked what it has.
  if (!SIGNATURES.some((signature) => signature.test(head))) throw new ApiError("invalid_picture");
  const picture = await toBuffer(file, head, encode);
  try {
    await writeFile(output, picture);
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** Apart from the writing: a full disk is not the picture's fault. */
async function toBuffer(file: string, head: string, encode: PictureEncoding["encode"]): Promise<Buffer> {
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { format, width, height } = await picture.metadata();
    if (!format || !FORMATS.has(format)) throw new Error(`A picture in ${format} is not accepted.`);
    return await encode(picture.autoOrient(), { width, height }).timeout({ seconds: 20 }).toBuffer();
  } catch (cause) {
    throw new ApiError("invalid_picture", HEIC_BRAND.test(head) ? HEIC : undefined, { cause });
  }
}

/** The first bytes of a file, as Latin-1. */
async function readHead(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.toString("latin1");
  } finally {
    await handle.close();
  }
}
