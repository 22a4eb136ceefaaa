import type Router from "@koa/router";
import { ApiError } from "@nataraj/sdk/contract";
import * as calls from "@nataraj/sdk/contract/calls";
import { serve } from "../calls/serve.ts";
import type { Readiness } from "./readiness.ts";

/**
 * For the operator's platform. GET /healthz: the process answers; it looks at nothing else, so that a database that is away
 * does not have all processes started anew. GET /readyz: database, storage, core and queue work; else 503, and which do not.
 */
export function healthRoutes(router: Router, { readiness }: { readiness: Readiness }): void {
  serve(router, calls.healthz, async () => undefined);
  serve(router, calls.readyz, async (ctx) => {
    const parts = await readiness.check();
    if (Object.values(parts).every((part) => part === "OK")) {
      ctx.body = { status: "OK", parts };
      return;
    }
    const error = new ApiError("unavailable");
    ctx.status = error.status;
    ctx.body = { ...error.toJSON(), parts };
  });
}
