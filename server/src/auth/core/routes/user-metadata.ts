import { type JsonObject, object, text } from "../fields.ts";
import type { CoreRequest, CoreRoutes } from "../route.ts";

interface MetadataRow {
  app_id: string;
  user_id: string;
  json: string;
}

const metadataOf = ({ db, app }: Pick<CoreRequest, "db" | "app">, user_id: string) =>
  db<MetadataRow>("st_metadata").where({ app_id: app.id, user_id });

/** JSON that is kept with a user. */
export const userMetadataRoutes: CoreRoutes = {
  "GET /recipe/user/metadata": async (request) => {
    const row = await metadataOf(request, text(request.query, "userId")).first();
    return { status: "OK", metadata: row ? (JSON.parse(row.json) as JsonObject) : {} };
  },

  "PUT /recipe/user/metadata": ({ db, app, body }) => {
    const user_id = text(body, "userId");
    const update = object(body, "metadataUpdate");
    return db.transaction(async (trx) => {
      const key = ["app_id", "user_id"];
      await trx<MetadataRow>("st_metadata").insert({ app_id: app.id, user_id, json: "{}" }).onConflict(key).ignore();
      // Locked, so that of two updates at once none is lost.
      const row = await metadataOf({ db: trx, app }, user_id).forUpdate().first();
      const before = row ? (JSON.parse(row.json) as JsonObject) : {};
      const kept = Object.entries({ ...before, ...update }).filter(([name]) => update[name] !== null);
      const metadata = Object.fromEntries(kept);
      await metadataOf({ db: trx, app }, user_id).update({ json: JSON.stringify(metadata) });
      return { status: "OK", metadata };
    });
  },

  "POST /recipe/user/metadata/remove": async (request) => {
    await metadataOf(request, text(request.body, "userId")).del();
    return { status: "OK" };
  },
};
