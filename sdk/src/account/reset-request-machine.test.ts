import { expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { TEXTS } from "../contract/index.ts";
import { provideResetRequest } from "./reset-request-machine.ts";

function start(sendLink = vi.fn(async () => undefined)) {
  const request = createActor(provideResetRequest(sendLink)).start();
  request.send({ type: "EDIT", email: " a@b.io " });
  request.send({ type: "SUBMIT" });
  return { request, sendLink };
}

it("asks once for a mail to the address, however often it is pressed", async () => {
  const { request, sendLink } = start();
  request.send({ type: "SUBMIT" });
  await waitFor(request, (state) => state.matches("sent"));
  expect(sendLink).toHaveBeenCalledExactlyOnceWith("a@b.io", expect.anything());
});

it.each([
  [new Error("Too many tries."), "Too many tries."],
  ["a word", TEXTS.account.emailFailed],
])("says why it could not, keeps the address and tries again: %s", async (failure, text) => {
  const { request, sendLink } = start(vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined));
  const { context } = await waitFor(request, (state) => state.matches("notifying"));
  expect(context).toEqual({ email: " a@b.io ", notice: { title: "Error!", text } });
  request.send({ type: "DISMISS" });
  request.send({ type: "SUBMIT" });
  await waitFor(request, (state) => state.matches("sent"));
  expect(sendLink).toHaveBeenCalledTimes(2);
});
