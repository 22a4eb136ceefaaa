import { afterEach, expect, it, vi } from "vitest";
import type { GenerationProgress } from "../contract/index.ts";
import { createNatarajClient } from "./create-client.ts";
import { type Answer, json, startDouble } from "./testing/double.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

async function clientOf(answer: Answer) {
  const double = await startDouble(answer);
  closing.push(double.close);
  return { client: createNatarajClient({ backend: double.backend }), requests: double.requests };
}

const event = (stage: string, progress: number) => `event: progress\ndata: ${JSON.stringify({ stage, progress })}\n\n`;
const stream =
  (...parts: string[]): Answer =>
  (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const part of parts) response.write(part);
  };

async function all(events: AsyncIterable<GenerationProgress>) {
  const seen: GenerationProgress[] = [];
  for await (const progress of events) seen.push(progress);
  return seen;
}

it("tells of every stage and ends with the last, though the connection stays open", async () => {
  const { client, requests } = await clientOf(
    stream(":hello\n\n", event("listening", 0.4), "event: other\ndata: {}\n\n", event("done", 1)),
  );
  await expect(all(client.generation("id"))).resolves.toEqual([
    { stage: "listening", progress: 0.4 },
    { stage: "done", progress: 1 },
  ]);
  expect(requests[0]).toMatchObject({ url: "/api/generation/id", headers: { accept: "text/event-stream" } });
});

it("says so when the connection ends before the job", async () => {
  const { client } = await clientOf((response, seen) => {
    stream(event("listening", 0.4))(response, seen);
    response.end();
  });
  await expect(all(client.generation("id"))).rejects.toMatchObject({ code: "unavailable" });
});

it("rejects events that are none of the contract", async () => {
  const { client } = await clientOf(stream("event: progress\ndata: {]\n\n"));
  await expect(all(client.generation("id"))).rejects.toMatchObject({ code: "internal" });
});

it("reads the error of a project that is not the caller's", async () => {
  const { client } = await clientOf(json(403, { error: "forbidden", message: "No." }));
  await expect(all(client.generation("id"))).rejects.toMatchObject({ code: "forbidden", message: "No." });
});

it.each(["abort", "leaving the loop"])("gives the connection back on %s", async (how) => {
  let gone: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    gone = resolve;
  });
  const { client } = await clientOf((response, seen) => {
    response.on("close", gone);
    stream(event("queued", 0))(response, seen);
  });
  const leaving = new AbortController();
  const run = async () => {
    for await (const _ of client.generation("id", { signal: leaving.signal })) {
      if (how === "abort") leaving.abort();
      else break;
    }
  };
  if (how === "abort") await expect(run()).rejects.toMatchObject({ name: "AbortError" });
  else await run();
  await closed;
});

it("asks again and again where an answer's body cannot be read as it comes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const states = [0.4, 0.4, 1].map((progress) => ({ stage: progress < 1 ? "listening" : "done", progress }));
    const accepted: (string | null)[] = [];
    const fetch = async (input: unknown) => {
      const accept = (input as Request).headers.get("accept");
      accepted.push(accept);
      return accept === "application/json" ? Response.json(states.shift()) : new Response(null);
    };
    const followed = all(createNatarajClient({ backend: "https://dance.example.org/api", fetch }).generation("id"));
    await vi.runAllTimersAsync();
    await expect(followed).resolves.toEqual([
      { stage: "listening", progress: 0.4 },
      { stage: "done", progress: 1 },
    ]);
    expect(accepted).toEqual(["text/event-stream", ...Array(3).fill("application/json")]);
  } finally {
    vi.useRealTimers();
  }
});

it("cancels a generation", async () => {
  const { client, requests } = await clientOf(json(200, { status: "OK" }));
  await client.cancelGeneration("nataraj-7");
  expect(requests[0]).toMatchObject({ method: "DELETE", url: "/api/generation/nataraj-7" });
});
