import type { ProviderInput } from "supertokens-node/lib/build/recipe/thirdparty/types.js";
import type { GoogleClient } from "../../settings/auth-settings.ts";

/** Google as SuperTokens knows it, at another issuer where one is given. */
export function googleProvider({ clientId, clientSecret, issuer }: GoogleClient): ProviderInput {
  const discovery = issuer && `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  return {
    config: {
      thirdPartyId: "google",
      ...(discovery ? { oidcDiscoveryEndpoint: discovery } : {}),
      clients: [{ clientId, clientSecret, scope: ["openid", "email", "profile"] }],
    },
  };
}
