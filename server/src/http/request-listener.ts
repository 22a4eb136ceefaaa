import type { RequestListener } from "node:http";
import type Koa from "koa";
import type { Logger } from "pino";
import { inRequestScope } from "../log/request-scope.ts";
import type { HttpLimits } from "./http-limits.ts";
import { refuse } from "./refuse.ts";
import { targetOf } from "./request-target.ts";

/**
 * Hands requests to the app, each in its scope. Koa and the libraries behind it take every request for one that names a
 * path of this site: what names none is answered here, and so is a long target, before anything reads it.
 */
export function requestListener(
  app: Koa,
  logger: Logger,
  { longestTarget }: Pick<HttpLimits, "longestTarget">,
): RequestListener {
  const answer = app.callback();
  return (req, res) => {
    if ((req.url ?? "").length > longestTarget) {
      logger.info({ method: req.method }, "request with too long a target");
      refuse(res, "target_too_long");
      return;
    }
    inRequestScope(req, res, () => {
      const target = targetOf(req);
      if (target !== undefined) {
        req.url = target;
        answer(req, res);
        return;
      }
      logger.info({ method: req.method }, "request without an address of this site");
      refuse(res, "invalid_request");
    });
  };
}
