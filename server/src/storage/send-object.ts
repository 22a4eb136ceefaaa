import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ApiError } from "@nataraj/sdk/contract";
import type { Context } from "koa";
import { clientSignal } from "../http/client-signal.ts";

/** What a reader asks of a file, as the headers of a request say it. */
export interface ReadRequest {
  /** `Range`, of one range; the whole file when absent. */
  range?: string | undefined;
  /** `If-Match`: the file is not sent if it has changed since. */
  ifMatch?: string | undefined;
  /** `If-None-Match`: nothing is sent if the reader has the file already. */
  ifNoneMatch?: string | undefined;
}

/** A file that is being read, or why there is nothing to read. */
export type ReadAnswer =
  | { status: 304 | 404 | 412 | 416 }
  | {
      status: 200 | 206;
      body: Readable;
      contentType: string;
      /** Bytes of the body. */
      length: number | undefined;
      etag: string | undefined;
      lastModified: Date | undefined;
      /** `Content-Range` of a part. */
      contentRange: string | undefined;
    };

export interface ObjectAnswer {
  /** Begins to read a file. @throws {ApiError} unavailable */
  read(key: string, request: ReadRequest, signal: AbortSignal): Promise<ReadAnswer>;
  key: string;
}

/** One range. A request for several may be answered with all of the file (RFC 9110, 14.2). */
const ONE_RANGE = /^bytes=(?:\d+-\d*|-\d+)$/;
/**
 * What is read ahead of a slow reader: a whole song, of at most 1.5 megabytes, so that the connection to the service is
 * free at once and does not time out. Bytes.
 */
const READ_AHEAD = 4 * 1024 * 1024;

/**
 * Answers with a file of a service as it is read from there, in a range if asked, with validators. `Cache-Control` is the
 * caller's. Resolves when the answer has been sent or its reader has left; one that breaks off in the middle ends the
 * connection, so that nobody takes a half for the whole.
 * @throws {ApiError} not_found, unavailable
 */
export async function sendObject(ctx: Context, { read, key }: ObjectAnswer): Promise<void> {
  const signal = clientSignal(ctx);
  const range = ONE_RANGE.test(ctx.get("range")) ? ctx.get("range") : undefined;
  const ifRange = ctx.get("if-range");
  const ifNoneMatch = ctx.get("if-none-match") || undefined;
  let answer = await read(
    key,
    // A part is wanted only of the file that the reader knows: one known by its date is sent whole.
    { ifNoneMatch, ...(ifRange === "" ? { range } : ifRange.startsWith('"') ? { range, ifMatch: ifRange } : {}) },
    signal,
  );
  if (answer.status === 412) answer = await read(key, {}, signal);
  if (answer.status === 404 || answer.status === 412) throw new ApiError("not_found");
  if (!("body" in answer)) {
    ctx.body = null;
    ctx.status = answer.status;
    return;
  }
  const { body, contentType, length, contentRange, etag, lastModified } = answer;
  const headers = {
    "Content-Type": contentType,
    "Accept-Ranges": "bytes",
    "Content-Length": length,
    "Content-Range": contentRange,
    ETag: etag,
    "Last-Modified": lastModified?.toUTCString(),
  };
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) ctx.set(name, String(value));
  // The stream is the answer, written here.
  ctx.respond = false;
  ctx.res.statusCode = answer.status;
  if (ctx.method === "HEAD") {
    body.destroy();
    ctx.res.end();
    return;
  }
  // The pipeline ends its streams itself, and the reader's connection with them.
  await pipeline(body, new PassThrough({ highWaterMark: READ_AHEAD }), ctx.res).catch((cause) => {
    if (body.errored) ctx.app.emit("error", new Error("a stored file could not be read to its end", { cause }), ctx);
  });
}
