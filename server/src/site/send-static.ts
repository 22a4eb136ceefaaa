import { extname, join } from "node:path";
import type { Context } from "koa";
import { type FileAnswer, sendFile } from "../http/send-file.ts";
import { isFile } from "./find-file.ts";

/** Content codings that the site's build writes beside a file, the smallest first. */
const CODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** Answers with a file of the built site, in the smallest of its forms that the browser accepts. */
export async function sendStatic(ctx: Context, answer: FileAnswer): Promise<void> {
  ctx.vary("Accept-Encoding");
  for (const [coding, suffix] of CODINGS) {
    const path = answer.path + suffix;
    if (!ctx.acceptsEncodings(coding) || !(await isFile(join(answer.root, path)))) continue;
    ctx.set("Content-Encoding", coding);
    // Of what is inside: `send` would tell the type from the suffix.
    ctx.type = extname(answer.path);
    return sendFile(ctx, { ...answer, path });
  }
  return sendFile(ctx, answer);
}
