import { ApiError, type ApiErrorCode } from "@nataraj/sdk/contract";
import type { Context, Middleware } from "koa";
import type { TemporaryFolders } from "../disk/temporary-folders.ts";
import { type ReceivedUpload, receiveUpload } from "./receive-upload.ts";
import type { UploadSlots } from "./upload-slots.ts";

/** Where uploads are received, and how many. */
export interface UploadDependencies {
  uploads: TemporaryFolders;
  uploadSlots: UploadSlots;
}

export interface UploadRequest extends UploadDependencies {
  /** Id of the user who uploads. */
  owner: string;
  maxMB: number;
}

/** When to come again, in seconds: an upload takes some seconds, a full disk lasts. */
const RETRY_AFTER_SECONDS: Partial<Record<ApiErrorCode, number>> = {
  too_many_uploads: 10,
  uploads_full: 60,
  unavailable: 60,
};

/** What a form has beside its file: fields and boundaries. Bytes. */
const FORM_BYTES = 64 * 1024;

/** How long the rest of a body is read and thrown away, as long as nginx does it (`lingering_time`). Milliseconds. */
const LINGERING_MS = 30_000;

/**
 * Receives an upload into a folder that is removed when the work is done. A user who uploads too much at once is refused
 * before the body is read, and told when to come again.
 * @throws {ApiError} too_many_uploads, uploads_full, unavailable, file_too_large, invalid_request; what the work throws.
 */
export async function withUpload<T>(
  ctx: Context,
  { uploads, uploadSlots, owner, maxMB }: UploadRequest,
  work: (upload: ReceivedUpload & { folder: string }) => Promise<T>,
): Promise<T> {
  try {
    const release = await uploadSlots.take(owner, expectedBytes(ctx, maxMB));
    try {
      return await uploads.use(async (folder) => work({ ...(await receiveUpload(ctx, { folder, maxMB })), folder }));
    } finally {
      release();
    }
  } catch (error) {
    const seconds = error instanceof ApiError ? RETRY_AFTER_SECONDS[error.code] : undefined;
    if (seconds !== undefined) ctx.set("Retry-After", String(seconds));
    throw error;
  }
}

/** What the client says that it sends, which is no more than it may. @throws {ApiError} file_too_large */
function expectedBytes(ctx: Context, maxMB: number): number {
  const most = maxMB * 1024 ** 2 + FORM_BYTES;
  const said = Number(ctx.get("content-length") || most);
  if (said > most) throw new ApiError("file_too_large");
  return said;
}

/**
 * For calls with large bodies, which may be answered before the body was read. Closing the connection then would lose the
 * answer: a client that is still sending meets a reset before it reads. So the rest is read for a while, and thrown away.
 */
export const readRestOfBody: Middleware = async (ctx, next) => {
  const { req, res } = ctx;
  res.once("finish", () => {
    if (req.complete) return;
    const timer = setTimeout(() => req.socket.destroy(), LINGERING_MS);
    req.once("close", () => clearTimeout(timer));
    req.resume();
  });
  await next();
};
