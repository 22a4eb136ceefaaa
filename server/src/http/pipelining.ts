import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/**
 * Begins a request when those before it on its connection are answered. A client may send several at once (pipelining,
 * RFC 9112, 9.3.2), and Node hands them out at once. A response that waits for its turn has no socket. So nothing tells it
 * that the client has left, and what was opened for it would stay open.
 * @param maxWaiting How many requests of one connection may wait; one more closes the connection.
 */
export function answerInTurn(answer: RequestListener, maxWaiting: number): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (req, res) => {
    const { socket } = req;
    if (res.socket) return answer(req, res);
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > maxWaiting) return void socket.destroy();
    waiting.set(socket, count);
    res.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      answer(req, res);
    });
  };
}
