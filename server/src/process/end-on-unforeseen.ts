import type { Logger } from "pino";
import { currentRequest, requestsUnderWay } from "../log/request-scope.ts";

/** The exit status of a process that ended itself since its state could not be trusted (sysexits.h, EX_SOFTWARE). */
const UNFORESEEN = 70;

/** How long the server may take to end what is under way. Milliseconds. */
const CLOSING_MS = 5_000;
/** How many of the requests under way are named. */
const MAX_NAMED = 20;

export interface UnforeseenOptions {
  logger: Logger;
  /** Stops accepting, gives running work back and closes what is open. */
  close(): Promise<void>;
}

/**
 * Ends the process when an exception is not caught: its state may be broken. The exception is logged with the request that
 * it came from, or with all requests under way where that is not known. Running work is given back. The supervisor may
 * start the process again.
 */
export function endOnUnforeseen({ logger, close }: UnforeseenOptions): void {
  let isEnding = false;
  // Rejections that nobody handles come here too.
  process.on("uncaughtException", (error, origin) => {
    const request = currentRequest();
    const requests = request ? { request } : { requests: requestsUnderWay().slice(0, MAX_NAMED) };
    logger.fatal({ err: error, origin, ...requests }, "unforeseen exception: the process ends");
    if (isEnding) return;
    isEnding = true;
    const end = () => process.exit(UNFORESEEN);
    setTimeout(end, CLOSING_MS);
    close().then(end, (failure) => {
      logger.error({ err: failure }, "stopping failed");
      end();
    });
  });
}
