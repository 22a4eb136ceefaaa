/** The embedded core's RSA keys: made, kept in the database, renewed, and published as JWKS. */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  randomUUID,
  sign,
  verify,
} from "node:crypto";
import { promisify } from "node:util";
import type { Knex } from "knex";
import type { CoreConfig } from "./config.ts";
import { isObject, type JsonObject } from "./fields.ts";

const generate = promisify(generateKeyPair);

/** A public key in the form of RFC 7517. */
export interface PublicKeyJson {
  kty: "RSA";
  kid: string;
  n: string;
  e: string;
  alg: "RS256";
  use: "sig";
}

interface SigningKey {
  kid: string;
  isStatic: boolean;
  created: number;
  privateKey: KeyObject;
  publicKey: KeyObject;
  json: PublicKeyJson;
}

interface KeyRow {
  app_id: string;
  kid: string;
  private_pem: string;
  created: number | string;
}

const toBase64Url = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const fromBase64Url = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());

/** Whether a JWT says that a dynamic key signed it, genuine or not. */
export function usesDynamicKey(jwt: string): boolean {
  try {
    return String((fromBase64Url(jwt.split(".", 1)[0] ?? "") as { kid?: unknown }).kid).startsWith("d-");
  } catch {
    return false;
  }
}

/**
 * The RSA keys that sign an app's tokens. Dynamic keys (`d-…`) take turns; the static key (`s-…`) stays. Keys live in
 * the database and are read anew when an unknown one is met, since another process may have made it.
 */
export class SigningKeys {
  readonly #db: Knex;
  readonly #appId: string;
  readonly #interval: number;
  readonly #validity: number;
  readonly #keys = new Map<string, SigningKey>();
  #making: Promise<unknown> = Promise.resolve();
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(db: Knex, appId: string, config: CoreConfig) {
    this.#db = db;
    this.#appId = appId;
    this.#interval = config.access_token_dynamic_signing_key_update_interval * 3_600_000;
    this.#validity = config.access_token_validity * 1000;
  }

  /** Signs a payload with RS256 and answers the JWT. */
  async sign(payload: object, options: { isStatic: boolean; version?: string }): Promise<string> {
    const key = await this.#current(options.isStatic);
    const version = options.version ? { version: options.version } : {};
    const header = { kid: key.kid, typ: "JWT", ...version, alg: "RS256" };
    const content = `${toBase64Url(header)}.${toBase64Url(payload)}`;
    return `${content}.${sign("RSA-SHA256", Buffer.from(content), key.privateKey).toString("base64url")}`;
  }

  /** The payload of a JWT that one of the living keys signed (its expiry is not looked at), else undefined. */
  async verify(jwt: string): Promise<JsonObject | undefined> {
    try {
      const [header = "", payload = "", signature = "", ...others] = jwt.split(".");
      // Only one text is a token's: the decoder skips characters that are not base64url.
      const bytes = Buffer.from(signature, "base64url");
      if (others.length > 0 || bytes.toString("base64url") !== signature) return undefined;
      const { kid, alg } = fromBase64Url(header) as { kid?: unknown; alg?: unknown };
      if (typeof kid !== "string" || alg !== "RS256") return undefined;
      const key = await this.#find(kid);
      if (!key) return undefined;
      const content = Buffer.from(`${header}.${payload}`);
      if (!verify("RSA-SHA256", content, key.publicKey, bytes)) return undefined;
      const claims = fromBase64Url(payload);
      return isObject(claims) ? claims : undefined;
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  /** The keys that may have signed a valid token, newest first, and the seconds until the next key is due. */
  async publicKeys(): Promise<{ keys: PublicKeyJson[]; maxAge: number }> {
    await this.#read();
    await this.#current(true);
    const dynamic = await this.#current(false);
    const now = Date.now();
    const keys = [...this.#keys.values()]
      .filter((key) => this.#isAlive(key, now))
      .sort((a, b) => b.created - a.created);
    const maxAge = Math.max(1, Math.floor((dynamic.created + this.#interval - now) / 1000));
    return { keys: keys.map((key) => key.json), maxAge };
  }

  /** A dynamic key lives until the last token that it may have signed has expired. */
  #isAlive(key: SigningKey, now: number): boolean {
    return key.isStatic || now < key.created + this.#interval + this.#validity;
  }

  async #find(kid: string): Promise<SigningKey | undefined> {
    // Forged key ids must not become a query each.
    if (!this.#keys.has(kid) && Date.now() - this.#readAt > 1000) await this.#read();
    const key = this.#keys.get(kid);
    return key && this.#isAlive(key, Date.now()) ? key : undefined;
  }

  async #read(): Promise<void> {
    this.#readAt = Date.now();
    for (const row of await this.#db<KeyRow>("st_signing_keys").where({ app_id: this.#appId })) this.#add(row);
  }

  #add(row: KeyRow): void {
    if (this.#keys.has(row.kid)) return;
    const privateKey = createPrivateKey(row.private_pem);
    const publicKey = createPublicKey(privateKey);
    const { n, e } = publicKey.export({ format: "jwk" }) as { n: string; e: string };
    const isStatic = row.kid.startsWith("s-");
    const json: PublicKeyJson = { kty: "RSA", kid: row.kid, n, e, alg: "RS256", use: "sig" };
    this.#keys.set(row.kid, { kid: row.kid, isStatic, created: Number(row.created), privateKey, publicKey, json });
  }

  #newest(isStatic: boolean): SigningKey | undefined {
    const now = Date.now();
    return [...this.#keys.values()]
      .filter((key) => key.isStatic === isStatic && (isStatic || now < key.created + this.#interval))
      .sort((a, b) => b.created - a.created)[0];
  }

  async #current(isStatic: boolean): Promise<SigningKey> {
    const key = this.#newest(isStatic);
    if (key) return key;
    // One key is made at a time, however many ask.
    const made = this.#making.then(async () => {
      if (!this.#newest(isStatic)) await this.#read();
      return this.#newest(isStatic) ?? this.#make(isStatic);
    });
    this.#making = made.catch(() => undefined);
    return made;
  }

  async #make(isStatic: boolean): Promise<SigningKey> {
    const { privateKey } = await generate("rsa", {
      modulusLength: 2048,
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    const kid = `${isStatic ? "s" : "d"}-${randomUUID()}`;
    const row: KeyRow = { app_id: this.#appId, kid, private_pem: privateKey, created: Date.now() };
    await this.#db<KeyRow>("st_signing_keys").insert(row);
    this.#add(row);
    await this.#forgetDead();
    return this.#keys.get(kid) as SigningKey;
  }

  async #forgetDead(): Promise<void> {
    const dead = [...this.#keys.values()].filter((key) => !this.#isAlive(key, Date.now())).map((key) => key.kid);
    if (dead.length === 0) return;
    await this.#db<KeyRow>("st_signing_keys").where({ app_id: this.#appId }).whereIn("kid", dead).del();
    for (const kid of dead) this.#keys.delete(kid);
  }
}
