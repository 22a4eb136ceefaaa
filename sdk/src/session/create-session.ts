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

const SignInAnswer = z.object({ status: z.string(), reason: z.optional(z.string()) });

/**
 * Signs in with e-mail and password, for programs without cookies: Node, React Native. The session's `fetch` carries its
 * tokens and renews them.
 * @throws {AuthRefusal} when the details are not accepted.
 * @throws {ApiError} `rate_limited`, `unavailable`; {ConnectionError} where no answer came.
 * @example
 * const session = await createSession({ site: "https://dance.example.org", email, password });
 * const client = createNatarajClient({ backend: "https://dance.example.org/api", fetch: session.fetch });
 * const projects = await client.fetchProjects(session.uid);
 * await session.signOut();
 */
export async function createSession({ email, password, ...settings }: SignInOptions): Promise<Session> {
  const formFields = [
    { id: "email", value: email },
    { id: "password", value: password },
  ];
  const answer = await callAuth(settings, "signin", { json: { formFields } });
  if (!answer.ok) throw await errorOfAuth(answer);
  const body = SignInAnswer.safeParse(await answer.json().catch(() => undefined)).data;
  if (body && body.status !== "OK") throw new AuthRefusal({ reason: body.reason ?? ERROR_TEXTS.signInFailed });
  const tokens = readTokens(answer.headers);
  // An older server answers with cookies alone.
  if (!tokens) throw new ApiError("internal", "The server sent no session tokens.");
  settings.onTokens?.(tokens);
  return openSession(settings, tokens);
}

/**
 * The session of an earlier run, of the tokens that were kept. Makes no call: whether it lives is known with the first.
 * @example const session = restoreSession({ site, tokens: JSON.parse(kept), onTokens: keep });
 */
export function restoreSession({ tokens, ...settings }: RestoreOptions): Session {
  return openSession(settings, tokens);
}
