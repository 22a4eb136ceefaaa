import type { RequestListener } from "node:http";
import { ApiError } from "@nataraj/sdk/contract";
import type Koa from "koa";
import type { Logger } from "pino";
import { inRequestScope } from "./request-scope.ts";
import { targetOf } from "./request-target.ts";

/**
 * Hands requests to the app, each in its scope. Koa and the libraries behind it take every request for one that names a
 * path of this site: what names none is answered here.
 */
export function requestListener(app: Koa, logger: Logger): RequestListener {
  const answer = app.callback();
  return (req, res) => {
    inRequestScope(req, res, () => {
      const target = targetOf(req);
      if (target !== undefined) {
        req.url = target;
        answer(req, res);
        return;
      }
      const error = new ApiError("invalid_request");
      logger.info({ method: req.method, status: error.status }, "request without an address of this site");
      const body = Buffer.from(JSON.stringify(error));
      const type = { "Content-Type": "application/json; charset=utf-8", "Content-Length": body.length };
      // The rest of such a request is not waited for.
      res.writeHead(error.status, { ...type, "Cache-Control": "no-store", Connection: "close" }).end(body);
    });
  };
}
