import * as z from "zod/mini";
import { AuthRefusal } from "../account/auth-provider.ts";
import { ERROR_TEXTS } from "../contract/error-texts.ts";
import { ApiError } from "../contract/index.ts";
import { callAuth, errorOfAuth, openSession, type Session, type SessionSettings } from "./session.ts";
import { readTokens, type SessionTokens } from "./session-tokens.ts";

/** What {@link createSession} needs. */
export interface SignInOptions extends SessionSettings {
  email: string;
  password: string;
}

/** What {@link restoreSession} needs. */
export interface RestoreOptions extends SessionSettings {
  /** The tokens that `onTokens` got last. */
  tokens: SessionTokens;
}

const SignInAnswer = z.object({
  status: z.string(),
  reason: z.optional(z.string()),
  formFields: z.optional(z.array(z.object({ id: z.string(), error: z.string() }))),
});

/**
 * Signs in with e-mail and password, for programs without cookies: Node, React Native. The session's `fetch` carries its
 * tokens and renews them.
 * @throws {AuthRefusal} when the details are not accepted.
 * @throws {ApiError} `rate_limited`, `unavailable`
 * @throws {ConnectionError} where no answer came.
 * @example
 * const session = await createSession({ site: "https://dance.example.org", email, password });
 * const client = createNatarajClient({ backend: "https://dance.example.org/api", fetch: session.fetch });
 * const projects = await client.fetchProjects(session.uid);
 * await session.signOut();
 */
export function createSession(options: SignInOptions): Promise<Session> {
  return begin("signin", options);
}

/**
 * Makes an account with e-mail and password, for programs without cookies, and signs in to it.
 * @throws {AuthRefusal} when the details are not accepted: `fields` says what is wrong with the address or the password.
 * @throws {ApiError} `rate_limited`, `unavailable`
 * @throws {ConnectionError} where no answer came.
 * @example
 * const session = await signUp({ site: "https://dance.example.org", email, password });
 * const client = createNatarajClient({ backend: "https://dance.example.org/api", fetch: session.fetch });
 * await client.updateProfile("Ann");
 */
export function signUp(options: SignInOptions): Promise<Session> {
  return begin("signup", options);
}

async function begin(call: "signin" | "signup", { email, password, ...settings }: SignInOptions): Promise<Session> {
  const formFields = [
    { id: "email", value: email },
    { id: "password", value: password },
  ];
  const answer = await callAuth(settings, call, { json: { formFields } });
  if (!answer.ok) throw await errorOfAuth(answer);
  const body = SignInAnswer.safeParse(await answer.json().catch(() => undefined)).data;
  if (body && body.status !== "OK") throw refusalOf(body, call);
  const tokens = readTokens(answer.headers);
  // An older server answers with cookies alone.
  if (!tokens) throw new ApiError("internal", "The server sent no session tokens.");
  settings.onTokens?.(tokens);
  return openSession(settings, tokens);
}

function refusalOf({ reason, formFields = [] }: z.infer<typeof SignInAnswer>, call: "signin" | "signup"): AuthRefusal {
  const fields = Object.fromEntries(formFields.map(({ id, error }) => [id, error]));
  const said = reason ?? Object.values(fields)[0] ?? (call === "signin" ? ERROR_TEXTS.signInFailed : undefined);
  return new AuthRefusal({ fields, ...(said !== undefined && { reason: said }) });
}

/**
 * The session of an earlier run, of the tokens that were kept. Makes no call: whether it lives is known with the first.
 * @example const session = restoreSession({ site, tokens: JSON.parse(kept), onTokens: keep });
 */
export function restoreSession({ tokens, ...settings }: RestoreOptions): Session {
  return openSession(settings, tokens);
}
