import * as z from "zod/mini";

/** Who is logged in, as SuperTokens leaves it for scripts beside the session's own cookies. */
export interface FrontToken {
  uid: string;
  /** When the access token expires; it can be renewed then. Milliseconds since 1970. */
  expires: number;
}

/** What SuperTokens writes: user id and expiry of the access token (base64 of JSON). */
const Content = z.object({ uid: z.string(), ate: z.number() });

function cookie(name: string, cookies: string): string | undefined {
  const pair = cookies.split("; ").find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}

/** Reads who is logged in without the auth SDK; undefined where nobody seems to be. Other tabs see the same. */
export function readFrontToken(cookies: string = document.cookie): FrontToken | undefined {
  const text = cookie("sFrontToken", cookies);
  if (text === undefined) return undefined;
  try {
    const { uid, ate } = Content.parse(JSON.parse(atob(text)));
    return { uid, expires: ate };
  } catch (error) {
    console.warn("The front token could not be read.", error);
    return undefined;
  }
}

/**
 * Whether it is certain that there is no session. Browsers that drop what scripts have stored after some days may still
 * hold the session itself: then only the server knows.
 */
export function isSurelySignedOut(cookies: string = document.cookie): boolean {
  return cookie("st-last-access-token-update", cookies) !== undefined && cookie("sFrontToken", cookies) === undefined;
}
