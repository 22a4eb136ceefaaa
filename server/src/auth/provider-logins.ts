import { ApiError } from "@nataraj/sdk/contract";
import type { TypeProvider, UserInfo } from "supertokens-node/lib/build/recipe/thirdparty/types.js";
import ThirdParty from "supertokens-node/recipe/thirdparty/index.js";
import type { AuthLogger, AuthSettings } from "../settings/auth-settings.ts";
import { belongsToOtherLogin, describeOtherLogins } from "./identity.ts";
import { githubProvider } from "./providers/github.ts";
import { googleProvider } from "./providers/google.ts";
import { nameAtProvider, type RawUserInfo } from "./providers/name-at-provider.ts";
import { getUser, setDisplayName } from "./users.ts";

export interface ProviderLoginsOptions extends Pick<AuthSettings, "google" | "github"> {
  logger: AuthLogger;
  /** Whether the core can make one person of several logins. */
  canLink: boolean;
}

/** Thrown out of the midst of a login whose address is someone else's. */
class AddressTaken extends Error {}

/** Logins at Google and GitHub, those of them that are set up. */
export function providerLogins({ google, github, canLink, logger }: ProviderLoginsOptions) {
  const providers = [...(google ? [googleProvider(google)] : []), ...(github ? [githubProvider(github)] : [])];
  return ThirdParty.init({
    signInAndUpFeature: { providers },
    override: {
      apis: (apis) => ({
        ...apis,
        // Logins at Apple are not offered, and anyone can call this.
        appleRedirectHandlerPOST: async () => {
          throw new ApiError("invalid_request");
        },
        signInUpPOST: async (input) => {
          if (!apis.signInUpPOST) return { status: "GENERAL_ERROR", message: "This is not available." };
          let email = "";
          const provider = withUserInfo(input.provider, async (info) => {
            email = info.email?.id ?? "";
            const account = { provider: input.provider.id, userId: info.thirdPartyUserId, email };
            if (!canLink && (await belongsToOtherLogin(input.tenantId, email, account))) throw new AddressTaken();
          });
          // A login is not linked to the account that is signed in: people are told which way they used before.
          const alone = { session: undefined, shouldTryLinkingWithSessionUser: false };
          const result = await apis.signInUpPOST({ ...input, ...alone, provider }).catch((error: unknown) => {
            if (error instanceof AddressTaken) return { status: "SIGN_IN_UP_NOT_ALLOWED" as const, reason: "" };
            throw error;
          });
          if (result.status === "OK" && result.createdNewRecipeUser) await saveProviderName(result, logger);
          if (result.status !== "SIGN_IN_UP_NOT_ALLOWED") return result;
          return { ...result, reason: await describeOtherLogins(input.tenantId, email, provider.id) };
        },
      }),
    },
  });
}

/** Takes the name that a new user has at the provider. A failure is only logged: the account is there. */
async function saveProviderName(
  { user, rawUserInfoFromProvider }: { user: { id: string }; rawUserInfoFromProvider: RawUserInfo },
  logger: AuthLogger,
): Promise<void> {
  try {
    const name = nameAtProvider(rawUserInfoFromProvider);
    if (name && (await getUser(user.id))?.displayName === undefined) await setDisplayName(user.id, name);
  } catch (error) {
    logger.warn({ err: error }, "The name at the provider could not be kept.");
  }
}

/** A provider that also tells us what it finds out about a user: SuperTokens' refusals do not carry the address. */
function withUserInfo(provider: TypeProvider, onUserInfo: (info: UserInfo) => Promise<void>): TypeProvider {
  if (provider.type !== "oauth2") return provider;
  return {
    ...provider,
    getUserInfo: async (request: Parameters<typeof provider.getUserInfo>[0]) => {
      const info = await provider.getUserInfo(request);
      await onUserInfo(info);
      return info;
    },
  };
}
