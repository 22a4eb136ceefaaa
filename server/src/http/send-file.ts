import type { Stats } from "node:fs";
import type { ServerResponse } from "node:http";
import { finished } from "node:stream/promises";
import { ApiError } from "@nataraj/sdk/contract";
import type { Context } from "koa";
import send from "send";

export interface FileAnswer {
  /** The folder that is served. */
  root: string;
  /** Of the file in it, with slashes. */
  path: string;
  /** Of the answer when the file is sent whole; 200 when absent. */
  status?: number;
}

/**
 * Answers with a file of a folder, in ranges if asked, with validators. `Cache-Control` is the caller's.
 * Resolves when the answer has been sent or its reader has left.
 * @throws {ApiError} `not_found`
 */
export async function sendFile(ctx: Context, { root, path, status = 200 }: FileAnswer): Promise<void> {
  const address = `/${path.split("/").map(encodeURIComponent).join("/")}`;
  // A page that says 404 is always sent whole.
  const acceptRanges = status === 200;
  const stream = send(ctx.req, address, { root, cacheControl: false, dotfiles: "deny", index: false, acceptRanges });
  // `send` writes the answer itself.
  ctx.respond = false;
  ctx.res.statusCode = status;
  // Browsers put the ranges of a song together in their cache only under a strong validator; `send` would write a weak one.
  stream.on("headers", (response: ServerResponse, _path: string, { size, mtimeMs }: Stats) =>
    response.setHeader("ETag", `"${size.toString(16)}-${mtimeMs.toString(16)}"`),
  );
  await new Promise<void>((resolve, reject) => {
    stream.on("directory", () => reject(new ApiError("not_found")));
    stream.on("error", (error: NodeJS.ErrnoException & { status?: number }) => {
      if (ctx.res.headersSent) {
        ctx.res.destroy();
        resolve();
      } else if (error.status === 412 || error.status === 416) {
        ctx.respond = true;
        ctx.body = null;
        ctx.status = error.status;
        resolve();
      } else {
        ctx.respond = true;
        reject(new ApiError("not_found", undefined, { cause: error }));
      }
    });
    stream.pipe(ctx.res);
    finished(ctx.res).then(resolve, () => resolve());
  });
}
