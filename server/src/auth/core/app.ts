import { createHash, timingSafeEqual } from "node:crypto";
import type { Knex } from "knex";
import Koa, { type Context } from "koa";
import { type Readings, readingsOf } from "../../database/readings.ts";
import type { AuthLogger } from "../../settings/auth-settings.ts";
import { readAddress } from "./address.ts";
import { CoreApps } from "./apps.ts";
import type { CoreConfig } from "./config.ts";
import { CoreError } from "./core-error.ts";
import { type Fields, isObject } from "./fields.ts";
import { createLiveSessions, type FindLiveSession } from "./live-sessions.ts";
import { coreRoutes } from "./routes/index.ts";
import { CDI_VERSIONS } from "./routes/service.ts";

const MAX_BODY_BYTES = 1_048_576;
/** The SDK fetches the public keys without the api-key. */
const OPEN_PATHS: ReadonlySet<string> = new Set(["/.well-known/jwks.json", "/hello"]);

export interface EmbeddedCoreOptions {
  /** A database with the tables of `coreMigrations`. */
  knex: Knex;
  /** Another way to it. */
  readings?: Readings;
  /** What callers must send as `api-key`; absent: anyone may call. */
  apiKey?: string;
  config?: Partial<CoreConfig>;
  logger?: AuthLogger;
}

/** The embedded SuperTokens core: Core Driver Interface 5.4 for the recipes that the product uses, as a Koa app. */
export interface EmbeddedCore {
  koa: Koa;
  /** Makes the keys that sign the product's tokens, where there are none yet. */
  prepareKeys(): Promise<void>;
  /** Finds the sessions of the product without a request. */
  findLiveSession: FindLiveSession;
  /** Removes sessions and mailed tokens that have expired. */
  cleanUp(): Promise<void>;
}

/** Builds a core on a database that has been migrated; it does not listen yet. */
export async function createEmbeddedCore({
  knex,
  readings = readingsOf(knex),
  apiKey,
  config = {},
  logger,
}: EmbeddedCoreOptions): Promise<EmbeddedCore> {
  const apps = new CoreApps(knex, config);
  await apps.put("public", {});

  const answer = async (ctx: Context): Promise<object | string> => {
    const address = readAddress(coreRoutes, ctx.method, ctx.path);
    if (!address.route) throw new CoreError(404, "Not found");
    const { appId, tenantId, tenantGiven, path } = address;
    const app = await apps.get(appId);
    // Apps are made before their own keys exist, so these calls take only the core's key.
    const ownKeys = path.startsWith("/recipe/multitenancy/app/") ? [] : (app.config.api_keys?.split(",") ?? []);
    if (!OPEN_PATHS.has(path)) checkApiKey(ctx, apiKey === undefined ? ownKeys : [apiKey, ...ownKeys]);
    const version = ctx.get("cdi-version");
    if (version && !CDI_VERSIONS.includes(version)) throw new CoreError(400, `cdi-version ${version} not supported`);
    const asksForTenant = path.endsWith("/tenant/v2");
    if (tenantId !== "public" && !asksForTenant && !(await hasTenant(knex, appId, tenantId))) {
      throw new CoreError(400, `AppId or tenantId not found => ${tenantId}`);
    }
    const body = ctx.method === "GET" ? {} : await readBody(ctx);
    const setHeader = (name: string, value: string): void => ctx.set(name, value);
    return address.route({ db: knex, app, apps, tenantId, tenantGiven, body, query: readQuery(ctx), setHeader });
  };

  const koa = new Koa();
  koa.use(async (ctx) => {
    try {
      ctx.body = await answer(ctx);
    } catch (error) {
      const known = error instanceof CoreError;
      if (!known) logger?.error({ err: error, method: ctx.method, path: ctx.path }, "The embedded core failed.");
      ctx.status = known ? error.status : 500;
      ctx.body = `${known ? error.message : "Internal Error"}\n`;
    }
  });

  return {
    koa,
    findLiveSession: createLiveSessions(readings, await apps.get("public")),
    async prepareKeys() {
      await (await apps.get("public")).keys.publicKeys();
    },
    async cleanUp() {
      await knex("st_sessions").where("expires", "<", Date.now()).del();
      await knex("st_one_time_tokens").where("expires", "<", Date.now()).del();
    },
  };
}

function checkApiKey(ctx: Context, keys: string[]): void {
  if (keys.length === 0) return;
  const digest = (key: string): Buffer => createHash("sha256").update(key.trim()).digest();
  const given = digest(ctx.get("api-key") || ctx.get("authorization").replace(/^bearer /i, ""));
  if (!keys.some((key) => timingSafeEqual(digest(key), given))) throw new CoreError(401, "Invalid API key");
}

async function hasTenant(db: Knex, app_id: string, tenant_id: string): Promise<boolean> {
  return (await db("st_tenants").where({ app_id, tenant_id })).length > 0;
}

function readQuery(ctx: Context): Fields {
  // Not `ctx.URL`, which the `Host` of the request can spoil.
  return Object.fromEntries(new URLSearchParams(ctx.querystring));
}

async function readBody(ctx: Context): Promise<Fields> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req) {
    size += (chunk as Buffer).length;
    // The body is read to its end all the same: a client that is still sending does not hear the answer.
    if (size <= MAX_BODY_BYTES) chunks.push(chunk as Buffer);
  }
  if (size > MAX_BODY_BYTES) throw new CoreError(413, "The request is too large");
  if (size === 0) return {};
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    if (isObject(body)) return body;
  } catch {
    // Said below, as for any other JSON that is no object.
  }
  throw new CoreError(400, "Invalid Json Input");
}
