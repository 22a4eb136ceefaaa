import { isIPv4 } from "node:net";

/**
 * An address that load may be put on: of this machine alone.
 * @throws {TypeError} for every other.
 */
export function loopbackUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const host = url?.hostname ?? "";
  const isLoopback = host === "localhost" || host === "[::1]" || (isIPv4(host) && host.startsWith("127."));
  if (url?.protocol !== "http:" || !isLoopback) {
    throw new TypeError(`Load is put on this machine alone, by http: ${address} is elsewhere.`);
  }
  return url;
}
