import type { Context } from "koa";
import SuperTokens from "supertokens-node";
import Session, { type RecipeInterface as SessionFunctions } from "supertokens-node/recipe/session/index.js";

/** A browser has one, and one of another path or domain. Each costs a request to the core. */
const MOST_TRIED = 4;

/**
 * Leaves one of each of the session's cookies in a request. A browser sends two of one name where the other is of another
 * path, of a parent domain, or of an older setting; SuperTokens' SDK takes neither. Of access tokens the youngest is kept.
 * All refresh tokens are remembered in `ctx.state`, for {@link refreshWithEach}: nothing outside the core tells which is right.
 */
export function keepOneOfEachToken(ctx: Context, names: Record<"access" | "refresh", string>): void {
  const { headers } = ctx.req;
  const pairs = (headers.cookie ?? "").split(";").map((text) => text.trim());
  const named = (name: string) => pairs.filter((pair) => nameOf(pair) === name);
  const [access, refresh] = [named(names.access), named(names.refresh)];
  if (access.length < 2 && refresh.length < 2) return;
  const youngest = access.toSorted((a, b) => issuedAt(tokenOf(b)) - issuedAt(tokenOf(a))).slice(0, 1);
  const others = pairs.filter((pair) => !access.includes(pair) && !refresh.includes(pair));
  const kept = [
    ...youngest.map((pair) => `${names.access}=${tokenOf(pair)}`),
    ...refresh.slice(0, 1).map((pair) => `${names.refresh}=${tokenOf(pair)}`),
  ];
  headers.cookie = [...others, ...kept].join("; ");
  ctx.state.refreshTokens = [...new Set(refresh.map(tokenOf))].slice(0, MOST_TRIED);
}

/** Refreshes with each refresh token of a request that has several, until the core takes one. */
export function refreshWithEach(functions: SessionFunctions): SessionFunctions["refreshSession"] {
  return async (input) => {
    const context: Context | undefined = SuperTokens.getRequestFromUserContext(input.userContext)?.original;
    const tokens: string[] = context?.state.refreshTokens ?? [];
    if (!tokens.includes(input.refreshToken)) return functions.refreshSession(input);
    let refusal: unknown;
    for (const refreshToken of tokens) {
      try {
        return await functions.refreshSession({ ...input, refreshToken });
      } catch (error) {
        if (!Session.Error.isErrorFromSuperTokens(error)) throw error;
        // A stolen token says more than one that is unknown.
        if (!refusal || error.type === Session.Error.TOKEN_THEFT_DETECTED) refusal = error;
      }
    }
    throw refusal;
  };
}

/** Decoded, as the SDK reads it. */
function nameOf(pair: string): string {
  const name = pair.split("=", 1)[0]?.trim() ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function tokenOf(pair: string): string {
  return pair.slice(pair.indexOf("=") + 1).trim();
}

/** When a token says that it was made, in seconds (RFC 7519, 4.1.6); 0 for what is no token. */
function issuedAt(token: string): number {
  try {
    const { iat } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    return Number(iat) || 0;
  } catch {
    return 0;
  }
}
