import * as z from "zod/mini";

/** What a session is made of, as an app may keep it: in a keychain, never where other code reads it. */
export interface SessionTokens {
  /** The user's id. */
  uid: string;
  /** Sent with every call. */
  accessToken: string;
  /** Sent for new tokens alone; each is good for one time. */
  refreshToken: string;
  /** When the access token expires. Milliseconds since 1970, by the server's clock. */
  expires: number;
}

/** What SuperTokens says of the access token in `front-token` (base64 of JSON). */
const FrontToken = z.object({ uid: z.string(), ate: z.number() });

/**
 * The tokens that an answer of SuperTokens has in its headers. It leaves out the refresh token where the one before
 * stays good.
 * @returns undefined where the answer has none.
 */
export function readTokens(headers: Headers, before?: SessionTokens): SessionTokens | undefined {
  const accessToken = headers.get("st-access-token");
  const refreshToken = headers.get("st-refresh-token") || before?.refreshToken;
  const front = readFrontToken(headers.get("front-token"));
  if (!accessToken || !refreshToken || !front) return undefined;
  return { uid: front.uid, accessToken, refreshToken, expires: front.ate };
}

function readFrontToken(text: string | null): z.infer<typeof FrontToken> | undefined {
  if (!text || text === "remove") return undefined;
  try {
    return FrontToken.safeParse(JSON.parse(atob(text))).data;
  } catch {
    return undefined;
  }
}
