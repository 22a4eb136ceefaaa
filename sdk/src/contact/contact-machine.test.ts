import { describe, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { ConnectionError } from "../client/connection-error.ts";
import { createNatarajClient } from "../client/create-client.ts";
import { provideContact } from "./contact-machine.ts";

function start(contactUs: (message: { email: string; text: string }) => Promise<void>) {
  const contact = createActor(provideContact({ contactUs })).start();
  return {
    contact,
    async said(email: string, text: string) {
      contact.send({ type: "EDIT", email });
      contact.send({ type: "EDIT", text });
      contact.send({ type: "SEND" });
      return (await waitFor(contact, (state) => state.matches("notifying"))).context.notice?.text;
    },
  };
}

/** Through the real client, with an answer of the server. */
function answering(answer: () => Promise<Response>) {
  const client = createNatarajClient({ backend: "http://127.0.0.1/api", fetch: answer });
  return start((message) => client.contactUs(message));
}

describe("what the dialog says", () => {
  it.each([
    [new Response("{}", { status: 200 }), "Thanks for contacting us. We'll reach out to you soon!"],
    [new Response("", { status: 429 }), "Request Failed: Please try again after 60 minutes"],
    [new Response("", { status: 500, statusText: "Internal Server Error" }), "Request Failed: Internal Server Error"],
    [new Response("", { status: 503, statusText: "Service Unavailable" }), "Request Failed: Service Unavailable"],
  ])("after %o", async (response, sentence) => {
    await expect(answering(async () => response).said("a@b.io", "hi")).resolves.toBe(sentence);
  });

  it("where no answer came", async () => {
    const { said } = answering(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(said("a@b.io", "hi")).resolves.toBe(
      "Request Failed: The server could not be reached. Please check your connection and try again.",
    );
  });

  it("where the answer came too late", async () => {
    const late = new ConnectionError(new DOMException("late", "TimeoutError"));
    await expect(start(() => Promise.reject(late)).said("a@b.io", "hi")).resolves.toBe(
      "Request Failed: Request Timed Out",
    );
  });

  it("where something was thrown that is no error", async () => {
    await expect(start(() => Promise.reject("a word")).said("a@b.io", "hi")).resolves.toBe("Request Failed: a word");
  });

  it.each([
    ["", "hi"],
    ["a@b", "hi"],
    ["a b@c.io", "hi"],
    ["a@b.i", "hi"],
    ["a@b.io", ""],
    ["a@b.io", "  \n"],
  ])("to %j and %j, which are not sent", async (email, text) => {
    const send = vi.fn(() => Promise.resolve());
    await expect(start(send).said(email, text)).resolves.toBe("Please fill the email and text correctly");
    expect(send).not.toHaveBeenCalled();
  });
});

it("says in the title of the dialog whether the message arrived", async () => {
  const { contact, said } = start(vi.fn().mockRejectedValueOnce(new Error("no")).mockResolvedValue(undefined));
  const title = () => contact.getSnapshot().context.notice?.title;
  await said("a@b.io", "");
  expect(title()).toBe("Error!");
  contact.send({ type: "DISMISS" });
  await said("a@b.io", "hi");
  expect(title()).toBe("Error!");
  contact.send({ type: "DISMISS" });
  contact.send({ type: "SEND" });
  await waitFor(contact, (state) => state.matches("notifying"));
  expect(title()).toBe("Success!");
});

it("tells the outcome of each try, not of the one before, and keeps what was not sent", async () => {
  const send = vi.fn().mockRejectedValueOnce(new TypeError("no line")).mockResolvedValue(undefined);
  const { contact, said } = start(send);
  await expect(said(" a@b.io ", "hi ")).resolves.toBe("Request Failed: no line");
  contact.send({ type: "DISMISS" });
  expect(contact.getSnapshot().context).toMatchObject({ email: " a@b.io ", text: "hi " });
  contact.send({ type: "SEND" });
  const state = await waitFor(contact, (snapshot) => snapshot.matches("notifying"));
  expect(state.context).toMatchObject({
    notice: { text: "Thanks for contacting us. We'll reach out to you soon!" },
    email: "",
  });
  expect(send).toHaveBeenLastCalledWith({ email: "a@b.io", text: "hi" }, expect.anything());
});

it("sends once, however often it is asked while sending", () => {
  const send = vi.fn(() => new Promise<void>(() => undefined));
  const { contact } = start(send);
  contact.send({ type: "EDIT", email: "a@b.io", text: "hi" });
  contact.send({ type: "SEND" });
  contact.send({ type: "SEND" });
  expect(send).toHaveBeenCalledOnce();
});
