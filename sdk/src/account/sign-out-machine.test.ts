import { afterEach, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { provideSignOut } from "./sign-out-machine.ts";

afterEach(() => vi.restoreAllMocks());

it("signs out once, and says where that did not work", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const signOut = vi.fn(async () => undefined).mockRejectedValueOnce(new Error("no line"));
  const actor = createActor(provideSignOut(signOut)).start();
  actor.send({ type: "SIGN_OUT" });
  actor.send({ type: "SIGN_OUT" });
  const { context } = await waitFor(actor, (state) => state.matches("notifying"));
  expect(signOut).toHaveBeenCalledOnce();
  expect(context.notice).toEqual({ title: "Error!", text: "Unexpected error occurred! Please try again." });
  actor.send({ type: "DISMISS" });
  actor.send({ type: "SIGN_OUT" });
  await waitFor(actor, (state) => state.matches("idle"));
  expect(signOut).toHaveBeenCalledTimes(2);
});
