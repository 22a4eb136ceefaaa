import { isObject, text } from "../fields.ts";
import type { CoreRoutes } from "../route.ts";

/** Several apps in one core, which SuperTokens' own test suite makes one of for each test. */
export const appRoutes: CoreRoutes = {
  "PUT /recipe/multitenancy/app/v2": async ({ apps, body }) => {
    const changes = isObject(body.coreConfig) ? body.coreConfig : {};
    return { status: "OK", createdNew: await apps.put(text(body, "appId").toLowerCase(), changes) };
  },

  "POST /recipe/multitenancy/app/remove": async ({ apps, body }) => ({
    status: "OK",
    didExist: await apps.remove(text(body, "appId").toLowerCase()),
  }),
};
