import type { Knex } from "knex";
import { type CoreConfig, DEFAULT_CONFIG } from "./config.ts";
import { CoreError } from "./core-error.ts";
import type { JsonObject } from "./fields.ts";
import { RefreshSeal } from "./refresh-seal.ts";
import { SigningKeys } from "./signing-keys.ts";

/** One of the apps that a core serves; the product has only `public`, SuperTokens' own test suite makes more. */
export interface CoreApp {
  id: string;
  config: CoreConfig;
  keys: SigningKeys;
  seal: RefreshSeal;
}

interface AppRow {
  app_id: string;
  core_config: string;
}

/** Every table that holds rows of an app, for its removal. */
const TABLES = [
  "sessions",
  "one_time_tokens",
  "secrets",
  "signing_keys",
  "metadata",
  "verified_emails",
  "user_tenants",
  "users",
  "tenant_providers",
  "tenants",
  "apps",
] as const;

/** The apps of a core with their settings and keys. */
export class CoreApps {
  readonly #db: Knex;
  readonly #defaults: CoreConfig;
  readonly #open = new Map<string, CoreApp>();

  constructor(db: Knex, config: Partial<CoreConfig>) {
    this.#db = db;
    this.#defaults = { ...DEFAULT_CONFIG, ...config };
  }

  /** @throws {CoreError} when there is no such app. */
  async get(appId: string): Promise<CoreApp> {
    const known = this.#open.get(appId);
    if (known) return known;
    const row = await this.#db<AppRow>("st_apps").where({ app_id: appId }).first();
    if (!row) throw new CoreError(400, `AppId or tenantId not found => ${appId}`);
    const config = { ...this.#defaults, ...(JSON.parse(row.core_config) as Partial<CoreConfig>) };
    const app = {
      id: appId,
      config,
      keys: new SigningKeys(this.#db, appId, config),
      seal: new RefreshSeal(this.#db, appId),
    };
    // Two that asked at once must end up with one set of keys.
    const winner = this.#open.get(appId) ?? app;
    this.#open.set(appId, winner);
    return winner;
  }

  /** Makes an app with its `public` tenant, or changes its settings (null unsets one); tells whether it is new. */
  async put(appId: string, changes: JsonObject): Promise<boolean> {
    const isNew = await this.#db.transaction(async (trx) => {
      const row = await trx<AppRow>("st_apps").where({ app_id: appId }).first();
      const before = row ? (JSON.parse(row.core_config) as JsonObject) : {};
      const merged = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null);
      const core_config = JSON.stringify(Object.fromEntries(merged));
      await trx<AppRow>("st_apps").insert({ app_id: appId, core_config }).onConflict("app_id").merge();
      const tenant = { app_id: appId, tenant_id: "public", config: "{}" };
      await trx("st_tenants").insert(tenant).onConflict(["app_id", "tenant_id"]).ignore();
      return !row;
    });
    this.#open.delete(appId);
    return isNew;
  }

  /** Removes an app with everything of it; tells whether there was one. */
  async remove(appId: string): Promise<boolean> {
    this.#open.delete(appId);
    return this.#db.transaction(async (trx) => {
      let removed = 0;
      for (const table of TABLES) removed = await trx(`st_${table}`).where({ app_id: appId }).del();
      return removed > 0;
    });
  }
}
