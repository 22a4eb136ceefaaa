import type { CoreRoute, CoreRoutes } from "./route.ts";

/** Which app, tenant and call a path means. */
export interface CoreAddress {
  appId: string;
  tenantId: string;
  /** Whether the path named the tenant. */
  tenantGiven: boolean;
  /** The path of the call alone. */
  path: string;
  route: CoreRoute | undefined;
}

/** Reads a path: `[/appid-<app>][/<tenant>]/<call>`. Without a call it is `/hello`. */
export function readAddress(routes: CoreRoutes, method: string, fullPath: string): CoreAddress {
  const trimmed = fullPath.replace(/\/$/, "");
  const [, appId = "public", rest = trimmed] = /^\/appid-([a-z0-9-]+)(\/.*)?$/.exec(trimmed) ?? [];
  const find = (path: string): CoreRoute | undefined => {
    const name = `${method} ${path}`;
    return Object.hasOwn(routes, name) ? routes[name as keyof CoreRoutes] : undefined;
  };
  const path = rest || "/hello";
  const route = find(path);
  if (route) return { appId, tenantId: "public", tenantGiven: false, path, route };
  const [, tenantId = "public", call = "/hello"] = /^\/([a-z0-9-]+)(\/.*)?$/i.exec(path) ?? [];
  return { appId, tenantId: tenantId.toLowerCase(), tenantGiven: true, path: call, route: find(call) };
}
