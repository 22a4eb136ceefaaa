import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A server in front of the product, by which a test cuts the network, and has another build or no worker served. */
export interface FrontServer {
  url: string;
  /** How often a song was asked for. */
  songs: number;
  /** No request is answered while this is true. */
  cut: boolean;
  /** No request of this path is answered. */
  cutPath: string | undefined;
  /** Names another build: its page says so, and its service worker has another version. */
  build: string | undefined;
  /** Stands in for the service worker, as where the operator has withdrawn it. */
  workerPath: string;
  close(): Promise<void>;
}

/** Serves the product at another port of localhost. */
export async function openFrontServer(product: string): Promise<FrontServer> {
  const server = createServer((incoming, outgoing) => {
    if (front.cut || incoming.url === front.cutPath) return incoming.socket.destroy();
    const isSong = incoming.url?.startsWith("/api/media/songs/") === true;
    if (isSong) front.songs++;
    const isWorker = incoming.url === "/sw.js";
    const path = isWorker ? front.workerPath : incoming.url;
    // Whole answers, as text: they are changed here, and so would be what "not modified" stands for.
    const { "if-none-match": _, "if-modified-since": __, ...headers } = incoming.headers;
    headers["accept-encoding"] = "identity";
    const asked = request(new URL(path ?? "/", product), { method: incoming.method, headers }, (answer) => {
      const isPage = answer.headers["content-type"]?.startsWith("text/html");
      if (front.build === undefined || !(isWorker || isPage)) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        if (isSong) return slowly(answer, outgoing);
        return answer.pipe(outgoing);
      }
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const text = Buffer.concat(parts)
          .toString()
          .replace(/"version":"\w+"/, `"version":"${front.build}"`)
          .replace("</head>", `<meta name="build" content="${front.build}"></head>`);
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, "content-length": Buffer.byteLength(text) });
        outgoing.end(text);
      });
    });
    asked.on("error", () => outgoing.destroy());
    incoming.pipe(asked);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const front: FrontServer = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    songs: 0,
    cut: false,
    cutPath: undefined,
    build: undefined,
    workerPath: "/sw.js",
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return front;
}

/** Sends an answer in parts, so that it takes as long as with a weak network: a second request would find it unfinished. */
async function slowly(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  for await (const part of answer) {
    outgoing.write(part);
    await sleep(50);
  }
  outgoing.end();
}
