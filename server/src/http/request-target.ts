import type { IncomingMessage } from "node:http";

/** Ends of a host's name in a URL: a host with one of them would say more than a host. */
const NO_HOST = /[/?#\\@\s]/;

/**
 * The path and query that a request asks for, whether it names them alone or with a site in front (RFC 9112, 3.2.1 and
 * 3.2.2). Undefined for what is neither, or when the `Host` is none: nothing behind could make sense of it.
 */
export function targetOf({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">): string | undefined {
  if (headers.host && (NO_HOST.test(headers.host) || !URL.canParse(`http://${headers.host}`))) return undefined;
  if (url.startsWith("/")) return URL.canParse(`http://localhost${url}`) ? url : undefined;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
