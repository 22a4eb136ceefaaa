import type { Context } from "koa";
import type { Storage } from "../storage/storage.ts";
import { sendFile } from "./send-file.ts";
import { sendObject } from "./send-object.ts";

/** Answers with a stored file, in ranges if asked. `Cache-Control` is the caller's. @throws {ApiError} not_found, unavailable */
export function sendStored(ctx: Context, { source }: Pick<Storage, "source">, key: string): Promise<void> {
  return "folder" in source
    ? sendFile(ctx, { root: source.folder, path: key })
    : sendObject(ctx, { read: source.read, key });
}
