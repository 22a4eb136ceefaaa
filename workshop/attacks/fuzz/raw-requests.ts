import fc from "fast-check";
import { text } from "./hostile-texts.ts";

const TARGETS = [
  "/",
  "*",
  "?",
  "http://?",
  "http://",
  "http://[",
  "//",
  "/api/healthz",
  "/api/auth/signin",
  "http://localhost/api/settings",
];
const METHODS = ["GET", "POST", "PUT", "HEAD", "OPTIONS", "CONNECT", "TRACE", "PRI", "get", "G\0T", "QUERY", ""];
const VERSIONS = ["HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/9", "", "ICY"];
const LINES = [
  "Host: localhost",
  "Host: a:b:c",
  "Host:",
  "Host: x\r\nHost: y",
  "Connection: close",
  "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x",
  "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c",
  "Content-Length: 0",
  "Content-Length: 10",
  "Content-Length: -1",
  "Content-Length: 99999999999999999999",
  "Content-Length: 1\r\nContent-Length: 2",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: gzip, chunked",
  "Transfer-Encoding: chunked\r\nContent-Length: 5",
  "Expect: 100-continue",
  "Expect: wonders",
  "Content-Type: application/json",
  "Cookie: nataraj-sAccessToken=%E0%A4%A; ==; nataraj-sRefreshToken",
  "Range: bytes=0-,0-,0-,0-",
  " folded: x",
  ": nameless",
  "Name",
  `X: ${"a".repeat(9_000)}`,
  ...["X-Forwarded-For: ,,,", "Via: 1.1 x", "TE: trailers", "Keep-Alive: x"],
];
const BODIES = [
  "",
  "{}",
  "5\r\nhello\r\n0\r\n\r\n",
  "zz\r\n",
  "ffffffffffffffff\r\nx",
  "0\r\nX: y\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
];

const target = fc.oneof(
  fc.constantFrom(...TARGETS),
  text,
  text.map((value) => `/api/${value}`),
  text.map((value) => `http://${value}`),
);

const lines = fc.array(
  fc.oneof(
    fc.constantFrom(...LINES),
    text.map((value) => `X: ${value}`),
  ),
  { maxLength: 5 },
);

const message = fc
  .record({
    method: fc.constantFrom(...METHODS),
    target,
    version: fc.constantFrom(...VERSIONS),
    lines,
    body: fc.constantFrom(...BODIES),
  })
  .map(({ method, target, version, lines, body }) =>
    Buffer.from([`${method} ${target} ${version}`, "Host: localhost", ...lines, "", body].join("\r\n"), "latin1"),
  );

const cut = fc.tuple(message, fc.nat(100)).map(([bytes, share]) => bytes.subarray(0, (bytes.length * share) / 100));

/** Bytes for a raw socket: nearly requests, pieces of them, several at once, and none at all. */
export const rawRequest: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 6, arbitrary: message },
  { weight: 2, arbitrary: cut },
  { weight: 1, arbitrary: fc.array(message, { minLength: 2, maxLength: 4 }).map((all) => Buffer.concat(all)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
);
