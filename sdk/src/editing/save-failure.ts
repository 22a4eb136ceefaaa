import { ConnectionError } from "../client/connection-error.ts";
import { isApiError } from "../contract/errors.ts";
import { TEXTS } from "../contract/texts.ts";

/** The sentence for a failure of the editor. */
export function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || TEXTS.project.fetchFailed;
}

/** Whether a try to save may end well later without anybody doing something: the server is away, busy, or at work. */
export function isPassing(error: unknown): boolean {
  return !isApiError(error) || error.status >= 500 || isApiError(error, "being_generated", "rate_limited");
}

/** Whether what was sent may be stored although the call failed: the answer was lost, not refused. */
export function isInDoubt(error: unknown): boolean {
  return error instanceof ConnectionError || !isApiError(error) || error.status >= 500;
}
