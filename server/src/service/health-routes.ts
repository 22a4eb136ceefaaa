import Router from "@koa/router";
import { ApiError } from "@nataraj/sdk/contract";
import { noStore } from "../http/no-store.ts";
import type { Readiness } from "./readiness.ts";

/**
 * GET /healthz: the process answers. GET /readyz: its database and its storage do too, and can be written. For the
 * operator's platform.
 */
export function healthRoutes({ readiness }: { readiness: Readiness }): Router {
  const router = new Router();
  router.get("/healthz", noStore, (ctx) => {
    ctx.body = { status: "OK" };
  });
  router.get("/readyz", noStore, async (ctx) => {
    try {
      await readiness.check();
    } catch (cause) {
      throw new ApiError("unavailable", undefined, { cause });
    }
    ctx.body = { status: "OK" };
  });
  return router;
}
