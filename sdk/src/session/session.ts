import { detailsOf, errorOfAnswer } from "../client/answers.ts";
import { answered } from "../client/connection-error.ts";
import { ApiError } from "../contract/index.ts";
import { readTokens, type SessionTokens } from "./session-tokens.ts";

/** Someone who is signed in, where there are no cookies. */
export interface Session {
  /** The user's id. */
  readonly uid: string;
  /** What the session is made of at the moment; undefined when it has ended. */
  readonly tokens: SessionTokens | undefined;
  /**
   * `fetch` with the session's tokens, for calls of the site. It asks for new tokens before they expire, or when they are
   * refused, once for all calls that wait for them.
   * @throws {ApiError} `unauthenticated` when the session has ended.
   */
  readonly fetch: typeof fetch;
  /** Ends the session here and on the server. Calls that are made afterwards reject. */
  signOut(): Promise<void>;
}

/** What every session is told, new or restored. */
export interface SessionSettings {
  /** Address of the site, for instance `https://dance.example.org`. */
  site: string;
  /** Hears of new tokens, to keep them, and of undefined when the session has ended. */
  onTokens?: ((tokens: SessionTokens | undefined) => void) | undefined;
  /** Takes the place of the global fetch. */
  fetch?: typeof fetch | undefined;
}

/** New tokens are asked for this long before the old ones expire. Milliseconds. */
const EARLY_MS = 30_000;

/** Says to SuperTokens that tokens come and go in headers. */
const HEADER_MODE = { "st-auth-mode": "header" } as const;

/** A call of SuperTokens on the site. @throws {ConnectionError} */
export function callAuth(
  { site, fetch = globalThis.fetch }: SessionSettings,
  path: string,
  { token, json }: { token?: string; json?: unknown } = {},
): Promise<Response> {
  const headers = {
    ...HEADER_MODE,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(json !== undefined && { "content-type": "application/json" }),
  };
  const body = json === undefined ? null : JSON.stringify(json);
  return answered(fetch(new URL(`/api/auth/${path}`, site).href, { method: "POST", headers, body }));
}

/** The error of the catalogue that an answer of SuperTokens means. */
export async function errorOfAuth(answer: Response): Promise<ApiError> {
  return errorOfAnswer(answer.status, await answer.text().catch(() => ""), detailsOf(answer));
}

/** A session of tokens that are there already. Makes no call by itself. */
export function openSession(settings: SessionSettings, first: SessionTokens): Session {
  const { site, fetch = (...args) => globalThis.fetch(...args), onTokens } = settings;
  const { origin } = new URL(site);
  let tokens: SessionTokens | undefined = first;
  let refreshing: Promise<void> | undefined;

  const keep = (next: SessionTokens | undefined): void => {
    tokens = next;
    onTokens?.(next);
  };

  const refresh = async (): Promise<void> => {
    if (!tokens) throw new ApiError("unauthenticated");
    const before = tokens;
    const answer = await callAuth(settings, "session/refresh", { token: before.refreshToken });
    // Signed out meanwhile.
    if (tokens !== before) return;
    const next = answer.ok ? readTokens(answer.headers, before) : undefined;
    if (next) return keep(next);
    const error = answer.ok ? new ApiError("internal") : await errorOfAuth(answer);
    if (answer.status === 401) keep(undefined);
    throw error;
  };
  /** A refresh token is good once, so all who wait share one call. */
  const refreshOnce = (): Promise<void> => {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  const send = (request: Request): Promise<Response> => {
    if (!tokens) throw new ApiError("unauthenticated");
    const headers = new Headers(request.headers);
    headers.set("authorization", `Bearer ${tokens.accessToken}`);
    for (const [name, value] of Object.entries(HEADER_MODE)) headers.set(name, value);
    return fetch(new Request(request, { headers }));
  };

  return {
    uid: first.uid,
    get tokens() {
      return tokens;
    },
    async fetch(input, init) {
      const request = new Request(input, init);
      if (new URL(request.url).origin !== origin) return fetch(request);
      if (tokens && tokens.expires - Date.now() < EARLY_MS) await refreshOnce();
      const used = tokens;
      const again = request.clone();
      const answer = await send(request);
      // What is not sent again is not kept either.
      if (answer.status !== 401) {
        void again.body?.cancel().catch(() => undefined);
        const next = readTokens(answer.headers, tokens);
        if (next && tokens === used) keep(next);
        return answer;
      }
      await answer.body?.cancel();
      // Another call may have brought new tokens meanwhile.
      if (tokens === used) await refreshOnce();
      return send(again);
    },
    async signOut() {
      const last = tokens;
      if (!last) return;
      keep(undefined);
      const answer = await callAuth(settings, "signout", { token: last.accessToken });
      // One that has expired already needs no end.
      if (!answer.ok && answer.status !== 401) throw await errorOfAuth(answer);
    },
  };
}
