import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** What may be said of a request in a log: no query, which can hold signatures, and nothing that names a person. */
export interface RequestScope {
  id: string;
  method: string;
  path: string;
}

/** Accounts have UUIDs. */
const ACCOUNT_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** The path of a request's target as a log may have it. */
export function loggablePath(target: string): string {
  return target.replace(/[?#].*$/s, "").replace(ACCOUNT_ID, ":id");
}

const scopes = new AsyncLocalStorage<RequestScope>();
const underWay = new Set<RequestScope>();

/** Answers a request in a scope of its own: work that begins meanwhile knows its request. */
export function inRequestScope(req: IncomingMessage, res: ServerResponse, answer: () => void): void {
  const path = loggablePath(req.url ?? "");
  const scope = { id: randomUUID(), method: req.method ?? "", path };
  // Log, metrics, limits, Koa and the streams of an answer all look for its end.
  res.setMaxListeners(20);
  underWay.add(scope);
  res.once("close", () => underWay.delete(scope));
  scopes.run(scope, answer);
}

/** The request that the running code was begun by. */
export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}

/** The requests that have not been answered yet, oldest first. */
export function requestsUnderWay(): readonly RequestScope[] {
  return [...underWay];
}
