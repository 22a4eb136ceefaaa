import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { HttpLimits } from "./http-limits.ts";
import { refuse } from "./refuse.ts";

/** How often bodies are looked at. Milliseconds. */
const INTERVAL_MS = 1_000;
/** The rate of a body is first checked after this time. Milliseconds. */
const GRACE_MS = 60_000;

interface Body {
  req: IncomingMessage;
  res: ServerResponse;
  /** What the connection had brought when the request began, and when it last brought something. */
  begin: number;
  last: number;
  /** Since when it stands still, and how long it has been waited for in all. Milliseconds. */
  idle: number;
  waited: number;
}

/**
 * Ends requests whose body stands still, or drips, while the server waits for it. Time in which the server does not read
 * counts for nobody: an upload that waits for its turn is as honest as one over a slow line.
 * @returns what each request is handed to when its answer is begun.
 */
export function limitBodies(
  server: Server,
  { bodyIdleTimeoutMs, minBodyRate }: Pick<HttpLimits, "bodyIdleTimeoutMs" | "minBodyRate">,
): RequestListener {
  const bodies = new Set<Body>();
  const look = (body: Body) => {
    const { req } = body;
    if (req.complete || req.destroyed) {
      bodies.delete(body);
      return;
    }
    // What lies there unread is our delay.
    if (req.readableLength > 0) return;
    const { bytesRead } = req.socket;
    body.waited += INTERVAL_MS;
    body.idle = bytesRead === body.last ? body.idle + INTERVAL_MS : 0;
    body.last = bytesRead;
    const isSlow = body.waited > GRACE_MS && bytesRead - body.begin < (minBodyRate * body.waited) / 1000;
    if (body.idle >= bodyIdleTimeoutMs || isSlow) end(body);
  };
  const end = (body: Body) => {
    bodies.delete(body);
    // The answer may have been given without the body.
    if (body.res.headersSent) body.req.socket.destroy();
    else refuse(body.res, "request_timeout");
  };
  server.once("listening", () => {
    const timer = setInterval(() => bodies.forEach(look), INTERVAL_MS);
    server.once("close", () => clearInterval(timer));
  });
  return (req, res) => {
    if (req.complete) return;
    const begin = req.socket.bytesRead;
    const body = { req, res, begin, last: begin, idle: 0, waited: 0 };
    bodies.add(body);
    const forget = () => void bodies.delete(body);
    req.once("close", forget).once("end", forget);
  };
}
