import fc from "fast-check";
import type { JsonSchema } from "../../../server/src/service/openapi/json-schema.ts";
import { anyJson, text } from "./hostile-texts.ts";
import { multipart } from "./multipart.ts";
import type { Route } from "./routes.ts";
import { valuesOf } from "./schema-values.ts";

/** Who sends a request: somebody without a session, with one, or with one that was tampered with. */
const SENDERS = ["visitor", "owner", "other", "forged"] as const;

/** A request as it was made up; names of the product's state are still to be filled in. */
export interface FuzzRequest {
  route: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | undefined;
  sender: (typeof SENDERS)[number];
  /** Whether the session's anti-CSRF token is sent along. */
  antiCsrf: boolean;
}

/** What the body of a call looks like, by `METHOD /path`; from the product's own description. */
export type Bodies = Readonly<Record<string, { json?: JsonSchema; form?: JsonSchema }>>;

/** What SuperTokens' calls read, which no document describes. */
const AUTH_BODY: JsonSchema = {
  type: "object",
  required: ["formFields"],
  properties: {
    formFields: {
      type: "array",
      items: {
        type: "object",
        required: ["id", "value"],
        properties: { id: { enum: ["email", "password"] }, value: {} },
      },
    },
    token: { type: "string" },
    method: { enum: ["token", "x"] },
    thirdPartyId: { enum: ["google", "github", "apple", "__proto__"] },
    clientType: { type: "string" },
    redirectURIInfo: {
      type: "object",
      required: ["redirectURIOnProviderDashboard", "redirectURIQueryParams"],
      properties: { redirectURIOnProviderDashboard: { type: "string" }, redirectURIQueryParams: {} },
    },
    oAuthTokens: {},
    state: { type: "string" },
    code: { type: "string" },
    shouldTryLinkingWithSessionUser: { type: "boolean" },
  },
};
const CREDENTIALS: fc.Arbitrary<unknown> = fc
  .tuple(fc.oneof(text, fc.constant("{{email}}")), fc.oneof(text, fc.constant("correct horse 7")))
  .map(([email, password]) => ({
    formFields: [
      { id: "email", value: email },
      { id: "password", value: password },
    ],
  }));

const QUERY_NAMES =
  "url format maxwidth maxheight for expires signature email thirdPartyId tenantId clientType token code state rid".split(
    " ",
  );
const query: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constant("") },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...QUERY_NAMES), text), text), { minLength: 1, maxLength: 4 })
      .map((pairs) => `?${pairs.map((pair) => pair.map(encode).join("=")).join("&")}`),
  },
  { weight: 1, arbitrary: text.map((value) => `?${encode(value)}`) },
);

const HEADERS: [name: string, values: string[]][] = [
  ["range", ["bytes=0-", "bytes=-1", "bytes=5-1", "bytes=0-1,3-4", "bytes=99999999999999-", "x"]],
  ["if-none-match", ["*", '"x"', 'W/"']],
  ["if-modified-since", ["never", "Thu, 01 Jan 1970 00:00:00 GMT"]],
  ["accept-encoding", ["br", "gzip;q=0", "*;q=x", "identity;q=0, *;q=0"]],
  ["accept", ["text/html", "application/json;q=9", "*/*;;;"]],
  ["content-encoding", ["gzip", "br", "x"]],
  ["origin", ["null", "http://evil.example", "x"]],
  ["rid", ["emailpassword", "thirdparty", "session", "__proto__"]],
  ["st-auth-mode", ["header", "cookie", "x"]],
  ["authorization", ["Bearer", "Bearer x.y.z", "Basic Og==", "Bearer a token of the fuzzer"]],
  ["anti-csrf", ["x", "00000000-0000-0000-0000-000000000000"]],
  ["fdi-version", ["1.0", "x"]],
  ["x-request-key", ["a", "0".repeat(500)]],
  ["x-forwarded-proto", ["https", "x"]],
  ["x-forwarded-host", ["a:b:c", "evil.example", "x, y"]],
  ["x-http-method-override", ["DELETE"]],
];
const headers: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc.constantFrom(...HEADERS).chain(([name, values]) => fc.constantFrom(...values).map((value) => [name, value])),
    { maxLength: 3 },
  )
  .map((entries) => Object.fromEntries(entries) as Record<string, string>);

