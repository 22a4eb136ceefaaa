import { isDeepStrictEqual } from "node:util";
import type { Readings } from "../../database/readings.ts";
import type { CoreApp } from "./apps.ts";
import { type SessionRow, sessionsOf } from "./session-store.ts";
import { type AccessTokenContent, readAccessToken } from "./session-tokens.ts";
import { usesDynamicKey } from "./signing-keys.ts";

/** Of how many access tokens it is kept that their signature is right. */
const KEPT_TOKENS = 10_000;

/** What a token says whose session lives; undefined for one that only the call `/recipe/session/verify` can judge. */
export type FindLiveSession = (accessToken: string) => Promise<AccessTokenContent | undefined>;

/**
 * The usual case of `/recipe/session/verify`, without a request: a token that has not expired, is up to date, and of which
 * nothing follows. The database is asked each time; the signature of a token, which does not change, is checked once.
 */
export function createLiveSessions(readings: Readings, app: CoreApp): FindLiveSession {
  const readSession = readings.prepare<Pick<SessionRow, "expires" | "data_in_jwt" | "use_static_key">>((db, handle) =>
    sessionsOf(db, app.id).where({ handle }).select("expires", "data_in_jwt", "use_static_key"),
  );
  const genuine = new Map<string, AccessTokenContent>();

  async function read(accessToken: string): Promise<AccessTokenContent | undefined> {
    const known = genuine.get(accessToken);
    if (known) return known;
    // The SDK takes no tokens of the static key.
    const content = usesDynamicKey(accessToken) ? await readAccessToken(app, accessToken) : undefined;
    if (!content) return undefined;
    // The oldest goes, which expires first.
    if (genuine.size >= KEPT_TOKENS) for (const oldest of genuine.keys()) if (genuine.delete(oldest)) break;
    genuine.set(accessToken, content);
    return content;
  }

  return async (accessToken) => {
    const content = await read(accessToken);
    // As the SDK's library has it: over in the very moment (RFC 7519, 4.1.4).
    if (!content || content.expires <= Date.now()) {
      genuine.delete(accessToken);
      return undefined;
    }
    // The first use of a refreshed token has to be noted.
    if (content.parentHash1 !== null) return undefined;
    const [row] = await readSession(content.identity.handle);
    if (!row || row.use_static_key === 1 || Number(row.expires) < Date.now()) return undefined;
    return isDeepStrictEqual(JSON.parse(row.data_in_jwt), content.userData) ? content : undefined;
  };
}
