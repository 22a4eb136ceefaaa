import { afterEach, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { ApiError } from "../contract/index.ts";
import { AuthRefusal, LoginCancelled } from "./auth-provider.ts";
import { type ProfileClient, type ProfileInput, provideProfile } from "./profile-machine.ts";
import { permissiveAuth } from "./testing/permissive-auth.ts";

afterEach(() => vi.restoreAllMocks());

const picture = new File(["png"], "me.png");

async function open(change: Partial<ProfileClient> = {}, input: Partial<ProfileInput> = {}) {
  const client = {
    profile: vi.fn(async () => ({ uid: "me", displayName: "Meera", email: "a@b.io", photoURL: null })),
    updateProfilePicture: vi.fn(async () => "/api/media/me.png"),
    deleteAccount: vi.fn(async () => undefined),
    updateProfile: vi.fn(async () => undefined),
    ...change,
  };
  const auth = permissiveAuth({ signIn: vi.fn(async () => "me"), signInWith: vi.fn(async () => "me") });
  const profile = createActor(provideProfile(client, auth), { input: { uid: "me", ...input } }).start();
  await waitFor(profile, (state) => !state.matches("loading"));
  const notified = () => waitFor(profile, (state) => state.matches({ ready: "notifying" }));
  const prove = () => {
    profile.send({ type: "DELETE" });
    profile.send({ type: "CONFIRM" });
    profile.send({ type: "EDIT", password: "secret123" });
    profile.send({ type: "SUBMIT" });
  };
  const at = (state: string) =>
    waitFor(profile, (snapshot) => snapshot.matches({ ready: { proving: state } } as never));
  return { profile, client, auth, notified, prove, at };
}

it("shows the user, and the new picture as soon as it is stored", async () => {
  const { profile, client, notified } = await open();
  profile.send({ type: "CHOOSE_PICTURE", file: picture });
  profile.send({ type: "CHOOSE_PICTURE", file: picture });
  const { context } = await notified();
  expect(client.updateProfilePicture).toHaveBeenCalledExactlyOnceWith(picture);
  expect(context.user).toMatchObject({ displayName: "Meera", photoURL: "/api/media/me.png" });
  expect(context.notice).toEqual({ title: "Success!", text: "Profile picture uploaded successfully!" });
});

it("says why a picture was not stored, and keeps the old one", async () => {
  const failure = new ApiError("invalid_picture", "It is no picture.");
  const { profile, notified } = await open({ updateProfilePicture: () => Promise.reject(failure) });
  profile.send({ type: "CHOOSE_PICTURE", file: picture });
  const { context } = await notified();
  expect(context.notice).toEqual({ title: "Error!", text: "Error uploading photo: It is no picture." });
  expect(context.user?.photoURL).toBeNull();
});

it("says that the profile could not be fetched, and asks again when it is told to", async () => {
  const user = { uid: "me", displayName: "Meera", email: "a@b.io", photoURL: null };
  const fetched = vi.fn<ProfileClient["profile"]>().mockRejectedValueOnce(new Error("no")).mockResolvedValue(user);
  const { profile } = await open({ profile: fetched });
  expect(profile.getSnapshot().context.notice).toEqual({ title: "Error!", text: "Unexpected error occurred!" });
  profile.send({ type: "DISMISS" });
  expect(profile.getSnapshot().context.user).toBeUndefined();
  profile.send({ type: "RETRY" });
  await waitFor(profile, (state) => state.matches({ ready: "idle" }));
  expect(profile.getSnapshot().context.user).toEqual(user);
});

it("deletes the account only after a confirmation, and a login just before", async () => {
  const { profile, client, auth, prove } = await open();
  profile.send({ type: "DELETE" });
  profile.send({ type: "CANCEL" });
  profile.send({ type: "CONFIRM" });
  profile.send({ type: "DELETE" });
  profile.send({ type: "CONFIRM" });
  expect(profile.getSnapshot().value).toEqual({ ready: { proving: "asking" } });
  profile.send({ type: "SUBMIT" });
  expect(profile.getSnapshot().context.proofError).toBe("Please fill correct details and then try again");
  profile.send({ type: "CANCEL" });
  expect(client.deleteAccount).not.toHaveBeenCalled();
  prove();
  await waitFor(profile, (state) => state.matches("deleted"));
  expect(client.deleteAccount).toHaveBeenCalledExactlyOnceWith("me");
  expect(auth.signIn).toHaveBeenCalledExactlyOnceWith({ email: "a@b.io", password: "secret123" });
  expect(profile.getSnapshot().context.password).toBe("");
});

it("deletes nothing for a wrong password, another account, or who went back from the provider", async () => {
  const { profile, client, auth, prove, at } = await open();
  vi.mocked(auth.signIn).mockRejectedValueOnce(new AuthRefusal());
  prove();
  await at("signingIn");
  const { context } = await at("asking");
  expect(context).toMatchObject({ proofError: "Please fill correct details and then try again", password: "" });
  vi.mocked(auth.signInWith).mockResolvedValueOnce("someone else").mockRejectedValueOnce(new LoginCancelled());
  profile.send({ type: "CHOOSE_PROVIDER", provider: "google" });
  await at("atProvider");
  expect((await at("asking")).context.proofError).toBe("You logged in with another account. Nothing was deleted.");
  profile.send({ type: "CHOOSE_PROVIDER", provider: "google" });
  await at("atProvider");
  expect((await at("asking")).context.proofError).toBeUndefined();
  expect(client.deleteAccount).not.toHaveBeenCalled();
  profile.send({ type: "CHOOSE_PROVIDER", provider: "google" });
  await waitFor(profile, (state) => state.matches("deleted"));
});

it("asks no second time after the way back from the provider's page", async () => {
  const { profile, client } = await open({}, { hasProven: true });
  profile.send({ type: "DELETE" });
  profile.send({ type: "CONFIRM" });
  await waitFor(profile, (state) => state.matches("deleted"));
  expect(client.deleteAccount).toHaveBeenCalledOnce();
});

it("changes the name, and keeps what was typed where it could not be saved", async () => {
  const { profile, client } = await open();
  profile.send({ type: "RENAME" });
  expect(profile.getSnapshot().context.name).toBe("Meera");
  profile.send({ type: "EDIT", name: " Meera K " });
  vi.mocked(client.updateProfile).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  profile.send({ type: "SUBMIT" });
  await waitFor(profile, (state) => state.matches({ ready: { naming: "notifying" } }));
  expect(profile.getSnapshot().context.notice?.text).toBe("Failed to fetch");
  profile.send({ type: "DISMISS" });
  profile.send({ type: "SUBMIT" });
  await waitFor(profile, (state) => state.matches({ ready: "idle" }));
  expect(client.updateProfile).toHaveBeenLastCalledWith("Meera K");
  expect(profile.getSnapshot().context.user?.displayName).toBe("Meera K");
  profile.send({ type: "RENAME" });
  profile.send({ type: "EDIT", name: "  " });
  profile.send({ type: "SUBMIT" });
  expect(profile.getSnapshot().value).toEqual({ ready: "idle" });
  expect(client.updateProfile).toHaveBeenCalledTimes(2);
});

it("logs a deletion that failed and stays", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { profile, prove, at } = await open({ deleteAccount: () => Promise.reject(new Error("no")) });
  prove();
  await at("signingIn");
  const { context } = await waitFor(profile, (state) => state.matches({ ready: "idle" }));
  expect(context.deletionFailed).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
});
