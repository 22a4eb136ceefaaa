import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Knex } from "knex";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface SecretRow {
  app_id: string;
  refresh_key: string;
}

/**
 * Seals what a refresh token says with AES-256-GCM under a key of the app that the database keeps. Its content has to
 * be authenticated: the access token shows the hash of its refresh token. A thief of an access token could else forge a
 * refresh token that names it as its parent.
 */
export class RefreshSeal {
  readonly #db: Knex;
  readonly #appId: string;
  #key: Promise<Buffer> | undefined;

  constructor(db: Knex, appId: string) {
    this.#db = db;
    this.#appId = appId;
  }

  /** The sealed form of a JSON value, in base64url. */
  async seal(content: object): Promise<string> {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, await this.#secret(), iv);
    const sealed = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
  }

  /** What was sealed; undefined when it was not sealed here or was changed. */
  async open(token: string): Promise<unknown> {
    const secret = await this.#secret();
    const bytes = Buffer.from(token, "base64url");
    if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
    try {
      const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const content = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(content.toString());
    } catch {
      return undefined; // The authentication failed: a stranger's token.
    }
  }

  #secret(): Promise<Buffer> {
    this.#key ??= this.#readOrMake().catch((error: unknown) => {
      this.#key = undefined;
      throw error;
    });
    return this.#key;
  }

  async #readOrMake(): Promise<Buffer> {
    const fresh = { app_id: this.#appId, refresh_key: randomBytes(32).toString("base64") };
    await this.#db<SecretRow>("st_secrets").insert(fresh).onConflict("app_id").ignore();
    const row = await this.#db<SecretRow>("st_secrets").where({ app_id: this.#appId }).first();
    return Buffer.from((row ?? fresh).refresh_key, "base64");
  }
}
