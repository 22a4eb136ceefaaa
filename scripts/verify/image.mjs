import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildImage } from "./image/build-image.mjs";
import { tryImage } from "./image/try-image.mjs";
import { Skipped } from "./skipped.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Builds what the Dockerfile builds, without a container engine, and makes a dance with it: as a user without a name where
 * this runs as root. It takes minutes, and three gigabytes of the temporary folder.
 * @throws {Error} with a sentence when the image could not be built or does not work; {Skipped} on Windows.
 */
export async function verifyImage() {
  if (process.platform === "win32") throw new Skipped("the image is of Linux");
  const folder = mkdtempSync(join(tmpdir(), "nataraj-image-"));
  chmodSync(folder, 0o755);
  try {
    const image = buildImage(root, folder, (line) => console.log(`image: ${line}`));
    await tryImage(image, join(folder, "data"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
