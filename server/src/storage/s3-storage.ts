import { createReadStream } from "node:fs";
import { access, open } from "node:fs/promises";
import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { ApiError } from "@nataraj/sdk/contract";
import type { TemporaryFolders } from "../disk/temporary-folders.ts";
import type { S3Settings } from "../settings/settings.ts";
import type { MediaLinks } from "./media-links.ts";
import { type ObjectAnswer, type ReadAnswer, type ReadRequest, sendObject } from "./send-object.ts";
import type { Storage } from "./storage.ts";

/**
 * How long a service may keep a connection, the begin of an answer and a part of an answer waiting. All tries together wait
 * less than the 30 s that a request has. Milliseconds.
 */
export const S3_TIMEOUTS = { connectionTimeout: 2_000, requestTimeout: 8_000, socketTimeout: 20_000 };
export type S3Timeouts = typeof S3_TIMEOUTS;
/** A request that fails in passing (a time-out, a broken connection, a 5xx, "slow down") is sent again, with back-off. */
export const S3_TRIES = 3;
/** A copy whose connection breaks in the middle is fetched anew. */
const COPY_TRIES = 2;
/** Larger files are sent in parts of this size, of which two are in memory. Bytes; S3 wants at least five megabytes. */
const PART_SIZE = 8 * 1024 * 1024;
const CONCURRENT_PARTS = 2;
/** Connections to the service: each song that is being sent to somebody has one. */
const MAX_SOCKETS = 500;

export interface S3StorageDependencies {
  /** Where songs lie while they are listened to. */
  copies: TemporaryFolders;
  links: MediaLinks;
  /** Other time-outs than the usual ones. */
  timeouts?: S3Timeouts | undefined;
}

/**
 * Files in a bucket of an S3-compatible service. Readers get them through `/api/media`, never from the service itself, whose
 * signed addresses nobody can take back. A service that is away or refuses is `unavailable`.
 */
export function createS3Storage(
  settings: S3Settings,
  { copies, links, timeouts = S3_TIMEOUTS }: S3StorageDependencies,
): Storage {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const sockets = { keepAlive: true, maxSockets: MAX_SOCKETS };
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other services know neither buckets as host names nor Amazon's newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      ...timeouts,
      throwOnRequestTimeout: true,
      httpAgent: new HttpAgent(sockets),
      httpsAgent: new HttpsAgent(sockets),
    },
    maxAttempts: S3_TRIES,
  });
  const object = (key: string) => ({ Bucket: bucket, Key: key });

  async function copyTo(path: string, key: string): Promise<void> {
    // Open before the pipeline, and closed after it. A pipeline that breaks off waits for neither: a file that is opened
    // then is emptied, while the next copy lies in it.
    const file = await open(path, "w");
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand(object(key))).catch(refuse);
      const copy = file.createWriteStream();
      await pipeline(Body as Readable, copy);
      // Node ends a body in silence whose request is given up when all of it has come, but not all of it is read.
      if (ContentLength !== undefined && copy.bytesWritten !== ContentLength)
        throw new Error(`${copy.bytesWritten} of ${ContentLength} bytes came.`);
    } finally {
      await file.close();
    }
  }

  const read: ObjectAnswer["read"] = (key, request, signal) =>
    client.send(new GetObjectCommand({ ...object(key), ...conditions(request) }), { abortSignal: signal }).then(
      ({ Body, ContentType, ContentLength, ContentRange, ETag, LastModified }): ReadAnswer => ({
        status: ContentRange === undefined ? 200 : 206,
        body: Body as Readable,
        contentType: ContentType ?? "application/octet-stream",
        length: ContentLength,
        contentRange: ContentRange,
        etag: ETag,
        lastModified: LastModified,
      }),
      (error: unknown) => {
        const status = statusOf(error);
        if (status === 304 || status === 404 || status === 412 || status === 416) return { status };
        return refuse(error);
      },
    );

  return {
    send: (ctx, key) => sendObject(ctx, { read, key }),
    async put(key, { path, contentType }) {
      // A fault of the file itself is not the service's fault.
      await access(path);
      const upload = new Upload({
        client,
        params: { ...object(key), Body: createReadStream(path), ContentType: contentType },
        partSize: PART_SIZE,
        queueSize: CONCURRENT_PARTS,
      });
      await upload.done().catch(refuse);
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(object(key))).catch(refuse);
    },
    exists: (key) =>
      client.send(new HeadObjectCommand(object(key))).then(
        () => true,
        (error: unknown) => statusOf(error) !== 404 && refuse(error),
      ),
    withFile: (key, use) =>
      copies.use(async (folder) => {
        const path = join(folder, key.split("/").at(-1) ?? "file");
        for (let tries = 1; ; tries++) {
          try {
            await copyTo(path, key);
            break;
          } catch (error) {
            // The client has tried other failures again by itself; only a broken copy is tried again here.
            if (statusOf(error) === 404 || error instanceof ApiError) throw error;
            if (tries === COPY_TRIES) throw new ApiError("unavailable", undefined, { cause: error });
          }
        }
        return use(path);
      }),
    link: async (key, { audience }) => links.create(key, audience),
    sweep: () => copies.sweep(),
  };
}

function conditions({ range, ifMatch, ifNoneMatch }: ReadRequest) {
  return {
    ...(range !== undefined && { Range: range }),
    ...(ifMatch !== undefined && { IfMatch: ifMatch }),
    ...(ifNoneMatch !== undefined && { IfNoneMatch: ifNoneMatch }),
  };
}

/** A file that is not there is no fault of the service. */
function refuse(error: unknown): never {
  if (statusOf(error) === 404) throw error;
  throw new ApiError("unavailable", undefined, { cause: error });
}

/** The HTTP status that the service has answered; undefined where it has not. */
function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode;
}
