import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ApiError, type ApiErrorCode } from "@nataraj/sdk/contract";
import Koa from "koa";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorAnswers } from "./error-answers.ts";

const entries: Record<string, unknown>[] = [];
const server = createServer();
let url: string;
beforeAll(async () => {
  const app = new Koa();
  app.use(errorAnswers(pino({ level: "trace" }, { write: (line) => void entries.push(JSON.parse(line)) })));
  app.use((ctx) => {
    throw new ApiError(ctx.path.slice(1) as ApiErrorCode);
  });
  server.on("request", app.callback());
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

test.each([
  ["invalid_request", 400, 0],
  // A format that oEmbed allows and we have not: asked for by others, and no fault.
  ["unsupported_format", 501, 0],
  ["internal", 500, 1],
  ["unavailable", 503, 1],
])("%s is answered with %i, and logged as an error %i times", async (code, status, logged) => {
  entries.length = 0;
  const answer = await fetch(`${url}/${code}`);
  expect([answer.status, (await answer.json()).error]).toEqual([status, code]);
  expect(entries).toHaveLength(logged);
});
