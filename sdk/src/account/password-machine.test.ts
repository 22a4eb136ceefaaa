import { expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { ApiError, TEXTS } from "../contract/index.ts";
import { providePassword } from "./password-machine.ts";

function start(changePassword = vi.fn(async () => undefined)) {
  const actor = createActor(providePassword({ changePassword })).start();
  const submit = (old: string, next: string, confirmation = next) => {
    actor.send({ type: "EDIT", old, next, confirmation });
    actor.send({ type: "SUBMIT" });
  };
  return { actor, changePassword, submit, errors: () => actor.getSnapshot().context.errors };
}

it("asks nobody before the fields are right", () => {
  const { submit, errors, changePassword } = start();
  submit("", "short", "shorter");
  expect(errors()).toEqual({
    old: TEXTS.account.emailFailed,
    next: TEXTS.account.passwordRule,
    confirmation: "Passwords don't match",
  });
  expect(changePassword).not.toHaveBeenCalled();
});

it("changes the password and forgets both", async () => {
  const { actor, submit, changePassword } = start();
  submit("old horse 7", "new horse 8");
  await waitFor(actor, (state) => state.matches("changed"));
  expect(changePassword).toHaveBeenCalledExactlyOnceWith({ oldPassword: "old horse 7", newPassword: "new horse 8" });
  expect(actor.getSnapshot().context).toMatchObject({ old: "", next: "", confirmation: "" });
});

it.each([
  [new ApiError("wrong_password"), { old: "The old password is not correct." }],
  [new ApiError("weak_password"), { next: TEXTS.account.passwordRule }],
  [new TypeError("Failed to fetch"), { old: "Failed to fetch" }],
])("says under a field what went wrong: %s", async (error, expected) => {
  const { actor, submit, errors } = start(vi.fn(() => Promise.reject(error)));
  submit("old horse 7", "new horse 8");
  await waitFor(actor, (state) => state.matches("editing") && Object.keys(state.context.errors).length > 0);
  expect(errors()).toEqual(expected);
  actor.send({ type: "EDIT", old: "x" });
  expect(errors()).toEqual({});
});
