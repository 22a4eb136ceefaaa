import { afterEach, describe, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { TEXTS } from "../contract/index.ts";
import { type AuthProvider, AuthRefusal } from "./auth-provider.ts";
import { provideSignup } from "./signup-machine.ts";
import { permissiveAuth, permissiveServer } from "./testing/permissive-auth.ts";

afterEach(() => vi.restoreAllMocks());

function start(change: Partial<AuthProvider> = {}) {
  const auth = permissiveAuth(change);
  const client = permissiveServer();
  const signup = createActor(provideSignup(auth, client), { input: {} }).start();
  const value = () => signup.getSnapshot().value;
  const context = () => signup.getSnapshot().context;
  const fillForm = (confirmation = "secret123") => {
    signup.send({ type: "EDIT", email: " a@b.io", password: "secret123", confirmation });
    signup.send({ type: "SUBMIT" });
  };
  const name = (text = " Meera ") => {
    signup.send({ type: "EDIT", name: text });
    signup.send({ type: "SUBMIT" });
  };
  return { signup, auth, client, value, context, fillForm, name };
}

describe("the form", () => {
  it("needs two equal passwords", () => {
    const { value, context, fillForm, auth } = start();
    fillForm("secret124");
    expect(value()).toEqual({ enteringCredentials: "notifying" });
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
    expect(value()).toEqual({ enteringCredentials: "editing" });
    expect(Object.keys(context().fields)).toEqual(wrong);
    if (wrong.includes("password")) expect(context().fields.password).toBe(TEXTS.account.passwordRule);
    expect(auth.signUp).not.toHaveBeenCalled();
    signup.send({ type: "EDIT", email: "a@b.io" });
    expect(context().fields).toEqual({});
  });

  it("makes no account yet, and is kept on the way back", () => {
    const { signup, value, context, fillForm, auth } = start();
    fillForm();
    expect(value()).toEqual({ onboarding: "editing" });
    expect(auth.signUp).not.toHaveBeenCalled();
    signup.send({ type: "BACK" });
    expect(value()).toEqual({ enteringCredentials: "editing" });
    expect(context()).toMatchObject({ email: " a@b.io", password: "secret123" });
  });
});

describe("the account", () => {
  it("is made, then named, then entered; the form is gone", async () => {
    const { signup, auth, client, context, fillForm, name } = start();
    fillForm();
    name();
    await waitFor(signup, (state) => state.matches("entered"));
    expect(auth.signUp).toHaveBeenCalledExactlyOnceWith({ email: "a@b.io", password: "secret123" });
    expect(client.createUserData).toHaveBeenCalledExactlyOnceWith("uid");
    expect(client.updateProfile).toHaveBeenCalledExactlyOnceWith("Meera");
    expect(context()).toMatchObject({ email: "", password: "", confirmation: "" });
  });

  it("is entered though its name could not be saved, which is only logged", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { signup, client, fillForm, name } = start();
    client.updateProfile.mockRejectedValue(new Error("no"));
    fillForm();
    name();
    await waitFor(signup, (state) => state.matches("entered"));
    expect(warn).toHaveBeenCalledOnce();
  });

  it("is not made without a name", () => {
    const { value, fillForm, name, auth } = start();
    fillForm();
    name("  ");
    expect(value()).toEqual({ onboarding: "notifying" });
    expect(auth.signUp).not.toHaveBeenCalled();
  });

  it("leads back to the form where one of its fields was refused", async () => {
    const fields = { email: "This email already exists." };
    const { signup, value, context, fillForm, name } = start({
      signUp: () => Promise.reject(new AuthRefusal({ fields })),
    });
    fillForm();
    name();
    await waitFor(signup, (state) => state.matches({ onboarding: "notifying" }));
    expect(context().notice).toEqual({ title: "Error!", text: "Please fill correct details and then try again" });
    signup.send({ type: "DISMISS" });
    expect(value()).toEqual({ enteringCredentials: "editing" });
    expect(context().fields).toEqual(fields);
    signup.send({ type: "EDIT", email: "c@d.io" });
    expect(context()).toMatchObject({ fields: {}, email: "c@d.io", name: " Meera " });
  });

  it("leads back to the form, address and all, where the address is used otherwise", async () => {
    const reason = "Please log in with Google, as you did before.";
    const { signup, value, context, fillForm, name } = start({
      signUp: () => Promise.reject(new AuthRefusal({ reason })),
    });
    fillForm();
    name();
    await waitFor(signup, (state) => state.matches({ onboarding: "notifying" }));
    expect(context().notice?.text).toBe(reason);
    signup.send({ type: "DISMISS" });
    expect(value()).toEqual({ enteringCredentials: "editing" });
    expect(context()).toMatchObject({ email: " a@b.io", fields: { email: reason } });
  });

  it("stays at the name after any other failure", async () => {
    const { signup, value, fillForm, name } = start({ signUp: () => Promise.reject(new TypeError("Failed to fetch")) });
    fillForm();
    name();
    await waitFor(signup, (state) => state.matches({ onboarding: "notifying" }));
    signup.send({ type: "DISMISS" });
    expect(value()).toEqual({ onboarding: "editing" });
  });
});

it("needs neither form nor name at a provider", async () => {
  const { signup, client } = start();
  signup.send({ type: "CHOOSE_PROVIDER", provider: "google" });
  await waitFor(signup, (state) => state.matches("entered"));
  expect(client.createUserData).toHaveBeenCalledExactlyOnceWith("uid");
  expect(client.updateProfile).not.toHaveBeenCalled();
});
