import type { CookieHandlerInput } from "supertokens-web-js/utils/cookieHandler/types";
import * as z from "zod/mini";

/** Who is logged in, as SuperTokens leaves it for scripts beside the session's own cookies. */
export interface FrontToken {
  uid: string;
  /** When the access token expires; it can be renewed then. Milliseconds since 1970. */
  expires: number;
}

/** What SuperTokens writes: user id and expiry of the access token (base64 of JSON). */
const Content = z.object({ uid: z.string(), ate: z.number() });

/**
 * What the names of our cookies begin with. Sites on a parent domain, or on another port of this machine, may have cookies
 * of SuperTokens too, which scripts see beside ours.
 */
const PREFIX = "nataraj-";

/** How the auth SDK reads and writes cookies: it sees its own names, and nobody else's cookies. */
export const prefixCookies: CookieHandlerInput = (original) => ({
  setCookie: (cookie) => original.setCookie(PREFIX + cookie),
  getCookie: async () => ownCookies(await original.getCookie()),
});

function ownCookies(cookies: string): string {
  const own = cookies.split("; ").filter((cookie) => cookie.startsWith(PREFIX));
  return own.map((cookie) => cookie.slice(PREFIX.length)).join("; ");
}

function cookie(name: string, cookies: string): string | undefined {
  const pair = cookies.split("; ").find((text) => text.startsWith(`${PREFIX}${name}=`));
  return pair?.slice(PREFIX.length + name.length + 1) || undefined;
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
