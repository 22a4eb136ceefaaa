import type Koa from "koa";
import type { Logger } from "pino";
import { loggablePath } from "../log/request-scope.ts";

/** What a connection says that its client cut: in the middle of a request (Node's parser), or of its answer. */
const BROKEN_OFF = /^(HPE_|ECONNRESET$|EPIPE$)/;

/** Logs what went wrong after an answer was begun, once. A connection that its client broke off is no fault of ours. */
export function logAnswerFailures(app: Koa, logger: Logger): void {
  const told = new WeakSet<Error>();
  app.on("error", (error: NodeJS.ErrnoException, ctx?: Koa.Context) => {
    // An answer that fails takes its connection with it, which then tells the same.
    if (told.has(error)) return;
    told.add(error);
    if (ctx && isOfClient(error, ctx))
      logger.info({ code: error.code, path: loggablePath(ctx.path) }, "client broke off");
    else logger.error({ err: error }, "answer failed");
  });
}

function isOfClient(error: NodeJS.ErrnoException, { body }: Koa.Context): boolean {
  // A storage's connection can break as well: then it is the answer's own stream that failed.
  const isOurs = (body as { errored?: unknown } | undefined)?.errored === error;
  return !isOurs && BROKEN_OFF.test(error.code ?? "");
}
