import type { ApiErrorCode } from "@nataraj/sdk/contract";
import { type Access, type Call, PATH_PARAMETERS, type PathParameter, TAGS } from "@nataraj/sdk/contract/calls";
import { CALLS } from "../../calls/all-calls.ts";
import { authPaths } from "./auth-calls.ts";
import { ERROR_EXAMPLES, failures } from "./failures.ts";
import { answerSchema, bodySchema, namedSchemas, schemaOf } from "./schemas.ts";

/** How one shows who one is. */
const SECURITY_SCHEMES = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "The access token of a session that was signed in to with `st-auth-mode: header`",
  },
  cookie: { type: "apiKey", in: "cookie", name: "nataraj-sAccessToken", description: "A browser's session" },
  antiCsrf: {
    type: "apiKey",
    in: "header",
    name: "anti-csrf",
    description: "Sent with the cookie by calls that change something",
  },
  refresh: { type: "http", scheme: "bearer", description: "The refresh token of a session, which is good once" },
  refreshCookie: { type: "apiKey", in: "cookie", name: "nataraj-sRefreshToken", description: "The same in a browser" },
  operator: { type: "http", scheme: "bearer", description: "The operator's METRICS_TOKEN" },
} as const;

/** By any one of the entries; by all the schemes of an entry. */
const SECURITY: Record<Access, object[]> = {
  anyone: [],
  either: [{}, { bearer: [] }, { cookie: [] }],
  reader: [{ bearer: [] }, { cookie: [], antiCsrf: [] }],
  writer: [{ bearer: [] }, { cookie: [], antiCsrf: [] }],
  operator: [{ operator: [] }],
};

/** The API as OpenAPI 3.1: every call with who may make it, what it takes and answers, and how it is refused. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = { ...authPaths() };
  for (const [name, call] of Object.entries(CALLS)) {
    const { method, path } = call.route;
    const address = path.replace(/[:*](\w+)/g, "{$1}");
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Nataraj",
      version: "0.1.0",
      description:
        "A piece of music becomes a choreography. Every error is `{error, message}`, by a code of the catalogue. " +
        "Where fields of a request are wrong, `fields` has the path of each and what is wanted.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/api" }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas: namedSchemas(), examples: ERROR_EXAMPLES, securitySchemes: SECURITY_SCHEMES },
  };
}

function operation(operationId: string, call: Call): object {
  const { route, tag, summary, form, example, answerExample, type = "application/json" } = call;
  const parameters = [...parametersInPath(route.path), ...(call.parameters ?? [])];
  const body = bodySchema(call);
  const bodyType = form ? "multipart/form-data" : "application/json";
  return {
    operationId,
    tags: [tag],
    summary,
    security: SECURITY[route.access],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { [bodyType]: { schema: body, ...(example && { example }) } } },
    }),
    responses: {
      200: {
        description: "OK",
        content: { [type]: { schema: answerSchema(call), ...(answerExample && { example: answerExample }) } },
      },
      ...failures([...usualErrors(call), ...(call.errors ?? []).flat()]),
    },
  };
}

function parametersInPath(path: string): object[] {
  return [...path.matchAll(/[:*](\w+)/g)].map(([, name = ""]) => {
    const { schema, invalid: _, ...said }: PathParameter = PATH_PARAMETERS[name as keyof typeof PATH_PARAMETERS];
    return { name, in: "path", required: true, schema: schemaOf(schema), ...said };
  });
}

/** What calls of a kind may be refused with. */
function usualErrors({ route: { access }, json, form }: Call): ApiErrorCode[] {
  const isSession = access === "reader" || access === "writer";
  return [
    ...(json || form ? (["invalid_request", "unsupported_media_type"] as const) : []),
    ...(access === "anyone" ? [] : (["unauthenticated"] as const)),
    ...(isSession ? (["anti_csrf"] as const) : []),
    ...(isSession || access === "either" ? (["forbidden"] as const) : []),
    "rate_limited",
    "internal",
    "unavailable",
  ];
}
