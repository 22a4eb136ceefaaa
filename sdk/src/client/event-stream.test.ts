import fc from "fast-check";
import { expect, it } from "vitest";
import { readEvents } from "./event-stream.ts";

function bodyOf(...chunks: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
}

async function read(...chunks: (string | Uint8Array)[]) {
  const events = [];
  for await (const event of readEvents(bodyOf(...chunks))) events.push(event);
  return events;
}

it("reads names, data of several lines, comments and each kind of line end", async () => {
  await expect(read(":c\r\nevent: a\r\ndata: 1\r\ndata:2\r\n\r\ndata\n\nid: 7\ndata: x: y\r\r\n")).resolves.toEqual([
    { event: "a", data: "1\n2" },
    { event: "message", data: "" },
    { event: "message", data: "x: y" },
  ]);
});

it("drops an event that is not complete at the end", async () => {
  await expect(read("data: whole\n\ndata: half\n")).resolves.toEqual([{ event: "message", data: "whole" }]);
});

it("reads the same wherever the bytes are cut", async () => {
  const text = "event: progress\r\ndata: नटराज ♪\r\n\r\ndata: b\n\n";
  const bytes = new TextEncoder().encode(text);
  const whole = await read(text);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 12 }), async (cuts) => {
      const sorted = [0, ...cuts.sort((a, b) => a - b), bytes.length];
      const chunks = sorted.slice(1).map((end, index) => bytes.slice(sorted[index], end));
      expect(await read(...chunks)).toEqual(whole);
    }),
    { numRuns: 60, seed: 1 },
  );
});
