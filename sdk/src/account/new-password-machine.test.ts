import { afterEach, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { TEXTS } from "../contract/index.ts";
import { provideNewPassword } from "./new-password-machine.ts";

afterEach(() => vi.restoreAllMocks());

function start({ setPassword = vi.fn(async () => undefined), signOut = vi.fn(async () => undefined) } = {}) {
  const actor = createActor(provideNewPassword(setPassword, { signOut })).start();
  const submit = (password: string, confirmation = password) => {
    actor.send({ type: "EDIT", password });
    actor.send({ type: "EDIT", confirmation });
    actor.send({ type: "SUBMIT" });
  };
  const at = (state: "notifying" | "changed") => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, setPassword, signOut, submit, at };
}

it.each([
  ["new horse 8", "new horse 9", TEXTS.account.passwordsDiffer],
  ["short", "short", TEXTS.account.passwordRule],
])("refuses %j and %j before anybody is asked", (password, confirmation, text) => {
  const { actor, submit, setPassword } = start();
  submit(password, confirmation);
  expect(actor.getSnapshot().context).toEqual({ password, confirmation, notice: { title: "Error!", text } });
  actor.send({ type: "DISMISS" });
  expect(actor.getSnapshot().value).toBe("editing");
  expect(setPassword).not.toHaveBeenCalled();
});

it("sets the password once, ends this page's session, says so, and forgets what was written", async () => {
  const { actor, submit, at, setPassword, signOut } = start();
  submit("new horse 8");
  actor.send({ type: "SUBMIT" });
  const { context } = await at("changed");
  expect(setPassword).toHaveBeenCalledExactlyOnceWith("new horse 8", expect.anything());
  expect(signOut).toHaveBeenCalledOnce();
  expect(context.notice).toEqual({
    title: "Success!",
    text: "Your password has been changed. Please log in with the new one.",
  });
  actor.send({ type: "DISMISS" });
  expect(actor.getSnapshot()).toMatchObject({ status: "done", context: { password: "", confirmation: "" } });
});

it("has changed the password though the sign-out failed, which is only logged", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { submit, at } = start({ signOut: vi.fn(() => Promise.reject(new Error("no"))) });
  submit("new horse 8");
  await at("changed");
  expect(warn).toHaveBeenCalledOnce();
});

it("says why not, and keeps what was written", async () => {
  const { submit, at, signOut } = start({ setPassword: vi.fn(() => Promise.reject(new Error("This link is old."))) });
  submit("new horse 8");
  const { context } = await at("notifying");
  expect(context).toMatchObject({ password: "new horse 8", notice: { title: "Error!", text: "This link is old." } });
  expect(signOut).not.toHaveBeenCalled();
});
