import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Knows the connections over which nothing has come. Node's fetch opens one in place of one whose request was aborted, and
 * probes open them to see whether they can. Node takes none of them for idle, so that a stop would wait for them.
 * @returns what closes those there are.
 */
export function trackUnusedConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}
