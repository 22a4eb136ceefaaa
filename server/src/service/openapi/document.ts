import type { ApiErrorCode } from "@nataraj/sdk/contract";
import { authPaths } from "./auth-calls.ts";
import { type Access, type Call, TAGS } from "./call.ts";
import { CALLS, PROJECT } from "./calls.ts";
import { ERROR_EXAMPLES, failures } from "./failures.ts";
import { FILE_FORM, namedSchemas, reference } from "./schemas.ts";

/** How one shows who one is. */
const SECURITY_SCHEMES = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "The access token of a session that was signed in to with `st-auth-mode: header`",
  },
  cookie: { type: "apiKey", in: "cookie", name: "sAccessToken", description: "A browser's session" },
  antiCsrf: {
    type: "apiKey",
    in: "header",
    name: "anti-csrf",
    description: "Sent with the cookie by calls that change something",
  },
  refresh: { type: "http", scheme: "bearer", description: "The refresh token of a session, which is good once" },
  refreshCookie: { type: "apiKey", in: "cookie", name: "sRefreshToken", description: "The same in a browser" },
  operator: { type: "http", scheme: "bearer", description: "The operator's METRICS_TOKEN" },
} as const;

/** By any one of the entries; by all the schemes of an entry. */
const SECURITY: Record<Access, object[]> = {
  anyone: [],
  session: [{ bearer: [] }, { cookie: [], antiCsrf: [] }],
  either: [{}, { bearer: [] }, { cookie: [] }],
  operator: [{ operator: [] }],
};

/** What the parts of paths are. */
const IN_PATHS: Record<string, object> = {
  projectId: { schema: { type: "string" }, example: PROJECT, description: "A project's id" },
  projectID: { schema: { type: "string" }, example: PROJECT, description: "A project's id" },
  uid: {
    schema: { type: "string" },
    example: "0b4d1f3e-8f0a-4f5e-9d53-1c0f6a7b8c9d",
    description: "The signed-in user's id",
  },
  visibility: { schema: { type: "string", enum: ["private", "public"] }, description: "Who may open it" },
  file: { schema: { type: "string" }, example: "song.mp3", description: "As an address of the library names it" },
  key: { schema: { type: "string" }, example: "songs/0123.mp3", description: "As a signed address names it" },
};

/** The API as OpenAPI 3.1: every call with who may make it, what it takes and answers, and how it is refused. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = { ...authPaths() };
  for (const [name, call] of Object.entries(CALLS)) {
    const [method = "", path = ""] = name.split(" ");
    const address = path.replace(/[:*](\w+)/g, "{$1}");
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(path, call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Nataraj",
      version: "0.1.0",
      description:
        "A piece of music becomes a choreography. Every error is `{error, message}`, by a code of the catalogue.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/api" }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas: namedSchemas(), examples: ERROR_EXAMPLES, securitySchemes: SECURITY_SCHEMES },
  };
}

function operation(path: string, call: Call): object {
  const { id, tag, access, summary, json, example, form, answer, answerExample, type = "application/json" } = call;
  const inPath = [...path.matchAll(/[:*](\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    ...IN_PATHS[name],
  }));
  const parameters = [...inPath, ...(call.parameters ?? [])];
  const body = json
    ? { "application/json": { schema: reference(json), ...(example && { example }) } }
    : form && { "multipart/form-data": { schema: formOf(form) } };
  return {
    operationId: id,
    tags: [tag],
    summary,
    security: SECURITY[access],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      200: {
        description: "OK",
        content: { [type]: { schema: answerSchema(answer, type), ...(answerExample && { example: answerExample }) } },
      },
      ...failures([...usualErrors(call), ...(call.errors ?? [])]),
    },
  };
}

/** The form by its name; one without a name has a file alone. */
const formOf = (form: NonNullable<Call["form"]>) => {
  const schema = reference(form);
  return "$ref" in schema ? schema : FILE_FORM;
};

/** Of events, what the data of each is. */
function answerSchema(answer: Call["answer"], type: string): object {
  if (answer) return reference(answer);
  return { type: "string", ...(!type.startsWith("text/") && { format: "binary" }) };
}

/** What calls of a kind may be refused with. */
function usualErrors({ access, json, form }: Call): ApiErrorCode[] {
  const isSession = access === "session" || access === "either";
  return [
    ...(json || form ? (["invalid_request"] as const) : []),
    ...(access === "anyone" ? [] : (["unauthenticated"] as const)),
    ...(access === "session" ? (["anti_csrf"] as const) : []),
    ...(isSession ? (["forbidden"] as const) : []),
    "rate_limited",
    "internal",
    "unavailable",
  ];
}
