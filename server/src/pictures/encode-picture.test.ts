import { readdirSync, readlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodePicture } from "./encode-picture.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-encode-picture-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Files that this process has open below the folder. */
function openFiles(): string[] {
  const targets = readdirSync("/proc/self/fd").flatMap((name) => {
    try {
      return readlinkSync(join("/proc/self/fd", name));
    } catch {
      // The one that the folder was read by is closed.
      return [];
    }
  });
  return targets.filter((target) => target.startsWith(folder));
}

// Linux shows it; Windows would not remove such a file.
test.runIf(process.platform === "linux")("an upload is closed when it has been encoded", async () => {
  for (const format of ["png", "jpeg", "webp", "gif"] as const) {
    const file = join(folder, `upload.${format}`);
    const create = { width: 300, height: 200, channels: 3, background: "red" } as const;
    await sharp({ create }).toFormat(format).toFile(file);
    await encodePicture({ file, output: join(folder, "picture.jpg"), encode: (picture) => picture.resize(64).jpeg() });
    expect(openFiles(), format).toEqual([]);
  }
});
