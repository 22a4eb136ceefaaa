import { Agent, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import type { TestClient } from "../../../server/src/test/test-client.ts";
import type { FuzzRequest } from "./requests.ts";
import type { TestUsers } from "./test-users.ts";

/** What came of a request. */
export interface Outcome {
  /** Absent where the connection ended before an answer. */
  status?: number | undefined;
  /** Why there is none: the fuzzer left, the server cut the connection, or nothing came for a minute. */
  end?: "left" | "cut" | "silence" | undefined;
  retryAfter?: string | undefined;
  body: string;
  ms: number;
}

const TIMEOUT_MS = 60_000;
/** Calls that wait for a generation: their answer is not waited for. */
const HELD = /^\/api\/(?:generatedance|regenerate|generation\/)/;
const HELD_MS = 400;
const RAW_MS = 5_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
export const closeConnections = () => agent.destroy();

/** Puts the product's state into a text that was made up without it. */
function fill(text: string, { placeholders }: TestUsers): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(placeholders, name) ? placeholders[name as keyof typeof placeholders] : whole,
  );
}

function sessionOf(client: TestClient, path: string, antiCsrf: boolean): Record<string, string> {
  const cookies = [...client.cookies].filter(([, cookie]) => path.startsWith(cookie.path));
  return {
    cookie: cookies.map(([name, { value }]) => `${name}=${value}`).join("; "),
    ...(antiCsrf && client.antiCsrf ? { "anti-csrf": client.antiCsrf } : {}),
  };
}

/** A session whose tokens were changed on the way. */
function forged(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace(/[A-M]/g, "Z")]));
}

let address = 0;
/** Behind another address each time, as a proxy says. */
function nextAddress(): string {
  address = (address + 1) & 0xffffff;
  return `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`;
}

/** Sends a request as somebody. */
export async function send(port: number, request: FuzzRequest, people: TestUsers): Promise<Outcome> {
  const path = fill(request.path, people);
  const { sender } = request;
  const session =
    sender === "visitor" ? {} : sessionOf(people[sender === "other" ? "other" : "owner"], path, request.antiCsrf);
  const body = typeof request.body === "string" ? fill(request.body, people) : request.body;
  const headers = {
    "x-forwarded-for": nextAddress(),
    ...(sender === "forged" ? forged(session) : session),
    ...request.headers,
    ...(body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }),
  };
  return exchange({ port, path, method: request.method, headers, body, held: HELD.test(path) });
}

interface Exchange {
  port: number;
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | undefined;
  held?: boolean;
}

/** One request and its answer. */
export function exchange({ port, path, method, headers, body, held = false }: Exchange): Promise<Outcome> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const done = (outcome: Omit<Outcome, "ms">) => {
      clearTimeout(late);
      resolve({ ...outcome, ms: performance.now() - begun });
    };
    const client = httpRequest({ host: "127.0.0.1", port, path, method, headers, agent });
    const leave = () => {
      done({ end: held ? "left" : "silence", body: "" });
      client.destroy();
    };
    const late = setTimeout(leave, held ? HELD_MS : TIMEOUT_MS);
    client.on("error", () => done({ end: "cut", body: "" }));
    client.on("response", async (answer) => {
      const retryAfter = answer.headers["retry-after"];
      const content = await buffer(answer).catch(() => Buffer.alloc(0));
      done({ status: answer.statusCode, retryAfter, body: content.subarray(0, 2_000).toString() });
    });
    client.end(body);
  });
}

/** Sends bytes over a socket of their own; the statuses of all answers. */
export function sendRaw(port: number, bytes: Buffer): Promise<Outcome[]> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.end(bytes));
    const chunks: Buffer[] = [];
    const late = setTimeout(() => socket.destroy(), RAW_MS);
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(late);
      const text = Buffer.concat(chunks).toString("latin1");
      const answers = text.split(/(?=HTTP\/1\.1 \d{3} )/).filter((one) => one.startsWith("HTTP/1.1 "));
      const ms = performance.now() - begun;
      resolve(
        answers.map((answer) => ({
          status: Number(answer.slice(9, 12)),
          retryAfter: /\r\nretry-after: ?(\d+)/i.exec(answer)?.[1],
          body: answer.slice(0, 2_000),
          ms,
        })),
      );
    });
  });
}
