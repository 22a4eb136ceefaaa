import { statusTextOf } from "../client/answers.ts";
import { ConnectionError } from "../client/connection-error.ts";
import { isApiError, TEXTS } from "../contract/index.ts";

/** The sentence for a contact message that was not sent. */
export function contactFailure(error: unknown): string {
  if (isApiError(error, "rate_limited")) return TEXTS.contact.rateLimited;
  if (error instanceof ConnectionError && error.isTimeout) return TEXTS.contact.timedOut;
  return TEXTS.contact.failed(statusTextOf(error) ?? (error instanceof Error ? error.message : String(error)));
}
