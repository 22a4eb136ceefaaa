import { createHash, timingSafeEqual } from "node:crypto";
import type Router from "@koa/router";
import { ApiError } from "@nataraj/sdk/contract";
import * as calls from "@nataraj/sdk/contract/calls";
import { serve } from "../calls/serve.ts";
import type { Metrics } from "./metrics.ts";

export interface MetricsRouteOptions {
  metrics: Metrics;
  /** Absent: the figures are shown to nobody. */
  metricsToken?: string | undefined;
}

/**
 * GET /metrics, for who shows the operator's token as Prometheus does (`Authorization: Bearer …`). Coming from this
 * machine is no proof: so do all requests behind a proxy on it.
 * @throws {ApiError} not_found without a token in the settings; unauthenticated.
 */
export function metricsRoutes(router: Router, { metrics, metricsToken }: MetricsRouteOptions): void {
  serve(router, calls.metrics, async (ctx) => {
    if (metricsToken === undefined) throw new ApiError("not_found");
    if (!isSame(ctx.get("authorization"), `Bearer ${metricsToken}`)) throw new ApiError("unauthenticated");
    const { text, type } = await metrics.read();
    ctx.type = type;
    ctx.body = text;
  });
}

/** The comparison takes equally long for all wrong tokens. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
