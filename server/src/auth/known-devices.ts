import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "koa";
import { normaliseEmail } from "./core/fields.ts";

/**
 * Which devices have signed in to which account. A device is known by a signed cookie that a sign-in leaves, so that
 * strangers who guess at an account do not stop its owner ("device cookies" of OWASP's guide against guessing).
 */
export interface KnownDevices {
  /** The name of the device a request comes from; undefined when it has never signed in to the account. */
  find(ctx: Context, email: string): string | undefined;
  /** Leaves the cookie. After a sign-in. */
  remember(ctx: Context, email: string): void;
}

export interface KnownDevicesOptions {
  /** Signs the cookies; the same in all processes. */
  secret: Buffer;
  /** Address of the site; with https the cookie is sent over secure connections alone. */
  publicUrl: string;
  /** The calls that get the cookie. */
  path: string;
}

/** Of how many accounts a device is known; a further one takes the place of the oldest. */
const MAX_ACCOUNTS = 5;

/** Browsers keep no cookie longer than 400 days. Milliseconds. */
const KEPT_MS = 365 * 24 * 3_600_000;

const NAME_BYTES = 16;

/** Devices by their cookies: `name.signature` for each account, the latest first. The cookie names no account. */
export function createKnownDevices({ secret, publicUrl, path }: KnownDevicesOptions): KnownDevices {
  const secure = publicUrl.startsWith("https:");
  const cookie = secure ? "__Secure-nataraj-devices" : "nataraj-devices";

  const sign = (name: string, email: string): Buffer =>
    createHmac("sha256", secret)
      .update(`${name}.${normaliseEmail(email)}`)
      .digest();

  const belongsTo = (mark: string, email: string): boolean => {
    const [name = "", signature = ""] = mark.split(".");
    const [given, right] = [Buffer.from(signature, "base64url"), sign(name, email)];
    return given.length === right.length && timingSafeEqual(given, right);
  };

  const marksOf = (ctx: Context): string[] => (ctx.cookies.get(cookie) ?? "").split("~", MAX_ACCOUNTS).filter(Boolean);

  return {
    find: (ctx, email) =>
      marksOf(ctx)
        .find((mark) => belongsTo(mark, email))
        ?.split(".", 1)[0],
    remember(ctx, email) {
      const marks = marksOf(ctx);
      const own = marks.find((mark) => belongsTo(mark, email));
      const name = randomBytes(NAME_BYTES).toString("base64url");
      const latest = own ?? `${name}.${sign(name, email).toString("base64url")}`;
      const value = [latest, ...marks.filter((mark) => mark !== own)].slice(0, MAX_ACCOUNTS).join("~");
      ctx.cookies.set(cookie, value, { path, secure, maxAge: KEPT_MS, httpOnly: true, sameSite: "lax", signed: false });
    },
  };
}
