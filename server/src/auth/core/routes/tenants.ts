import type { Knex } from "knex";
import { type JsonObject, object, text } from "../fields.ts";
import type { CoreRoutes } from "../route.ts";

interface TenantRow {
  app_id: string;
  tenant_id: string;
  config: string;
}

interface ProviderRow extends TenantRow {
  third_party_id: string;
}

const SETTINGS = ["firstFactors", "requiredSecondaryFactors", "coreConfig"];

async function tenantJson(db: Knex, { app_id, tenant_id, config }: TenantRow): Promise<object> {
  const providers = await db<ProviderRow>("st_tenant_providers").where({ app_id, tenant_id });
  const thirdParty = { providers: providers.map((row) => JSON.parse(row.config) as JsonObject) };
  return { tenantId: tenant_id, thirdParty, coreConfig: {}, ...(JSON.parse(config) as JsonObject) };
}

/** The tenants of an app. The product uses only `public`. */
export const tenantRoutes: CoreRoutes = {
  "GET /recipe/multitenancy/tenant/v2": async ({ db, app, tenantId }) => {
    const row = await db<TenantRow>("st_tenants").where({ app_id: app.id, tenant_id: tenantId }).first();
    return row ? { status: "OK", ...(await tenantJson(db, row)) } : { status: "TENANT_NOT_FOUND_ERROR" };
  },

  "GET /recipe/multitenancy/tenant/list/v2": async ({ db, app }) => {
    const rows = await db<TenantRow>("st_tenants").where({ app_id: app.id });
    return { status: "OK", tenants: await Promise.all(rows.map((row) => tenantJson(db, row))) };
  },

  "PUT /recipe/multitenancy/tenant/v2": async ({ db, app, body }) => {
    const key = { app_id: app.id, tenant_id: text(body, "tenantId").toLowerCase() };
    const row = await db<TenantRow>("st_tenants").where(key).first();
    const before = row ? (JSON.parse(row.config) as JsonObject) : {};
    const changes = Object.fromEntries(
      SETTINGS.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
    );
    const config = Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null));
    const fresh = { ...key, config: JSON.stringify(config) };
    await db<TenantRow>("st_tenants").insert(fresh).onConflict(["app_id", "tenant_id"]).merge();
    return { status: "OK", createdNew: !row };
  },

  "POST /recipe/multitenancy/tenant/remove": ({ db, app, body }) => {
    const where = { app_id: app.id, tenant_id: text(body, "tenantId").toLowerCase() };
    return db.transaction(async (trx) => {
      const tables = ["st_user_tenants", "st_sessions", "st_tenant_providers", "st_one_time_tokens"];
      for (const table of tables) await trx(table).where(where).del();
      return { status: "OK", didExist: (await trx("st_tenants").where(where).del()) > 0 };
    });
  },

  "PUT /recipe/multitenancy/config/thirdparty": async ({ db, app, tenantId, body }) => {
    const config = object(body, "config");
    const key = { app_id: app.id, tenant_id: tenantId, third_party_id: text(config, "thirdPartyId") };
    const before = await db<ProviderRow>("st_tenant_providers").where(key).first();
    const fresh = { ...key, config: JSON.stringify(config) };
    await db<ProviderRow>("st_tenant_providers").insert(fresh).onConflict(Object.keys(key)).merge();
    return { status: "OK", createdNew: !before };
  },

  "POST /recipe/multitenancy/config/thirdparty/remove": async ({ db, app, tenantId, body }) => {
    const key = { app_id: app.id, tenant_id: tenantId, third_party_id: text(body, "thirdPartyId") };
    return { status: "OK", didConfigExist: (await db<ProviderRow>("st_tenant_providers").where(key).del()) > 0 };
  },
};
