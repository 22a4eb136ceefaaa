import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import Koa from "koa";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { logAnswerFailures } from "./answer-failures.ts";

/** Pino's number. */
const ERROR = 50;

const entries: Record<string, unknown>[] = [];
let server: Server;

beforeAll(async () => {
  const app = new Koa();
  logAnswerFailures(app, pino({ level: "trace" }, { write: (line) => void entries.push(JSON.parse(line)) }));
  app.use(async (ctx) => {
    if (ctx.method === "POST") await buffer(ctx.req).catch(() => undefined);
    const broken = new Readable({
      read: () => broken.destroy(Object.assign(new Error("storage"), { code: "ECONNRESET" })),
    });
    ctx.body = ctx.method === "POST" ? "read" : broken;
  });
  server = createServer(app.callback());
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  entries.length = 0;
});

test("an upload that its client breaks off is told without alarm", async () => {
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.end("POST /upload HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nonly so much");
  await expect.poll(() => entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ msg: "client broke off", path: "/upload", code: expect.stringMatching(/^HPE_/) });
  expect(entries[0]).not.toHaveProperty("err");
  expect(entries[0]?.level).toBeLessThan(ERROR);
});

test("an answer that cannot be finished is an error", async () => {
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  await expect.poll(() => entries).toMatchObject([{ level: ERROR, err: { message: "storage" } }]);
});
