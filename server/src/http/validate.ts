import { bodyParser } from "@koa/bodyparser";
import { ApiError, type ApiErrorCode } from "@nataraj/sdk/contract";
import type { Middleware } from "koa";
import type * as z from "zod/mini";
import { isTooNested } from "./nesting.ts";

/** What most calls carry is smaller: lyrics of 5,000 characters take at most 30,000 bytes. Bytes. */
const MOST_BYTES = 64 * 1024;
/** What a choreography may take: 200,000 characters in a JSON string. Bytes. */
export const CHOREOGRAPHY_BYTES = 1024 * 1024;

/**
 * Reads a JSON body into `ctx.request.body`. Put it after the session check, so that strangers are not read.
 * @param mostBytes of the body, inflated.
 */
export function readJson(mostBytes = MOST_BYTES): Middleware {
  const read = bodyParser({
    enableTypes: ["json"],
    jsonLimit: mostBytes,
    onError: (cause) => {
      throw new ApiError("invalid_request", undefined, { cause });
    },
  });
  return (ctx, next) =>
    read(ctx, () => {
      if (isTooNested(ctx.request.body)) throw new ApiError("invalid_request");
      return next();
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
