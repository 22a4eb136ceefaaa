import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { encodePicture } from "../pictures/encode-picture.ts";
import type { FileLedger } from "../storage/file-ledger.ts";
import type { Storage } from "../storage/storage.ts";
import type { LiveProject } from "./project-row.ts";
import type { ProjectStore } from "./project-store.ts";

/** The largest upload, MB. */
export const MAX_DANCE_PICTURE_MB = 2;

/** A picture on the dashboard has twice the pixels that a tile has. */
const FORM = { width: 640, height: 336, format: "webp", background: "#1b0d22" } as const;

export interface DancePictureDependencies {
  projects: ProjectStore;
  storage: Storage;
  fileLedger: FileLedger;
}

export interface DancePictureUpload {
  project: LiveProject;
  /** The version of the dance that it shows. */
  version: number;
  /** Path of the uploaded file, in `folder`. */
  file: string;
  /** A folder for what is made on the way; the caller's to remove. */
  folder: string;
  signal: AbortSignal;
}

/**
 * Keeps the picture of a project's dance that its owner's browser has drawn. Each gets a key of its own: browsers keep
 * what they have had under an address.
 * @returns its key.
 * @throws {ApiError} empty_file, invalid_picture, picture_too_large, unavailable; project_not_found when the project was removed meanwhile.
 */
export async function saveDancePicture(
  { project: { id }, version, file, folder, signal }: DancePictureUpload,
  { projects, storage, fileLedger }: DancePictureDependencies,
): Promise<string> {
  const output = join(folder, "picture.webp");
  await encodePicture({ file, output, form: FORM, signal });
  const key = `project-pictures/${id}-${randomBytes(6).toString("hex")}.webp`;
  await fileLedger.expect(key);
  try {
    await storage.put(key, { path: output, contentType: "image/webp" });
    await projects.setPicture(id, key, version);
  } catch (error) {
    await fileLedger.abandon(key);
    throw error;
  }
  return key;
}
