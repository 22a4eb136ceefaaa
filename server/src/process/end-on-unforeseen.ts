import type { Logger } from "pino";
import { currentRequest, requestsUnderWay } from "../log/request-scope.ts";

/** The exit status of a process that ended itself since its state could not be trusted (sysexits.h, EX_SOFTWARE). */
const UNFORESEEN = 70;

/** How long the server may take to end what is under way. Milliseconds. */
const CLOSING_MS = 5_000;
/** Of the requests under way, so many are named. */
const MAX_NAMED = 20;

export interface UnforeseenOptions {
  logger: Logger;
  /** Stops accepting, gives running work back and closes what is open. */
  close(): Promise<void>;
}

/**
 * Ends the process when an exception reaches nobody: from then on nothing says that its state is whole. The exception is
 * logged with the request that it came from, or with those under way where that is not known; running work is given
 * back; whoever started the process may start it again.
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
