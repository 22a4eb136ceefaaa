import { isApiError, TEXTS } from "../contract/index.ts";
import { errorNotice, type Notice } from "../notices/notice.ts";

/** What the server says of it; anything else is not for people to read. */
export const failureNotice = (error: unknown): Notice =>
  errorNotice(isApiError(error) ? error.message : TEXTS.dashboard.fetchFailed);
