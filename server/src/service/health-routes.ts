import Router from "@koa/router";
import { ApiError } from "@nataraj/sdk/contract";
import { noStore } from "../http/no-store.ts";
import type { Readiness } from "./readiness.ts";

/**
 * For the operator's platform. GET /healthz: the process answers; it looks at nothing else, so that a database that is away
 * does not have all processes started anew. GET /readyz: database, storage, core and queue work; else 503, and which do not.
 */
export function healthRoutes({ readiness }: { readiness: Readiness }): Router {
  const router = new Router();
  router.get("/healthz", noStore, (ctx) => {
    ctx.body = { status: "OK" };
  });
  router.get("/readyz", noStore, async (ctx) => {
    const parts = await readiness.check();
    if (Object.values(parts).every((part) => part === "OK")) {
      ctx.body = { status: "OK", parts };
      return;
    }
    const error = new ApiError("unavailable");
    ctx.status = error.status;
    ctx.body = { ...error.toJSON(), parts };
  });
  return router;
}
