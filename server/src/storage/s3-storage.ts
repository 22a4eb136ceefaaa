import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { S3Driver } from "flydrive/drivers/s3";
import type { S3Settings } from "../settings/settings.ts";
import type { Storage } from "./storage.ts";

/**
 * How long a link works, in seconds. The service cannot take a link back when a project turns private or its owner signs
 * out, so they are short; the player asks for a new one when its link has expired.
 */
const LIFE = { owner: 10 * 60, anyone: 5 * 60 };

/** Files in a bucket of an S3-compatible service, which serves them itself by its own signatures. */
export function createS3Storage({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Settings): Storage {
  const driver = new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other services know neither buckets as host names nor Amazon's newer checksums nor access lists.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    supportsACL: false,
    visibility: "private",
  });
  return {
    async put(key, { path, contentType }) {
      // A minute of music or a picture: small enough to be sent in one piece, which can then be repeated.
      await driver.put(key, await readFile(path), { contentType });
    },
    delete: (key) => driver.delete(key),
    exists: (key) => driver.exists(key),
    async withFile(key, use) {
      const folder = await mkdtemp(join(tmpdir(), "nataraj-file-"));
      try {
        const path = join(folder, key.split("/").at(-1) ?? "file");
        await pipeline(await driver.getStream(key), createWriteStream(path));
        return await use(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    link: (key, { audience }) => driver.getSignedUrl(key, { expiresIn: LIFE[audience] }),
  };
}
