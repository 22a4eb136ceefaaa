import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { ConcurrencyLimit } from "./concurrency-limit.ts";
import { networkOf } from "./network-of.ts";

/** How long a connection too many is kept, so that its request can be told why. Milliseconds. */
const REFUSAL_MS = 2_000;

/** Whether a request came over a connection too many. */
export type IsRefused = (req: IncomingMessage) => boolean;

/**
 * Bounds the connections of one address. The next ones, up to as many again, are answered with a refusal; beyond that
 * they are closed at once.
 */
export function limitConnections(server: Server, perAddress: number): IsRefused {
  const accepted = new ConcurrencyLimit(perAddress);
  const refused = new ConcurrencyLimit(perAddress);
  const refusedSockets = new WeakSet<Socket>();
  server.on("connection", (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? "");
    const release = accepted.tryAcquire(address);
    if (release) {
      socket.once("close", release);
      return;
    }
    const giveBack = refused.tryAcquire(address);
    if (!giveBack) {
      socket.destroy();
      return;
    }
    refusedSockets.add(socket);
    const end = setTimeout(() => socket.destroy(), REFUSAL_MS);
    socket.once("close", () => {
      clearTimeout(end);
      giveBack();
    });
  });
  return ({ socket }) => refusedSockets.has(socket);
}
