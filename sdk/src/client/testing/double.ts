import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/** What the double does with a request; `seen` counts from 1. */
export type Answer = (response: ServerResponse, seen: number) => void;

/** A server on loopback that keeps what it saw and answers as the test says. */
export async function startDouble(answer: Answer) {
  const requests: Seen[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    requests.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
    answer(response, requests.length);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    backend: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

/** Answers with a status and a value as JSON. */
export function json(status: number, value: unknown): Answer {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(value));
  };
}
