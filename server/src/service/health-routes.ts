import Router from "@koa/router";
import { ApiError } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import { noStore } from "../http/no-store.ts";

/** GET /healthz: the process answers. GET /readyz: its database does too. For the operator's platform. */
export function healthRoutes({ knex }: { knex: Knex }): Router {
  const router = new Router();
  router.get("/healthz", noStore, (ctx) => {
    ctx.body = { status: "OK" };
  });
  router.get("/readyz", noStore, async (ctx) => {
    try {
      await knex.raw("SELECT 1");
    } catch (cause) {
      throw new ApiError("unavailable", undefined, { cause });
    }
    ctx.body = { status: "OK" };
  });
  return router;
}
