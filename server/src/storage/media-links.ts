import { createHmac, timingSafeEqual } from "node:crypto";

/** Who a link was made for: the owner of the file, or anyone (then it dies when the project turns private). */
export type Audience = "owner" | "anyone";

/**
 * How long a link lives at least; the grid adds up to five minutes. An owner's link opens a private song to anyone who has
 * the link, also after a sign-out. So it is short, and the player asks for a new one when it has expired. A public link
 * ends when the project turns private. Milliseconds.
 */
const LIFETIME_MS: Readonly<Record<Audience, number>> = { owner: 5 * 60_000, anyone: 50 * 60_000 };
/** Expiry is rounded up to this grid, so that a browser's cache knows the song again. Milliseconds. */
const EXPIRY_GRID_MS = 5 * 60_000;

/** Of how many links the signature is kept. */
const KEPT_SIGNATURES = 10_000;

/** Makes and checks the signed addresses of `/api/media`. */
export interface MediaLinks {
  create(key: string, audience: Audience, now?: number): string;
  /** The expiry (milliseconds since 1970) and audience of a genuine, living link; undefined for any other. */
  check(key: string, query: URLSearchParams, now?: number): { expires: number; audience: Audience } | undefined;
}

export function createMediaLinks(secret: Buffer): MediaLinks {
  const sign = (key: string, audience: Audience, expires: number) =>
    createHmac("sha256", secret).update(`${key}\n${audience}\n${expires}`).digest();
  /** Signatures of the present grid, kept for speed. Permission is checked each time before a link is made. */
  const signatures = new Map<string, string>();
  return {
    create(key, audience, now = Date.now()) {
      const expires = Math.ceil((now + LIFETIME_MS[audience]) / EXPIRY_GRID_MS) * EXPIRY_GRID_MS;
      const query = `for=${audience}&expires=${expires}`;
      const link = `/api/media/${key}?${query}`;
      const signature = signatures.get(link) ?? sign(key, audience, expires).toString("base64url");
      if (signatures.size >= KEPT_SIGNATURES) signatures.clear();
      signatures.set(link, signature);
      return `${link}&signature=${signature}`;
    },
    check(key, query, now = Date.now()) {
      const audience = query.get("for");
      const expires = Number(query.get("expires") ?? Number.NaN);
      if ((audience !== "owner" && audience !== "anyone") || !(expires > now)) return undefined;
      const expected = sign(key, audience, expires);
      const given = Buffer.from(query.get("signature") ?? "", "base64url");
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return { expires, audience };
    },
  };
}
