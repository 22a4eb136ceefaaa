import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A port of this machine for a process that is told its port. It is none that the system chooses from (`listen(0)`, the
 * near end of a connection): the system might give it to another before that process listens.
 * @throws when none of a hundred can be had.
 */
export async function freePort() {
  let failure;
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(20_000, 30_000);
    const probe = createServer().listen(port, "127.0.0.1");
    try {
      await once(probe, "listening");
    } catch (error) {
      failure = error;
      continue;
    }
    probe.close();
    await once(probe, "close");
    return port;
  }
  throw new Error("No port is free.", { cause: failure });
}
