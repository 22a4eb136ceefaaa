import SuperTokens from "supertokens-node/lib/build/supertokens.js";
import { AUTH_PATH, ONLY_TENANT } from "./supertokens.ts";

/** What SuperTokens keeps once it is set up. */
interface Instance {
  recipeModules: {
    getAPIsHandled(): {
      method: string;
      disabled: boolean;
      pathWithoutApiBasePath: { getAsStringDangerous(): string };
    }[];
  }[];
}

/** The methods that SuperTokens answers at a path; none where it has no call there. */
export function allowedMethods(path: string): string[] {
  const call = path.slice(AUTH_PATH.length).replace(/\/$/, "");
  const ofTenant = call.startsWith(`/${ONLY_TENANT}/`) ? call.slice(ONLY_TENANT.length + 1) : call;
  const methods = instance().recipeModules.flatMap((recipe) =>
    recipe
      .getAPIsHandled()
      .filter(
        ({ disabled, pathWithoutApiBasePath }) =>
          !disabled && pathWithoutApiBasePath.getAsStringDangerous() === ofTenant,
      )
      .map(({ method }) => method.toUpperCase()),
  );
  return [...new Set(methods)];
}

/** The singleton, however the CommonJS module was loaded. */
function instance(): Instance {
  const { default: inner } = SuperTokens as unknown as { default?: unknown };
  return ((inner ?? SuperTokens) as { getInstanceOrThrowError(): Instance }).getInstanceOrThrowError();
}
