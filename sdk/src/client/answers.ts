import type * as z from "zod/mini";
import {
  ApiError,
  type ApiErrorBody,
  type ApiErrorCode,
  type ApiErrorOptions,
  isApiError,
  isApiErrorCode,
} from "../contract/index.ts";

/** The code for an answer that names none, for instance one of a proxy on the way. */
function codeOfStatus(status: number): ApiErrorCode {
  switch (status) {
    case 400:
      return "invalid_request";
    case 401:
      return "unauthenticated";
    case 403:
      return "forbidden";
    case 404:
      return "not_found";
    case 405:
      return "method_not_allowed";
    case 413:
      return "file_too_large";
    case 429:
      return "rate_limited";
    case 502:
    case 503:
    case 504:
      return "unavailable";
    default:
      return "internal";
  }
}

/**
 * The error that an answer means.
 * @param body the answer's text; a body of the catalogue names code and sentence, anything else falls back on the status.
 */
export function errorOfAnswer(status: number, body: string, options?: ApiErrorOptions): ApiError {
  // Read by hand: the schema with its list would be in every page that signs in.
  const { error, message, fields } = (parseJson(body) ?? {}) as Partial<ApiErrorBody>;
  if (typeof error === "string" && isApiErrorCode(error) && typeof message === "string") {
    return new ApiError(error, message, { ...options, fields: Array.isArray(fields) ? fields : undefined });
  }
  return new ApiError(codeOfStatus(status), undefined, options);
}

/**
 * Reads the body of a good answer.
 * @throws {ApiError} `internal` when it is not what the contract says.
 */
export function readAnswer<Schema extends z.ZodMiniType>(schema: Schema, body: string): z.output<Schema> {
  const parsed = schema.safeParse(parseJson(body));
  if (!parsed.success) throw new ApiError("internal", undefined, { cause: parsed.error });
  return parsed.data;
}

/**
 * The seconds of a `Retry-After` header, which has them as such or as a date (RFC 9110, 10.2.3).
 * @returns undefined where there is no header, or none that can be read.
 */
export function retryAfterOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

/** What an answer says beside its body, for the error that it means. */
export function detailsOf({ headers, statusText }: Response): ApiErrorOptions {
  return {
    retryAfter: retryAfterOf(headers.get("retry-after")),
    requestId: headers.get("x-request-id") ?? undefined,
    statusText: statusText || undefined,
  };
}

/** The status text of the answer that an error came from; undefined where no answer came or it had none (HTTP/2). */
export function statusTextOf(error: unknown): string | undefined {
  return isApiError(error) ? error.statusText : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
