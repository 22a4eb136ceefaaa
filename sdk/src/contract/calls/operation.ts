import type { Call } from "./call.ts";

/** It looks at nothing else. */
export const healthz = {
  route: { method: "GET", path: "/healthz", access: "anyone" },
  tag: "Operation",
  summary: "Whether the process answers",
} as const satisfies Call;

/** Otherwise it answers 503, and says which part does not work. */
export const readyz = {
  route: { method: "GET", path: "/readyz", access: "anyone" },
  tag: "Operation",
  summary: "Whether database and storage answer and can be written",
} as const satisfies Call;

/** In Prometheus' text format. */
export const metrics = {
  route: { method: "GET", path: "/metrics", access: "operator" },
  tag: "Operation",
  summary: "Figures for Prometheus; needs `Authorization: Bearer` with the operator's METRICS_TOKEN",
  type: "text/plain",
  errors: ["not_found"],
} as const satisfies Call;
