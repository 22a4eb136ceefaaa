import type { CoreRoutes } from "../route.ts";

/** The versions of the Core Driver Interface that the core speaks. */
export const CDI_VERSIONS = ["5.4"];

const hello = () => "Hello\n";

/** What the SDK asks about the core itself. */
export const serviceRoutes: CoreRoutes = {
  "GET /apiversion": () => ({ versions: CDI_VERSIONS }),
  "GET /hello": hello,
  "POST /hello": hello,
  "PUT /hello": hello,
  "DELETE /hello": hello,
  "GET /ee/featureflag": () => ({ status: "OK", features: [], usageStats: {} }),
  "PUT /ee/license": () => ({ status: "OK" }),
};
