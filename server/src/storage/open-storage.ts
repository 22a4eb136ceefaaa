import { join } from "node:path";
import { createTemporaryFolders } from "../disk/temporary-folders.ts";
import type { Settings } from "../settings/settings.ts";
import { createFileStorage } from "./file-storage.ts";
import type { MediaLinks } from "./media-links.ts";
import type { S3Timeouts } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";

/** The storage that the settings ask for: a service, or a folder below DATA_DIR. */
export async function openStorage(
  { s3, dataDir }: Pick<Settings, "s3" | "dataDir">,
  links: MediaLinks,
  timeouts?: S3Timeouts,
): Promise<Storage> {
  if (!s3) return createFileStorage({ folder: join(dataDir, "files"), links });
  // Loaded only where it is used: Amazon's client takes its time.
  const { createS3Storage } = await import("./s3-storage.ts");
  return createS3Storage(s3, { copies: createTemporaryFolders(join(dataDir, "copies")), links, timeouts });
}
