import type { ApiErrorCode } from "@nataraj/sdk/contract";
import type { Schema } from "@nataraj/sdk/contract/calls";
import * as z from "zod/mini";
import { failures } from "./failures.ts";
import { schemaOf } from "./schemas.ts";

const formField = <Ids extends readonly string[]>(ids: Ids) => z.object({ id: z.enum(ids), value: z.string() });
const fields = (...ids: string[]) => z.object({ formFields: z.array(formField(ids)) });
const example = (values: Record<string, string>) => ({
  formFields: Object.entries(values).map(([id, value]) => ({ id, value })),
});

const CREDENTIALS = { email: "ann@example.org", password: "correct horse 1" };
/** How it went: OK, or why not. SuperTokens answers so with the status 200. */
const AuthAnswer = z.looseObject({ status: z.string() });
const AuthUser = z.looseObject({ id: z.string(), emails: z.array(z.string()) });
const SignedIn = z.looseObject({ status: z.string(), user: z.optional(AuthUser) });

interface AuthCall {
  id: string;
  summary: string;
  json?: Schema;
  example?: object;
  answer: Schema;
  answerExample: object;
  /** Ways to show who one is; none where anyone may call. */
  security: object[];
  /** The answer has tokens, in cookies or in headers. */
  startsSession?: boolean;
}

const BY_SESSION = [{ bearer: [] }, { cookie: [], antiCsrf: [] }];

/** SuperTokens' calls that programs need, all of them POST, by their path below the API's. */
const CALLS: Record<string, AuthCall> = {
  "/auth/signup": {
    id: "signUp",
    summary: "Makes an account and signs in",
    json: fields("email", "password"),
    example: example(CREDENTIALS),
    answer: SignedIn,
    answerExample: { status: "OK", user: { id: "0b4d1f3e-8f0a-4f5e-9d53-1c0f6a7b8c9d", emails: [CREDENTIALS.email] } },
    security: [],
    startsSession: true,
  },
  "/auth/signin": {
    id: "signIn",
    summary: "Signs in with e-mail and password",
    json: fields("email", "password"),
    example: example(CREDENTIALS),
    answer: SignedIn,
    answerExample: { status: "WRONG_CREDENTIALS_ERROR" },
    security: [],
    startsSession: true,
  },
  "/auth/user/password/reset/token": {
    id: "sendPasswordMail",
    summary: "Sends a mail with a link by which one chooses a new password, where there is such an account",
    json: fields("email"),
    example: example({ email: CREDENTIALS.email }),
    answer: AuthAnswer,
    answerExample: { status: "OK" },
    security: [],
  },
  "/auth/user/password/reset": {
    id: "resetPassword",
    summary: "Sets the new password with the token of the mail",
    json: z.object({ method: z.literal("token"), token: z.string(), formFields: z.array(formField(["password"])) }),
    example: { method: "token", token: "of-the-mail", ...example({ password: "correct horse 2" }) },
    answer: AuthAnswer,
    answerExample: { status: "RESET_PASSWORD_INVALID_TOKEN_ERROR" },
    security: [],
  },
  "/auth/session/refresh": {
    id: "refreshSession",
    summary: "New tokens for a refresh token, which is sent as `Authorization: Bearer` or as a cookie",
    answer: AuthAnswer,
    answerExample: { status: "OK" },
    security: [{ refresh: [] }, { refreshCookie: [], antiCsrf: [] }],
    startsSession: true,
  },
  "/auth/signout": {
    id: "signOut",
    summary: "Ends the session",
    answer: AuthAnswer,
    answerExample: { status: "OK" },
    security: BY_SESSION,
  },
};

/**
 * SuperTokens' calls, as OpenAPI writes them. With the header `st-auth-mode: header` the tokens come in the headers
 * `st-access-token` and `st-refresh-token`, otherwise as cookies.
 */
export function authPaths(): Record<string, Record<string, object>> {
  return Object.fromEntries(Object.entries(CALLS).map(([path, call]) => [path, { post: operation(call) }]));
}

const MODE = {
  name: "st-auth-mode",
  in: "header",
  description: "Whether tokens come in cookies, as browsers want them, or in headers",
  schema: { type: "string", enum: ["cookie", "header"] },
};
const TOKEN_HEADERS = Object.fromEntries(
  ["st-access-token", "st-refresh-token"].map((name) => [
    name,
    { description: "With `st-auth-mode: header`", schema: { type: "string" } },
  ]),
);

function operation({ id, summary, json, answer, answerExample, security, startsSession, ...call }: AuthCall) {
  const codes: ApiErrorCode[] =
    security.length > 0 ? ["unauthenticated"] : ["invalid_request", "unsupported_media_type", "rate_limited"];
  return {
    operationId: id,
    tags: ["Account"],
    summary,
    security,
    ...(startsSession && { parameters: [MODE] }),
    ...(json && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemaOf(json), example: call.example } },
      },
    }),
    responses: {
      200: {
        description: "How it went",
        ...(startsSession && { headers: TOKEN_HEADERS }),
        content: { "application/json": { schema: schemaOf(answer), example: answerExample } },
      },
      ...failures([...codes, "unavailable"]),
    },
  };
}
