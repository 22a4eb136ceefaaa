import multer from "@koa/multer";
import { ApiError, MAX_LYRICS } from "@nataraj/sdk/contract";
import type { Context } from "koa";
import { asUnavailable } from "../disk/disk-faults.ts";

/** The longest field is lyrics, of which a UTF-16 unit takes at most three bytes, and spaces around them are cut off. Bytes. */
const FIELD_BYTES = 4 * MAX_LYRICS;

/** A multipart form that was received. */
export interface ReceivedUpload {
  /** Path of the file of field `file`; undefined when none was sent. */
  file: string | undefined;
  /** The text fields, unchecked. */
  fields: unknown;
}

/**
 * Streams a multipart form with one file into a folder. The folder is the caller's to remove; a client that leaves
 * rejects the promise.
 * @throws {ApiError} file_too_large, invalid_request; unavailable when the disk is full
 */
export async function receiveUpload(
  ctx: Context,
  { folder, maxMB }: { folder: string; maxMB: number },
): Promise<ReceivedUpload> {
  const storage = multer.diskStorage({
    destination: folder,
    // The name that the client gave never touches the disk.
    filename: (_request, _file, done) => done(null, "upload"),
  });
  const fileSize = maxMB * 1024 * 1024;
  const limits = { files: 1, fileSize, fields: 12, fieldSize: FIELD_BYTES, fieldNameSize: 64, parts: 16 };
  const receive = multer({ storage, limits }).single("file");
  try {
    await receive(ctx as Parameters<typeof receive>[0], async () => {});
  } catch (error) {
    // The disk's fault is not the client's.
    if ((error as NodeJS.ErrnoException).syscall) throw asUnavailable(error);
    const { code, field = "", message } = error as { code?: string; field?: string; message: string };
    if (code === "LIMIT_FILE_SIZE") throw new ApiError("file_too_large", undefined, { cause: error });
    throw new ApiError("invalid_request", undefined, { cause: error, fields: [{ path: field, message }] });
  }
  const { file, body } = ctx.request as unknown as { file?: { path: string }; body?: unknown };
  return { file: file?.path, fields: body ?? {} };
}
