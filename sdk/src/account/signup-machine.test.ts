import { afterEach, describe, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { TEXTS } from "../contract/index.ts";
import { type AuthProvider, AuthRefusal } from "./auth-provider.ts";
import { signupMachine } from "./signup-machine.ts";
import { kindServer, openDoor } from "./testing/open-door.ts";

afterEach(() => vi.restoreAllMocks());

function start(change: Partial<AuthProvider> = {}) {
  const auth = openDoor(change);
  const client = kindServer();
  const signup = createActor(signupMachine, { input: { auth, client } }).start();
  const value = () => signup.getSnapshot().value;
  const context = () => signup.getSnapshot().context;
  const draft = (confirmation = "secret123") => {
    signup.send({ type: "EDIT", email: " a@b.io", password: "secret123", confirmation });
    signup.send({ type: "SUBMIT" });
  };
  const name = (text = " Meera ") => {
    signup.send({ type: "EDIT", name: text });
    signup.send({ type: "SUBMIT" });
  };
  return { signup, auth, client, value, context, draft, name };
}

describe("the draft", () => {
  it("needs two equal passwords", () => {
    const { value, context, draft, auth } = start();
    draft("secret124");
    expect(value()).toEqual({ drafting: "telling" });
    expect(context().notice).toEqual({ title: "Error!", text: "Passwords don't match" });
    expect(auth.signUp).not.toHaveBeenCalled();
  });

  it.each([
    ["", "", ["email", "password"]],
    ["a@b", "secret123", ["email"]],
    ["a b@c.io", "secret123", ["email"]],
    ["a@b.io", "secret1", ["password"]],
    ["a@b.io", "secretsecret", ["password"]],
    ["a@b.io", "12345678", ["password"]],
    ["a@b.io", `${"x".repeat(99)}1`, ["password"]],
  ])("is refused on the spot for the address %j and the password %j", (email, password, wrong) => {
    const { signup, value, context, auth } = start();
    signup.send({ type: "EDIT", email, password, confirmation: password });
    signup.send({ type: "SUBMIT" });
    expect(value()).toEqual({ drafting: "editing" });
    expect(Object.keys(context().fields)).toEqual(wrong);
    if (wrong.includes("password")) expect(context().fields.password).toBe(TEXTS.account.passwordRule);
    expect(auth.signUp).not.toHaveBeenCalled();
    signup.send({ type: "EDIT", email: "a@b.io" });
    expect(context().fields).toEqual({});
  });

  it("makes no account yet, and is kept on the way back", () => {
    const { signup, value, context, draft, auth } = start();
    draft();
    expect(value()).toEqual({ onboarding: "editing" });
    expect(auth.signUp).not.toHaveBeenCalled();
    signup.send({ type: "BACK" });
    expect(value()).toEqual({ drafting: "editing" });
    expect(context()).toMatchObject({ email: " a@b.io", password: "secret123" });
  });
});

describe("the account", () => {
  it("is made, then named, then entered; the draft is gone", async () => {
    const { signup, auth, client, context, draft, name } = start();
    draft();
    name();
    await waitFor(signup, (state) => state.matches("entered"));
    expect(auth.signUp).toHaveBeenCalledExactlyOnceWith({ email: "a@b.io", password: "secret123" });
    expect(client.createUserData).toHaveBeenCalledExactlyOnceWith("uid");
    expect(client.updateProfile).toHaveBeenCalledExactlyOnceWith("Meera");
    expect(context()).toMatchObject({ email: "", password: "", confirmation: "" });
  });

  it("is entered though its name could not be saved, which is only logged", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { signup, client, draft, name } = start();
    client.updateProfile.mockRejectedValue(new Error("no"));
    draft();
    name();
    await waitFor(signup, (state) => state.matches("entered"));
    expect(warn).toHaveBeenCalledOnce();
  });

  it("is not made without a name", () => {
    const { value, draft, name, auth } = start();
    draft();
    name("  ");
    expect(value()).toEqual({ onboarding: "telling" });
    expect(auth.signUp).not.toHaveBeenCalled();
  });

  it("leads back to the draft where one of its fields was refused", async () => {
    const fields = { email: "This email already exists." };
    const { signup, value, context, draft, name } = start({
      signUp: () => Promise.reject(new AuthRefusal({ fields })),
    });
    draft();
    name();
    await waitFor(signup, (state) => state.matches({ onboarding: "telling" }));
    expect(context().notice).toEqual({ title: "Error!", text: "Please fill correct details and then try again" });
    signup.send({ type: "READ" });
    expect(value()).toEqual({ drafting: "editing" });
    expect(context().fields).toEqual(fields);
    signup.send({ type: "EDIT", email: "c@d.io" });
    expect(context()).toMatchObject({ fields: {}, email: "c@d.io", name: " Meera " });
  });

  it("leads back to the draft, address and all, where the address is used otherwise", async () => {
    const reason = "Please log in with Google, as you did before.";
    const { signup, value, context, draft, name } = start({
      signUp: () => Promise.reject(new AuthRefusal({ reason })),
    });
    draft();
    name();
    await waitFor(signup, (state) => state.matches({ onboarding: "telling" }));
    expect(context().notice?.text).toBe(reason);
    signup.send({ type: "READ" });
    expect(value()).toEqual({ drafting: "editing" });
    expect(context()).toMatchObject({ email: " a@b.io", fields: { email: reason } });
  });

  it("stays at the name after any other failure", async () => {
    const { signup, value, draft, name } = start({ signUp: () => Promise.reject(new TypeError("Failed to fetch")) });
    draft();
    name();
    await waitFor(signup, (state) => state.matches({ onboarding: "telling" }));
    signup.send({ type: "READ" });
    expect(value()).toEqual({ onboarding: "editing" });
  });
});

it("needs neither draft nor name at a provider", async () => {
  const { signup, client } = start();
  signup.send({ type: "PROVIDER", provider: "google" });
  await waitFor(signup, (state) => state.matches("entered"));
  expect(client.createUserData).toHaveBeenCalledExactlyOnceWith("uid");
  expect(client.updateProfile).not.toHaveBeenCalled();
});
