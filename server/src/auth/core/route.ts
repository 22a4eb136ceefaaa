import type { Knex } from "knex";
import type { CoreApp, CoreApps } from "./apps.ts";
import type { Fields } from "./fields.ts";

/** One call of the Core Driver Interface. */
export interface CoreRequest {
  db: Knex;
  app: CoreApp;
  apps: CoreApps;
  tenantId: string;
  /** Whether the path named the tenant, rather than the call being for all of them. */
  tenantGiven: boolean;
  /** The JSON body; empty for GET. */
  body: Fields;
  query: Fields;
  /** Sets a header of the answer. */
  setHeader(name: string, value: string): void;
}

/**
 * Answers a call with the JSON (or text) that is sent with status 200; business errors carry a `status` of their own.
 *
 * @throws {CoreError} for a malformed call.
 */
export type CoreRoute = (request: CoreRequest) => object | string | Promise<object | string>;

/** Routes by `METHOD /path`, the path without app and tenant. */
export type CoreRoutes = Readonly<Record<`${"GET" | "POST" | "PUT" | "DELETE"} /${string}`, CoreRoute>>;
