import { createPublicKey, verify } from "node:crypto";
import EmailPassword from "supertokens-node/recipe/emailpassword/index.js";
import { PrimitiveClaim } from "supertokens-node/recipe/session/claims.js";
import Session, { type SessionContainer } from "supertokens-node/recipe/session/index.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuthTestbed } from "../testing/auth-testbed.ts";
import { DATABASES } from "../testing/database.ts";
import { signUp } from "../testing/sdk-users.ts";

const TENANT = "public";
const level = new PrimitiveClaim<number>({ key: "level", fetchValue: async () => 3 });

/** Sessions through supertokens-node itself: every function of its recipe that the product has. */
describe.each(DATABASES)("supertokens-node's sessions over the core on %s", (database) => {
  let testbed: AuthTestbed;
  beforeAll(async () => {
    testbed = await AuthTestbed.start({ database });
  });
  afterAll(() => testbed.stop());

  async function newSession(email: string): Promise<SessionContainer> {
    const { recipeUserId } = await signUp(email);
    return Session.createNewSessionWithoutRequestResponse(TENANT, recipeUserId, { role: "dancer" }, { seen: 1 });
  }
  function tokensOf(session: SessionContainer) {
    const { accessToken, refreshToken = "", antiCsrfToken = "" } = session.getAllSessionTokensDangerously();
    return { accessToken, refreshToken, antiCsrfToken };
  }
  const look = ({ accessToken, antiCsrfToken }: ReturnType<typeof tokensOf>) =>
    Session.getSessionWithoutRequestResponse(accessToken, antiCsrfToken, { checkDatabase: true });
  const refresh = async ({ refreshToken, antiCsrfToken }: ReturnType<typeof tokensOf>) =>
    tokensOf(await Session.refreshSessionWithoutRequestResponse(refreshToken, false, antiCsrfToken));
  const refused = (type: string) => expect.objectContaining({ type });

  it("is made, found by its token, and demands its own anti-CSRF token", async () => {
    const session = await newSession("s1@example.com");
    const tokens = tokensOf(session);
    const found = await look(tokens);
    expect(found.getHandle()).toBe(session.getHandle());
    expect(found.getAccessTokenPayload()).toMatchObject({ role: "dancer" });
    expect(await found.getSessionDataFromDatabase()).toEqual({ seen: 1 });
    await expect(look({ ...tokens, antiCsrfToken: "another" })).rejects.toEqual(refused("TRY_REFRESH_TOKEN"));
    await expect(look({ ...tokens, accessToken: "nonsense" })).rejects.toEqual(refused("UNAUTHORISED"));
  });

  it("rotates; a parent may be used again until its child was, then it is theft, and an ended session is ended", async () => {
    const first = tokensOf(await newSession("s2@example.com"));
    const lost = await refresh(first);
    const second = await refresh(first);
    expect(second.refreshToken).not.toBe(lost.refreshToken);
    const third = await refresh(second);
    const handle = (await look(third)).getHandle();
    await expect(refresh(first)).rejects.toEqual(refused("TOKEN_THEFT_DETECTED"));
    expect(await Session.revokeSession(handle)).toBe(true);
    await expect(look(third)).rejects.toEqual(refused("UNAUTHORISED"));
    await expect(refresh(third)).rejects.toEqual(refused("UNAUTHORISED"));
    await expect(refresh({ ...third, refreshToken: "forged" })).rejects.toEqual(refused("UNAUTHORISED"));
  });

  it("survives tabs that refresh at once; of their tokens the first that is used goes on", async () => {
    const first = tokensOf(await newSession("s3@example.com"));
    const tabs = await Promise.all(Array.from({ length: 6 }, () => refresh(first)));
    expect(new Set(tabs.map((tab) => tab.refreshToken)).size).toBe(6);
    const [used, other] = tabs as [(typeof tabs)[number], (typeof tabs)[number]];
    const next = await refresh(used);
    await expect(refresh(other)).rejects.toEqual(refused("TOKEN_THEFT_DETECTED"));
    await expect(look(next)).resolves.toBeDefined();
  });

  it("carries claims, and is refused where one does not hold", async () => {
    const session = await newSession("s4@example.com");
    const handle = session.getHandle();
    expect(await Session.fetchAndSetClaim(handle, level)).toBe(true);
    expect(await Session.getClaimValue(handle, level)).toEqual({ status: "OK", value: 3 });
    expect(await Session.setClaimValue(handle, level, 4)).toBe(true);
    const wants = (value: number) => [level.validators.hasValue(value)];
    expect(await Session.validateClaimsForSessionHandle(handle, () => wants(4))).toMatchObject({ invalidClaims: [] });
    const invalid = await Session.validateClaimsForSessionHandle(handle, () => wants(5));
    expect(invalid).toMatchObject({ status: "OK", invalidClaims: [{ id: "level" }] });

    // A session that carries it itself: the token is signed anew and holds for the same time.
    await session.setClaimValue(level, 6);
    const { accessToken, antiCsrfToken } = tokensOf(session);
    const options = (value: number) => ({ overrideGlobalClaimValidators: () => wants(value) });
    await expect(
      Session.getSessionWithoutRequestResponse(accessToken, antiCsrfToken, options(6)),
    ).resolves.toBeDefined();
    await expect(Session.getSessionWithoutRequestResponse(accessToken, antiCsrfToken, options(7))).rejects.toEqual(
      refused("INVALID_CLAIMS"),
    );

    expect(await Session.mergeIntoAccessTokenPayload(handle, { role: null, dance: "salsa" })).toBe(true);
    const info = await Session.getSessionInformation(handle);
    expect(info?.customClaimsInAccessTokenPayload).toMatchObject({ dance: "salsa" });
    expect(info?.customClaimsInAccessTokenPayload).not.toHaveProperty("role");
    expect(await Session.removeClaim(handle, level)).toBe(true);
    expect(await Session.getClaimValue(handle, level)).toEqual({ status: "OK", value: undefined });
    const none = "none";
    expect(await Session.getClaimValue(none, level)).toEqual({ status: "SESSION_DOES_NOT_EXIST_ERROR" });
    expect(await Session.mergeIntoAccessTokenPayload(none, {})).toBe(false);
    expect(await Session.updateSessionDataInDatabase(none, {})).toBe(false);
  });

  it("is listed and ended, one, several and all of a user", async () => {
    const { user, recipeUserId } = await signUp("s5@example.com");
    const create = () => Session.createNewSessionWithoutRequestResponse(TENANT, recipeUserId);
    const sessions = await Promise.all([create(), create(), create(), create()]);
    const [one, two, three] = sessions.map((session) => session.getHandle()) as [string, string, string];
    expect((await Session.getAllSessionHandlesForUser(user.id)).sort()).toEqual(
      sessions.map((session) => session.getHandle()).sort(),
    );
    expect(await Session.updateSessionDataInDatabase(one, { seen: 2 })).toBe(true);
    expect((await Session.getSessionInformation(one))?.sessionDataInDatabase).toEqual({ seen: 2 });
    expect(await Session.revokeSession(one)).toBe(true);
    expect(await Session.revokeSession(one)).toBe(false);
    expect(await Session.revokeMultipleSessions([one, two, three])).toEqual(expect.arrayContaining([two, three]));
    expect(await Session.revokeAllSessionsForUser(user.id)).toHaveLength(1);
    expect(await Session.getAllSessionHandlesForUser(user.id)).toEqual([]);
    expect(await Session.getSessionInformation(one)).toBeUndefined();
  });

  it.each([true, false])(
    "signs tokens for others (by the static key: %s), which the key set verifies",
    async (fixed) => {
      const made = await Session.createJWT({ song: "raga" }, 60, fixed);
      if (made.status !== "OK") throw new Error(made.status);
      const [header = "", payload = "", signature = ""] = made.jwt.split(".");
      const { kid } = JSON.parse(Buffer.from(header, "base64url").toString());
      const jwk = (await Session.getJWKS()).keys.find((key) => key.kid === kid);
      const key = createPublicKey({ key: { ...jwk }, format: "jwk" });
      const content = Buffer.from(`${header}.${payload}`);
      expect(verify("RSA-SHA256", content, key, Buffer.from(signature, "base64url"))).toBe(true);
      expect(JSON.parse(Buffer.from(payload, "base64url").toString())).toMatchObject({ song: "raga" });
      expect(kid.startsWith(fixed ? "s-" : "d-")).toBe(true);
    },
  );

  it("goes on after a restart in the midst of everything: sessions, theft, tokens and claims", async () => {
    const session = await newSession("r1@example.com");
    const first = tokensOf(session);
    const second = await refresh(first);
    const handle = session.getHandle();
    await Session.setClaimValue(handle, level, 9);
    const reset = await EmailPassword.createResetPasswordToken(TENANT, session.getUserId(), "r1@example.com");
    const keys = (await Session.getJWKS()).keys.map(({ kid }) => kid);
    await testbed.restart();

    // The answer to the refresh may have been lost with the old process: the parent still serves, until a child did.
    const again = await refresh(first);
    expect((await look(again)).getHandle()).toBe(handle);
    await expect(refresh(second)).rejects.toEqual(refused("TOKEN_THEFT_DETECTED"));
    expect(await Session.getClaimValue(handle, level)).toEqual({ status: "OK", value: 9 });
    expect((await Session.getJWKS()).keys.map(({ kid }) => kid)).toEqual(expect.arrayContaining(keys));
    const token = reset.status === "OK" ? reset.token : "";
    expect((await EmailPassword.resetPasswordUsingToken(TENANT, token, "after restart 1")).status).toBe("OK");
    expect((await EmailPassword.signIn(TENANT, "r1@example.com", "after restart 1")).status).toBe("OK");
    expect(await Session.revokeSession(handle)).toBe(true);
  });
});
