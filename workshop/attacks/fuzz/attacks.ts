import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { HTTP_LIMITS } from "../../../server/src/http/http-limits.ts";
import { OPEN_FILES_TOLERANCE, settledOpenFiles } from "./leftovers.ts";
import type { ProductProcess } from "./product-process.ts";
import { exchange } from "./send.ts";
import type { TestUsers } from "./test-users.ts";

/** Where the attacks come from, as the proxy says. */
const ADDRESS = "10.202.0.1";
const CONNECTIONS = 50;

const headers = { "x-forwarded-for": ADDRESS };

/** Does what has stopped the product before. Sentences of what came of it, none when all is well. */
export async function attack(product: ProductProcess, people: TestUsers): Promise<string[]> {
  return [...(await sendLongTargets(product)), ...(await leaveEarly(product, people))];
}

async function sendLongTargets({ port }: ProductProcess): Promise<string[]> {
  const found: string[] = [];
  for (const begin of ["/", "/api/", "/api/media/", "/standalone/", "/api/oembed?url="]) {
    for (const sign of ["a", "%20", "/", ".", "a@", "["]) {
      const target = begin + sign.repeat(HTTP_LIMITS.longestTarget);
      const { status } = await exchange({ port, method: "GET", path: target.slice(0, 15_500), headers });
      if (status !== 414) found.push(`a long target, ${begin}${sign}…, is answered ${status}`);
    }
  }
  return found;
}

/** Sends requests at once over many connections, and closes these without reading. */
async function leaveEarly(product: ProductProcess, { placeholders }: TestUsers): Promise<string[]> {
  const { port } = product;
  const before = await product.metric("process_open_fds");
  const targets = ["/", "/api/songs", `/api/media/${placeholders.song}`, "/api/none"];
  const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ADDRESS}\r\n\r\n`;
  const requests = targets.map(get).join("").repeat(3);
  for (let connection = 0; connection < CONNECTIONS; connection++) {
    const socket = connect(port, "127.0.0.1", () => socket.pause().write(requests));
    socket.on("error", () => undefined);
    await once(socket, "connect");
    // Some leave at once, some when the first answers have come.
    await sleep(connection % 5);
    await once(socket.destroy(), "close");
  }
  const most = before + OPEN_FILES_TOLERANCE;
  const open = await settledOpenFiles(product, most);
  const { status } = await exchange({ port, method: "GET", path: "/api/healthz", headers });
  return [
    ...(open > most ? [`${open} open files after connections that were closed early, ${before} before`] : []),
    ...(status === 200 ? [] : [`the address of connections that were closed early is answered ${status}`]),
  ];
}
