/** What one client may ask of the server at a time, and how long it may take over a request. */
export interface HttpLimits {
  /** Of a request's target, path and query together. Characters. */
  longestTarget: number;
  /** From the begin of a connection or request to the end of its headers. Milliseconds. */
  headersTimeoutMs: number;
  /** From the begin of a request to its end, however steadily it comes. Milliseconds. */
  requestTimeoutMs: number;
  /** How long a body may stand still while the server waits for more of it. Milliseconds. */
  bodyIdleTimeoutMs: number;
  /** How long a connection is kept between two requests. Milliseconds. */
  connectionIdleTimeoutMs: number;
  /** What a body has to bring on average, from its second minute on. Bytes a second. */
  minBodyRate: number;
  /** Connections of one address; counted only where no proxy stands in front. */
  connectionsPerAddress: number;
  /** Requests of one connection that wait until those before them are answered. */
  waitingPerConnection: number;
  /** Requests of one address that are being answered. */
  requestsPerAddress: number;
  /** Requests of one user that wait for a generation or follow it: two for each page that is open. */
  streamsPerUser: number;
  streamsPerAddress: number;
}

/**
 * Wide enough for a school class behind one address. A song of 50 MB may come over the slowest mobile line: it is the one
 * that stands still, or drips, which is ended.
 */
export const HTTP_LIMITS: HttpLimits = {
  // As much as RFC 9110, 4.1, asks of a server at least, and nginx takes.
  longestTarget: 8_000,
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 60 * 60_000,
  bodyIdleTimeoutMs: 30_000,
  // Longer than a proxy keeps it (nginx: 60 s), so that the proxy is who closes it: a request that meets our end of the
  // connection closing is lost, and only what is safe to repeat is sent again.
  connectionIdleTimeoutMs: 75_000,
  minBodyRate: 1024,
  connectionsPerAddress: 1_000,
  waitingPerConnection: 16,
  requestsPerAddress: 500,
  streamsPerUser: 16,
  streamsPerAddress: 300,
};
