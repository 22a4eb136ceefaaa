import { afterEach, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { ApiError } from "../contract/index.ts";
import { type ProfileClient, profileMachine } from "./profile-machine.ts";

afterEach(() => vi.restoreAllMocks());

const picture = new File(["png"], "me.png");

async function open(change: Partial<ProfileClient> = {}) {
  const client = {
    profile: vi.fn(async () => ({ uid: "me", displayName: "Meera", email: "a@b.io", photoURL: null })),
    updateProfilePicture: vi.fn(async () => "/api/media/me.png"),
    deleteAccount: vi.fn(async () => undefined),
    ...change,
  };
  const profile = createActor(profileMachine, { input: { client, uid: "me" } }).start();
  await waitFor(profile, (state) => !state.matches("loading"));
  const telling = () => waitFor(profile, (state) => state.matches({ ready: "telling" }));
  return { profile, client, telling };
}

it("shows the user, and the new picture as soon as it is stored", async () => {
  const { profile, client, telling } = await open();
  profile.send({ type: "PICTURE", file: picture });
  profile.send({ type: "PICTURE", file: picture });
  const { context } = await telling();
  expect(client.updateProfilePicture).toHaveBeenCalledExactlyOnceWith(picture);
  expect(context.user).toMatchObject({ displayName: "Meera", photoURL: "/api/media/me.png" });
  expect(context.notice).toEqual({ title: "Success!", text: "Profile picture uploaded successfully!" });
});

it("says why a picture was not stored, and keeps the old one", async () => {
  const failure = new ApiError("invalid_picture", "It is no picture.");
  const { profile, telling } = await open({ updateProfilePicture: () => Promise.reject(failure) });
  profile.send({ type: "PICTURE", file: picture });
  const { context } = await telling();
  expect(context.notice).toEqual({ title: "Error!", text: "Error uploading photo: It is no picture." });
  expect(context.user?.photoURL).toBeNull();
});

it("says that the profile could not be fetched, and asks again when it is told to", async () => {
  const user = { uid: "me", displayName: "Meera", email: "a@b.io", photoURL: null };
  const fetched = vi.fn<ProfileClient["profile"]>().mockRejectedValueOnce(new Error("no")).mockResolvedValue(user);
  const { profile } = await open({ profile: fetched });
  expect(profile.getSnapshot().context.notice).toEqual({ title: "Error!", text: "Unexpected error occurred!" });
  profile.send({ type: "READ" });
  expect(profile.getSnapshot().context.user).toBeUndefined();
  profile.send({ type: "RETRY" });
  await waitFor(profile, (state) => state.matches({ ready: "idle" }));
  expect(profile.getSnapshot().context.user).toEqual(user);
});

it("deletes the account only when that was confirmed", async () => {
  const { profile, client } = await open();
  profile.send({ type: "DELETE" });
  profile.send({ type: "CANCEL" });
  profile.send({ type: "CONFIRM" });
  expect(client.deleteAccount).not.toHaveBeenCalled();
  profile.send({ type: "DELETE" });
  profile.send({ type: "CONFIRM" });
  await waitFor(profile, (state) => state.matches("deleted"));
  expect(client.deleteAccount).toHaveBeenCalledExactlyOnceWith("me");
});

it("logs a deletion that failed and stays", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { profile } = await open({ deleteAccount: () => Promise.reject(new Error("no")) });
  profile.send({ type: "DELETE" });
  profile.send({ type: "CONFIRM" });
  const { context } = await waitFor(profile, (state) => state.matches({ ready: "idle" }));
  expect(context.deletionFailed).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
});
