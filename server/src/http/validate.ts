import { bodyParser } from "@koa/bodyparser";
import { ApiError, type ApiErrorCode } from "@nataraj/sdk/contract";
import type { Middleware } from "koa";
import * as z from "zod/mini";
import { isTooNested } from "./nesting.ts";

/** Words issues in English: zod/mini has no words of its own. */
const IN_ENGLISH = { error: z.locales.en().localeError };

/** The media type of JSON. */
export const JSON_TYPE = "application/json";

/** What most calls carry is smaller: lyrics of 5,000 characters take at most 30,000 bytes. Bytes. */
const MAX_BYTES = 64 * 1024;

/**
 * Reads a JSON body into `ctx.request.body`. Put it after the session check, so that strangers are not read.
 * @param maxBytes of the body, inflated.
 * @throws {ApiError} invalid_request, unsupported_media_type
 */
export function readJson(maxBytes = MAX_BYTES): Middleware {
  const readText = bodyParser({
    enableTypes: ["text"],
    extendTypes: { text: [JSON_TYPE] },
    textLimit: String(maxBytes),
    onError: (cause) => {
      throw refusalOf(cause, maxBytes);
    },
  });
  return async (ctx, next) => {
    if (!ctx.is(JSON_TYPE)) return next();
    await readText(ctx, () => {
      ctx.request.body = parseJson(ctx.request.body as string);
      return next();
    });
  };
}

/** Refuses a body of another media type. A request without a body passes. @throws {ApiError} unsupported_media_type */
export function requireBodyType(type: string): Middleware {
  return (ctx, next) => {
    const isEmpty = ctx.request.length === 0;
    if (!isEmpty && ctx.is(type) === false) throw invalidField("", `expected ${type}`, "unsupported_media_type");
    return next();
  };
}

/** What a body means that cannot be read. */
function refusalOf(cause: Error & { status?: number }, maxBytes: number): ApiError {
  if (cause.status === 415) return invalidField("", `expected ${JSON_TYPE} in UTF-8`, "unsupported_media_type");
  return invalidField("", cause.status === 413 ? `expected at most ${maxBytes} bytes` : "expected a whole body");
}

/** A value of JSON. @throws {ApiError} invalid_request for what is none, or is nested deeper than any call needs. */
export function parseJson(json: string): unknown {
  if (isTooNested(json)) throw invalidField("", "expected fewer levels of arrays and objects");
  try {
    return JSON.parse(json);
  } catch {
    // The parser's words repeat what was sent.
    throw invalidField("", "expected JSON");
  }
}

/**
 * The value as the schema reads it.
 * @param path Of the value in the request, where it is a part of it.
 * @throws {ApiError} of the code given, naming the fields that are wrong.
 */
export function validate<T extends z.ZodMiniType>(
  schema: T,
  value: unknown,
  code: ApiErrorCode = "invalid_request",
  path: readonly string[] = [],
): z.output<T> {
  const { data, error } = schema.safeParse(value, IN_ENGLISH);
  if (!error) return data as z.output<T>;
  const fields = error.issues.map((issue) => ({ path: [...path, ...issue.path].join("."), message: issue.message }));
  throw new ApiError(code, undefined, { fields });
}

/** The refusal of a request for one of its fields. @param path Empty for the whole body. */
export function invalidField(path: string, message: string, code: ApiErrorCode = "invalid_request"): ApiError {
  return new ApiError(code, undefined, { fields: [{ path, message: `Invalid input: ${message}` }] });
}
