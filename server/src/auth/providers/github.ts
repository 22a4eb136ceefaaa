import type { ProviderInput } from "supertokens-node/lib/build/recipe/thirdparty/types.js";
import type { GitHubClient } from "../../settings/auth-settings.ts";

const TIMEOUT_MS = 10_000;

interface GitHubUser {
  id: number;
}

interface GitHubEmail {
  email: string;
  primary: boolean;
  verified: boolean;
}

async function call<T>(url: string, authorization: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    method: body ? "POST" : "GET",
    headers: { authorization, accept: "application/vnd.github+json", "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status}.`);
  return (await response.json()) as T;
}

/** GitHub; SuperTokens' own knows only api.github.com, this one any GitHub Enterprise server too. */
export function githubProvider({
  clientId,
  clientSecret,
  webUrl = "https://github.com",
  apiUrl = "https://api.github.com",
}: GitHubClient): ProviderInput {
  return {
    config: {
      thirdPartyId: "github",
      name: "GitHub",
      authorizationEndpoint: `${webUrl}/login/oauth/authorize`,
      tokenEndpoint: `${webUrl}/login/oauth/access_token`,
      clients: [{ clientId, clientSecret, scope: ["read:user", "user:email"] }],
    },
    override: (original) => {
      // SuperTokens checks tokens only in the function that this replaces. One that was issued to another application
      // must not open an account here.
      const check = async (access_token: string | undefined): Promise<void> => {
        const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
        const url = `${apiUrl}/applications/${clientId}/token`;
        const { app } = await call<{ app?: { client_id?: string } }>(url, `Basic ${basic}`, { access_token });
        if (app?.client_id !== clientId) throw new Error("The GitHub token belongs to another application.");
      };
      original.getUserInfo = async ({ oAuthTokens }: { oAuthTokens: { access_token?: string } }) => {
        await check(oAuthTokens.access_token);
        const bearer = `Bearer ${oAuthTokens.access_token}`;
        const user = await call<GitHubUser>(`${apiUrl}/user`, bearer);
        const emails = await call<GitHubEmail[]>(`${apiUrl}/user/emails`, bearer);
        const primary = emails.find((entry) => entry.primary);
        return {
          thirdPartyUserId: String(user.id),
          ...(primary ? { email: { id: primary.email, isVerified: primary.verified } } : {}),
          rawUserInfoFromProvider: { fromUserInfoAPI: { user, emails }, fromIdTokenPayload: {} },
        };
      };
      return original;
    },
  };
}
