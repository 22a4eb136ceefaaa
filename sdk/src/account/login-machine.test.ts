import { afterEach, describe, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { ApiError } from "../contract/index.ts";
import { type AuthProvider, AuthRefusal, LoginCancelled } from "./auth-provider.ts";
import { provideLogin } from "./login-machine.ts";
import { permissiveAuth, permissiveServer } from "./testing/permissive-auth.ts";

afterEach(() => vi.restoreAllMocks());

function start(change: Partial<AuthProvider> = {}, providers?: { google: boolean; github: boolean }) {
  const auth = permissiveAuth(change);
  const client = permissiveServer();
  const login = createActor(provideLogin(auth, client), { input: { providers } }).start();
  const shownNotice = async () => (await waitFor(login, (state) => state.matches("notifying"))).context.notice;
  const fill = () => login.send({ type: "EDIT", email: " a@b.io ", password: " secret " });
  return { login, auth, client, shownNotice, fill };
}

describe("by email", () => {
  it("enters, tells the server of the user and forgets the password", async () => {
    const { login, auth, client, fill } = start();
    fill();
    login.send({ type: "SUBMIT" });
    login.send({ type: "SUBMIT" });
    const { context } = await waitFor(login, (state) => state.matches("entered"));
    expect(auth.signIn).toHaveBeenCalledExactlyOnceWith({ email: "a@b.io", password: " secret " });
    expect(client.createUserData).toHaveBeenCalledExactlyOnceWith("uid");
    expect(context.password).toBe("");
  });

  it("enters though the server could not be told, which is only logged", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { login, client, fill } = start();
    client.createUserData.mockRejectedValue(new Error("no"));
    fill();
    login.send({ type: "SUBMIT" });
    await waitFor(login, (state) => state.matches("entered"));
    await expect.poll(() => warn).toHaveBeenCalledOnce();
  });

  it.each([
    ["wrong details", new AuthRefusal(), "Please fill correct details and then try again"],
    ["no line", new TypeError("Failed to fetch"), "Please fill correct details and then try again"],
    ["too many tries", new ApiError("rate_limited"), "Too many tries. Please wait a while and then try again."],
    ["another way in", new AuthRefusal({ reason: "You signed up with Google." }), "You signed up with Google."],
  ])("says why not: %s", async (_, failure, text) => {
    const { login, shownNotice, fill } = start({ signIn: () => Promise.reject(failure) });
    fill();
    login.send({ type: "SUBMIT" });
    await expect(shownNotice()).resolves.toEqual({ title: "Error!", text });
    login.send({ type: "DISMISS" });
    expect(login.getSnapshot().value).toBe("editing");
    expect(login.getSnapshot().context.email).toBe(" a@b.io ");
  });

  it("does not try with empty fields", async () => {
    const { login, auth, shownNotice } = start();
    login.send({ type: "SUBMIT" });
    await expect(shownNotice()).resolves.toMatchObject({ text: "Please fill correct details and then try again" });
    expect(auth.signIn).not.toHaveBeenCalled();
  });
});

describe("at a provider", () => {
  it("enters and tells the server of the user", async () => {
    const { login, auth, client } = start({}, { google: true, github: true });
    login.send({ type: "CHOOSE_PROVIDER", provider: "github" });
    await waitFor(login, (state) => state.matches("entered"));
    expect(auth.signInWith).toHaveBeenCalledExactlyOnceWith("github");
    expect(client.createUserData).toHaveBeenCalledExactlyOnceWith("uid");
  });

  it("says that it failed", async () => {
    const { login, shownNotice } = start({ signInWith: () => Promise.reject(new Error("no")) });
    login.send({ type: "CHOOSE_PROVIDER", provider: "google" });
    await expect(shownNotice()).resolves.toEqual({
      title: "Error!",
      text: "Unexpected error occurred! Please try again.",
    });
  });

  it("says nothing when the user went back", async () => {
    const { login, auth } = start({ signInWith: vi.fn(() => Promise.reject(new LoginCancelled())) });
    login.send({ type: "CHOOSE_PROVIDER", provider: "google" });
    await waitFor(login, (state) => state.matches("editing"));
    expect(auth.signInWith).toHaveBeenCalledOnce();
  });

  it("says when it is not set up, without trying", async () => {
    const { login, auth, shownNotice } = start();
    login.send({ type: "SETTINGS_READ", providers: { google: true, github: false } });
    login.send({ type: "CHOOSE_PROVIDER", provider: "github" });
    await expect(shownNotice()).resolves.toMatchObject({ text: expect.stringContaining("GitHub is not set up") });
    expect(auth.signInWith).not.toHaveBeenCalled();
  });
});
