import { ApiError } from "@nataraj/sdk/contract";
import { untilAborted } from "../cancellation/until-aborted.ts";

/** How long the core may keep a request waiting, all its calls together. The SDK itself waits five minutes for each. */
export const CORE_WAIT_MS = 20_000;
/** The same, for tests to change. */
export const coreWait = { ms: CORE_WAIT_MS };

/**
 * Waits for work that asks the core through the SDK, but not for long. A later result is dropped.
 * @throws {ApiError} unavailable
 */
export async function withinCoreWait<T>(work: Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(coreWait.ms);
  return untilAborted(work, signal).catch((cause) => {
    throw signal.aborted && cause === signal.reason ? new ApiError("unavailable", undefined, { cause }) : cause;
  });
}
