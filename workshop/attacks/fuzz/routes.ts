import pino from "pino";
import SuperTokens from "supertokens-node/lib/build/supertokens.js";
import { apiRouter } from "../../../server/src/app.ts";
import { AUTH_PATH, initSuperTokens } from "../../../server/src/auth/supertokens.ts";
import { resetSuperTokens } from "../../../server/src/auth/supertokens-reset.ts";
import type { Services } from "../../../server/src/composition.ts";
import type { Settings } from "../../../server/src/settings/settings.ts";

export interface Route {
  method: string;
  /** As the router has it: `/api/fetchproject/:projectId`. */
  path: string;
}

/** A service that is asked for nothing: the router is only looked at. */
const unused = new Proxy(
  {},
  {
    get: (_target, name) => (name === "limits" ? {} : () => undefined),
  },
);

/** Every route of the product: those of its router, and those of SuperTokens. */
export function allRoutes(): Route[] {
  return [...apiRoutes(), ...authRoutes()];
}

function apiRoutes(): Route[] {
  const settings = { publicUrl: "http://localhost", profileLinks: [], metricsToken: "x" } as unknown as Settings;
  const router = apiRouter({ settings, services: unused as Services, logger: pino({ level: "silent" }) });
  return router.stack.flatMap(({ methods, path }) =>
    // Each GET answers HEAD as well.
    methods.filter((method) => method !== "HEAD").map((method) => ({ method, path: String(path) })),
  );
}

/** SuperTokens knows its routes once it is set up; nothing of it is asked here. */
function authRoutes(): Route[] {
  const limits = unused as Parameters<typeof initSuperTokens>[0]["limits"];
  const logger = pino({ level: "silent" });
  initSuperTokens({ publicUrl: "http://localhost", connectionURI: "http://localhost", canLink: true, limits, logger });
  try {
    const { recipeModules } = (instanceOf(SuperTokens) ?? {}) as { recipeModules?: RecipeModule[] };
    return (recipeModules ?? []).flatMap((recipe) =>
      recipe
        .getAPIsHandled()
        .filter(({ disabled }) => !disabled)
        .map(({ method, pathWithoutApiBasePath }) => ({
          method: method.toUpperCase(),
          path: AUTH_PATH + pathWithoutApiBasePath.getAsStringDangerous(),
        })),
    );
  } finally {
    resetSuperTokens();
  }
}

interface RecipeModule {
  getAPIsHandled(): { method: string; disabled: boolean; pathWithoutApiBasePath: { getAsStringDangerous(): string } }[];
}

/** The singleton, however the CommonJS module was loaded. */
function instanceOf(module: unknown): unknown {
  const holder = module as { default?: { getInstanceOrThrowError(): unknown }; getInstanceOrThrowError?(): unknown };
  return holder.default ? holder.default.getInstanceOrThrowError() : holder.getInstanceOrThrowError?.();
}
