import type { ServerResponse } from "node:http";
import { ApiError, type ApiErrorCode } from "@nataraj/sdk/contract";

/** Answers a request that the app never sees, and closes its connection: the rest of it is not waited for. */
export function refuse(res: ServerResponse, code: ApiErrorCode, headers: Record<string, string> = {}): void {
  const error = new ApiError(code);
  const body = Buffer.from(JSON.stringify(error));
  const type = { "Content-Type": "application/json; charset=utf-8", "Content-Length": body.length };
  res.writeHead(error.status, { ...type, "Cache-Control": "no-store", ...headers, Connection: "close" });
  res.end(body, () => res.socket?.destroySoon());
}
