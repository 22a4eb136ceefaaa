import { bodyParser } from "@koa/bodyparser";
import { ApiError, type ApiErrorCode } from "@nataraj/sdk/contract";
import type { Middleware } from "koa";
import type * as z from "zod/mini";

/** What the API reads as JSON: nothing larger than a choreography. */
const LIMIT = "1mb";

/** Reads a JSON body into `ctx.request.body`. Put it after the session check, so that strangers are not read. */
export function readJson(): Middleware {
  return bodyParser({
    enableTypes: ["json"],
    jsonLimit: LIMIT,
    onError: (cause) => {
      throw new ApiError("invalid_request", undefined, { cause });
    },
  });
}

/**
 * The value as the schema reads it.
 * @throws {ApiError} of the code given, naming the fields that are wrong in its cause.
 */
export function validate<T extends z.ZodMiniType>(
  schema: T,
  value: unknown,
  code: ApiErrorCode = "invalid_request",
): z.output<T> {
  const result = schema.safeParse(value);
  if (!result.success) throw new ApiError(code, undefined, { cause: result.error });
  return result.data;
}
