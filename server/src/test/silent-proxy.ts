import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A route to a service, which can fall silent as a firewall or a switch makes one: nothing is closed, and nothing comes. */
export interface SilentProxy {
  port: number;
  readonly isSilent: boolean;
  /** Keeps back whatever is sent from now on. New connections are taken and lead nowhere. */
  silence(): void;
  /** Keeps back what the service sends alone. */
  silenceAnswers(): void;
  /** Passes on what was kept back, and all that follows. */
  forward(): void;
  /** Forgets the connections there are: nothing is passed on by them any more. New ones are as before. */
  lose(): void;
  /** Ends all connections in order (FIN). */
  hangUp(): void;
  /** Breaks all connections (RST). */
  drop(): void;
  close(): Promise<void>;
}

/** Starts a route to a port of this machine. */
export async function startSilentProxy(target: number): Promise<SilentProxy> {
  /** Of both sides, and whether each is the service's. */
  const sockets = new Map<Socket, boolean>();
  let isSilent = false;

  function keep(socket: Socket, other: Socket, isService: boolean): void {
    sockets.set(socket, isService);
    socket.on("close", () => {
      sockets.delete(socket);
      other.destroy();
    });
    socket.on("error", () => undefined);
    socket.on("data", (data) => void other.write(data));
    socket.on("end", () => other.end());
    if (isSilent) socket.pause();
  }

  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: target, host: "127.0.0.1", allowHalfOpen: true });
    keep(near, far, false);
    keep(far, near, true);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    get isSilent() {
      return isSilent;
    },
    silence() {
      isSilent = true;
      for (const socket of sockets.keys()) socket.pause();
    },
    silenceAnswers() {
      for (const [socket, isService] of sockets) if (isService) socket.pause();
    },
    forward() {
      isSilent = false;
      for (const socket of sockets.keys()) socket.resume();
    },
    lose() {
      for (const socket of sockets.keys()) socket.pause();
    },
    hangUp() {
      for (const socket of sockets.keys()) socket.destroy();
    },
    drop() {
      for (const socket of sockets.keys()) socket.resetAndDestroy();
    },
    async close() {
      for (const socket of sockets.keys()) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
