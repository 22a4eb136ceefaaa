import { bodyParser } from "@koa/bodyparser";
import { ApiError, type ApiErrorCode } from "@nataraj/sdk/contract";
import type { Middleware } from "koa";
import type * as z from "zod/mini";
import { isTooNested } from "./nesting.ts";

const JSON_TYPE = "application/json";

/** What most calls carry is smaller: lyrics of 5,000 characters take at most 30,000 bytes. Bytes. */
const MAX_BYTES = 64 * 1024;

/**
 * Reads a JSON body into `ctx.request.body`. Put it after the session check, so that strangers are not read.
 * @param maxBytes of the body, inflated.
 */
export function readJson(maxBytes = MAX_BYTES): Middleware {
  const readText = bodyParser({
    enableTypes: ["text"],
    extendTypes: { text: [JSON_TYPE] },
    textLimit: String(maxBytes),
    onError: refuseBody,
  });
  return async (ctx, next) => {
    if (!ctx.is(JSON_TYPE)) return next();
    await readText(ctx, () => {
      ctx.request.body = parse(ctx.request.body as string);
      return next();
    });
  };
}

function parse(json: string): unknown {
  if (isTooNested(json)) throw new ApiError("invalid_request");
  try {
    return JSON.parse(json);
  } catch (cause) {
    return refuseBody(cause);
  }
}

function refuseBody(cause: unknown): never {
  throw new ApiError("invalid_request", undefined, { cause });
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
