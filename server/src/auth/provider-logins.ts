import type { TypeProvider, UserInfo } from "supertokens-node/lib/build/recipe/thirdparty/types.js";
import ThirdParty from "supertokens-node/recipe/thirdparty/index.js";
import { nameOtherWays } from "./identity.ts";
import { githubProvider } from "./providers/github.ts";
import { googleProvider } from "./providers/google.ts";
import type { AuthSettings } from "./settings.ts";

/** Logins at Google and GitHub, those of them that are set up. */
export function providerLogins({ google, github }: Pick<AuthSettings, "google" | "github">) {
  const providers = [...(google ? [googleProvider(google)] : []), ...(github ? [githubProvider(github)] : [])];
  return ThirdParty.init({
    signInAndUpFeature: { providers },
    override: {
      apis: (apis) => ({
        ...apis,
        signInUpPOST: async (input) => {
          if (!apis.signInUpPOST) return { status: "GENERAL_ERROR", message: "This is not available." };
          let email = "";
          const provider = observed(input.provider, (info) => {
            email = info.email?.id ?? "";
          });
          // No linking with whoever is logged in: people are told which way they used before.
          const alone = { session: undefined, shouldTryLinkingWithSessionUser: false };
          const result = await apis.signInUpPOST({ ...input, ...alone, provider });
          if (result.status !== "SIGN_IN_UP_NOT_ALLOWED") return result;
          return { ...result, reason: await nameOtherWays(input.tenantId, email, provider.id) };
        },
      }),
    },
  });
}

/** A provider that also tells us what it finds out about a user: SuperTokens' refusals do not carry the address. */
function observed(provider: TypeProvider, onUserInfo: (info: UserInfo) => void): TypeProvider {
  if (provider.type !== "oauth2") return provider;
  return {
    ...provider,
    getUserInfo: async (request: Parameters<typeof provider.getUserInfo>[0]) => {
      const info = await provider.getUserInfo(request);
      onUserInfo(info);
      return info;
    },
  };
}
