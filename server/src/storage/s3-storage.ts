import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { ApiError } from "@nataraj/sdk/contract";
import { S3Driver } from "flydrive/drivers/s3";
import type { TemporaryFolders } from "../disk/temporary-folders.ts";
import type { S3Settings } from "../settings/settings.ts";
import type { Storage } from "./storage.ts";

/**
 * How long a link works, in seconds. The service cannot take a link back when a project turns private or its owner signs
 * out, so they are short; the player asks for a new one when its link has expired.
 */
const LIFETIME_SECONDS = { owner: 10 * 60, anyone: 5 * 60 };

/** How long a service may keep a connection, an answer and a part of an answer waiting. Milliseconds. */
const TIMEOUTS = { connectionTimeout: 2_000, requestTimeout: 20_000, socketTimeout: 20_000 };
/** One of them fails in passing now and then. */
const TRIES = 2;

/**
 * Files in a bucket of an S3-compatible service, which serves them itself by its own signatures. A service that is away
 * or refuses is `unavailable`.
 * @param copies where songs lie while they are listened to
 */
export function createS3Storage(settings: S3Settings, copies: TemporaryFolders): Storage {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
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
    requestHandler: { ...TIMEOUTS, throwOnRequestTimeout: true },
    maxAttempts: TRIES,
  });
  return {
    async put(key, { path, contentType }) {
      // A minute of music or a picture: small enough to be sent in one piece, which can then be repeated.
      const contents = await readFile(path);
      await driver.put(key, contents, { contentType }).catch(refuse);
    },
    delete: (key) => driver.delete(key).catch(refuse),
    exists: (key) => driver.exists(key).catch(refuse),
    withFile: (key, use) =>
      copies.use(async (folder) => {
        const path = join(folder, key.split("/").at(-1) ?? "file");
        const stream = await driver.getStream(key).catch(refuse);
        await pipeline(stream, createWriteStream(path)).catch(refuse);
        return use(path);
      }),
    link: (key, { audience }) => driver.getSignedUrl(key, { expiresIn: LIFETIME_SECONDS[audience] }),
    sweep: () => copies.sweep(),
  };
}

/** A file that is not there is no fault of the service. flydrive wraps some of the client's errors. */
function refuse(error: unknown): never {
  const { $metadata, cause } = (error ?? {}) as ClientError & { cause?: ClientError };
  if (($metadata ?? cause?.$metadata)?.httpStatusCode === 404) throw error;
  throw new ApiError("unavailable", undefined, { cause: error });
}

interface ClientError {
  $metadata?: { httpStatusCode?: number };
}