const JSON_TYPES = [
  "application/json",
  "application/json; charset=utf-8",
  "application/json; charset=utf-16",
  "text/plain",
];
const jsonType = fc.oneof(
  { weight: 6, arbitrary: fc.constant("application/json") },
  { weight: 1, arbitrary: fc.constantFrom(...JSON_TYPES) },
);

/** JSON, some of it broken, nested deeply or large. */
function jsonTexts(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const whole = value.map((one) => JSON.stringify(one) ?? "");
  return fc.oneof(
    { weight: 10, arbitrary: whole },
    { weight: 1, arbitrary: whole.map((one) => one.slice(0, one.length >> 1)) },
    { weight: 1, arbitrary: text },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "[".repeat(20_000),
        `${'{"cast":'.repeat(20_000)}1${"}".repeat(20_000)}`,
        `{"a":"${"x".repeat(200_000)}"}`,
        "\ufeff{}",
        "{}{}",
        "-",
      ),
    },
  );
}

type Message = Pick<FuzzRequest, "headers" | "body">;

function messagesOf(route: Route, bodies: Bodies): fc.Arbitrary<Message> {
  const none = fc.constant<Message>({ headers: {} });
  const { json, form } = bodies[`${route.method} ${route.path}`] ?? {};
  const isAuth = route.path.startsWith("/api/auth/");
  if (route.method === "GET" || route.method === "HEAD") {
    return fc.oneof(
      { weight: 12, arbitrary: none },
      { weight: 1, arbitrary: text.map((body) => ({ headers: {}, body })) },
    );
  }
  const values = isAuth ? fc.oneof(CREDENTIALS, valuesOf(AUTH_BODY)) : json ? valuesOf(json) : anyJson;
  const asJson = fc
    .tuple(jsonTexts(values), jsonType)
    .map(([body, type]) => ({ headers: { "content-type": type }, body }));
  const asForm = multipart(form ?? {});
  return fc.oneof(
    { weight: form ? 2 : 12, arbitrary: asJson },
    { weight: form ? 12 : 1, arbitrary: asForm },
    { weight: 1, arbitrary: none },
  );
}

/** Fills the parameters of a route's path. */
function pathsOf({ path }: Route): fc.Arbitrary<string> {
  const parts = path.split(/[:*]\w+/);
  const tail = fc.constantFrom("", "", "", "", "/", "//", "/x", ";a", ".json", "%20");
  return fc
    .tuple(fc.array(text, { minLength: parts.length - 1, maxLength: parts.length - 1 }), tail, query)
    .map(([values, end, search]) => parts.map((part, at) => part + encode(values[at] ?? "")).join("") + end + search);
}

/** Percent-encoded, but for the names of places; halves of surrogate pairs have no encoding of their own. */
function encode(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, "\ufffd")).replace(/%7B%7B(\w+)%7D%7D/g, "{{$1}}");
}

/** Requests to a route: most of them nearly right. */
function requestsOf(route: Route, bodies: Bodies): fc.Arbitrary<FuzzRequest> {
  const methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "PROPFIND"];
  const method = fc.oneof(
    { weight: 15, arbitrary: fc.constant(route.method) },
    { weight: 1, arbitrary: fc.constantFrom(...methods) },
  );
  const sender = fc.constantFrom(...SENDERS, "owner" as const, "owner" as const);
  return fc
    .record({
      method,
      path: pathsOf(route),
      message: messagesOf(route, bodies),
      headers,
      sender,
      antiCsrf: fc.boolean(),
    })
    .map(({ message, ...request }) => ({
      ...request,
      route: `${route.method} ${route.path}`,
      headers: { ...request.headers, ...message.headers },
      body: message.body,
    }));
}

/** Requests to all routes, each as often as the others, and to pages of the site. */
export function anyRequest(routes: readonly Route[], bodies: Bodies): fc.Arbitrary<FuzzRequest> {
  const pages =
    "/ /project/:id /standalone/:id /posters/:file /assets/:file /auth/callback/:provider /*any /tutorials/:file";
  const site = pages.split(" ").map((path) => ({ method: "GET", path }));
  return fc.oneof(...[...routes, ...site].map((route) => requestsOf(route, bodies)));
}
