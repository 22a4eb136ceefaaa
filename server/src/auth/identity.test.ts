import SuperTokens from "supertokens-node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuthTestbed, credentials } from "./testing/auth-testbed.ts";
import type { Answer } from "./testing/browser.ts";
import { type GitHubDouble, startGitHubDouble } from "./testing/github-double.ts";
import { type GoogleDouble, startGoogleDouble } from "./testing/google-double.ts";
import { getUser, setDisplayName } from "./users.ts";

describe.each([
  ["that can link", true],
  ["without a licence for linking", false],
])("identity over a core %s", (_name, canLink) => {
  let testbed: AuthTestbed;
  let google: GoogleDouble;
  let github: GitHubDouble;
  beforeAll(async () => {
    google = await startGoogleDouble();
    github = await startGitHubDouble();
    testbed = await AuthTestbed.start({ canLink, settings: { google: google.client, github: github.client } });
  });
  afterAll(async () => {
    await testbed.stop();
    await google.stop();
    await github.stop();
  });

  /** What the site sent last of what a provider had answered. */
  let lastAnswer: object = {};

  /** The whole way through a provider's pages, as the site goes it. */
  async function logInAt(id: "google" | "github", browser = testbed.visitor()): Promise<Answer> {
    const callback = `${testbed.base}/login/callback/${id}`;
    const query = new URLSearchParams({ thirdPartyId: id, redirectURIOnProviderDashboard: callback });
    const { body } = await browser.send("GET", `/api/auth/authorisationurl?${query}`);
    const url = new URL(body.urlWithQueryParams);
    url.searchParams.set("state", "st4te");
    const back = new URL((await fetch(url, { redirect: "manual" })).headers.get("location") ?? "");
    expect(back.origin + back.pathname).toBe(callback);
    const redirectURIInfo = {
      redirectURIOnProviderDashboard: callback,
      redirectURIQueryParams: Object.fromEntries(back.searchParams),
      pkceCodeVerifier: body.pkceCodeVerifier,
    };
    lastAnswer = { thirdPartyId: id, redirectURIInfo };
    return browser.send("POST", "/api/auth/signinup", { json: lastAnswer });
  }
  const atGoogle = (sub: string, email: string, email_verified = true) => {
    google.person = { sub, email, email_verified };
    return logInAt("google");
  };
  const atGitHub = (id: number, email: string, verified = true) => {
    github.person = { id, emails: [{ email, primary: true, verified }] };
    return logInAt("github");
  };
  const signUp = (email: string) => testbed.visitor().send("POST", "/api/auth/signup", { json: credentials(email) });
  const usersOf = async (email: string) => (await SuperTokens.listUsersByAccountInfo("public", { email })).length;

  it.each([
    ["google", () => atGoogle("g-100", "Ann@example.com"), "ann@example.com", { id: "google", userId: "g-100" }],
    ["github", () => atGitHub(100, "bob@example.com"), "bob@example.com", { id: "github", userId: "100" }],
  ])("signs up at %s, then in to the same account", async (_id, logIn, email, thirdParty) => {
    const first = (await logIn()).body;
    expect(first).toMatchObject({ status: "OK", createdNewRecipeUser: true });
    expect(first.user).toMatchObject({ emails: [email], thirdParty: [thirdParty] });
    const second = (await logIn()).body;
    expect(second).toMatchObject({ status: "OK", createdNewRecipeUser: false, user: { id: first.user.id } });
  });

  it("lets nobody in twice by one answer of a provider", async () => {
    for (const logIn of [() => atGoogle("g-one", "one@example.com"), () => atGitHub(300, "once@example.com")]) {
      expect((await logIn()).body.status).toBe("OK");
      const again = testbed.visitor();
      expect((await again.send("POST", "/api/auth/signinup", { json: lastAnswer })).status).toBe(503);
      expect(again.cookies.size).toBe(0);
    }
  });

  it("takes over the name at the provider", async () => {
    google.person = { sub: "g-name", email: "nan@example.com", email_verified: true, name: " Nan Mehta " };
    const { body } = await logInAt("google");
    expect(await getUser(body.user.id)).toMatchObject({ displayName: "Nan Mehta" });
    await setDisplayName(body.user.id, "Nanny");
    await logInAt("google");
    expect(await getUser(body.user.id)).toMatchObject({ displayName: "Nanny" });
    github.person = { id: 200, emails: [{ email: "lou@example.com", primary: true, verified: true }] };
    expect(await getUser((await logInAt("github")).body.user.id)).toMatchObject({ displayName: "octo" });
  });

  it("gives a session that works", async () => {
    const browser = testbed.visitor();
    const { body } = await logInAt("google", browser);
    expect((await browser.send("GET", "/read")).body).toEqual({ userId: body.user.id });
  });

  it("names the way that was used before: a password, then Google", async () => {
    await testbed.newUser("cy@example.com");
    expect((await atGoogle("g-cy", "cy@example.com")).body).toEqual({
      status: "SIGN_IN_UP_NOT_ALLOWED",
      reason:
        "You already have an account with this email address. Please log in with your email address and password, as you did before.",
    });
    expect(await usersOf("cy@example.com")).toBe(1);
    const json = credentials("cy@example.com");
    expect((await testbed.visitor().send("POST", "/api/auth/signin", { json })).body.status).toBe("OK");
  });

  it("names the way that was used before: Google, then a password", async () => {
    await atGoogle("g-di", "di@example.com");
    expect((await signUp("DI@example.com")).body).toEqual({
      status: "SIGN_UP_NOT_ALLOWED",
      reason: "You already have an account with this email address. Please log in with Google, as you did before.",
    });
    expect(await usersOf("di@example.com")).toBe(1);
    expect((await atGoogle("g-di", "di@example.com")).body.status).toBe("OK");
  });

  it("links two verified logins, where the core can", async () => {
    const { body } = await atGoogle("g-ed", "ed@example.com");
    const second = (await atGitHub(101, "ed@example.com")).body;
    if (canLink) {
      expect(second).toMatchObject({ status: "OK", user: { id: body.user.id } });
      expect((await atGitHub(101, "ed@example.com")).body.user.loginMethods).toHaveLength(2);
    } else {
      expect(second.reason).toContain("Please log in with Google");
    }
    expect(await usersOf("ed@example.com")).toBe(1);
  });

  it("links nothing that one side has not verified", async () => {
    await atGoogle("g-flo", "flo@example.com");
    expect((await atGitHub(102, "flo@example.com", false)).body.reason).toContain("Please log in with Google");
    await atGitHub(103, "gil@example.com", false);
    expect((await atGoogle("g-gil", "gil@example.com")).body.reason).toContain("Please log in with GitHub");
    expect(await usersOf("flo@example.com")).toBe(1);
    expect(await usersOf("gil@example.com")).toBe(1);
  });

  it("says plainly that a provider gave no address", async () => {
    github.person = { id: 104, emails: [] };
    expect((await logInAt("github")).body).toEqual({ status: "NO_EMAIL_GIVEN_BY_PROVIDER" });
  });

  it("signs nobody in when the provider refuses or the token was made for another application", async () => {
    const unavailable = { status: 503, body: { error: "unavailable", message: expect.any(String) } };
    google.refuses = true;
    expect(await atGoogle("g-hal", "hal@example.com")).toMatchObject(unavailable);
    google.refuses = false;
    github.tokenOwner = "another application";
    expect(await atGitHub(105, "hal@example.com")).toMatchObject(unavailable);
    github.tokenOwner = github.client.clientId;
    expect(await usersOf("hal@example.com")).toBe(0);
  });
});

describe("a provider that is not set up", () => {
  it("is refused without harm", async () => {
    const testbed = await AuthTestbed.start();
    const query = "thirdPartyId=google&redirectURIOnProviderDashboard=http%3A%2F%2Flocalhost";
    const answer = await testbed.visitor().send("GET", `/api/auth/authorisationurl?${query}`);
    expect(answer.status).toBe(400);
    expect((await testbed.visitor().send("GET", "/public")).status).toBe(200);
    await testbed.stop();
  });
});
