import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { hum, temporaryFolder, writeAudio } from "../audio.fixture.ts";
import { transcriptionService } from "./transcription-service.ts";

// A server that speaks the protocol of OpenAI's /audio/transcriptions.
let server: Server;
let baseURL: string;
let answer: { status: number; body: unknown; headers?: Record<string, string> };
let asked: { path: string | undefined; authorization: string | undefined; form: FormData }[] = [];
const folder = temporaryFolder();
const song = join(folder.path, "song.mp3");

beforeAll(async () => {
  writeAudio(song, hum(2));
  server = createServer(async (request, response) => {
    asked.push({ path: request.url, authorization: request.headers.authorization, form: await formOf(request) });
    response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterEach(() => {
  asked = [];
});
afterAll(() => {
  server.close();
  folder.remove();
});

async function formOf(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  return new Response(Buffer.concat(chunks), { headers }).formData();
}

const service = (apiKey?: string) => transcriptionService({ apiKey, baseURL, transcriptionModel: "whisper-1" });
const listen = (apiKey?: string, signal?: AbortSignal) => service(apiKey).transcribe(song, { duration: 2, signal });

test("segments come with the words that lie in them", async () => {
  const words = [
    { word: "Hold", start: 0.5, end: 0.9 },
    { word: " me", start: 0.9, end: 1.2 },
    { word: "We", start: 1.4, end: 1.6 },
  ];
  const segments = [
    { id: 0, text: " Hold me", start: 0.5, end: 1.3 },
    { id: 1, text: " We dance", start: 1.3, end: 2 },
  ];
  answer = { status: 200, body: { task: "transcribe", duration: 2, text: "Hold me We dance", segments, words } };
  expect((await listen("sk-1")).lines).toEqual([
    {
      text: " Hold me",
      start: 0.5,
      end: 1.3,
      words: [
        { text: "Hold", start: 0.5, end: 0.9 },
        { text: "me", start: 0.9, end: 1.2 },
      ],
    },
    { text: " We dance", start: 1.3, end: 2, words: [{ text: "We", start: 1.4, end: 1.6 }] },
  ]);
});

test("the song is sent, with what is asked of it and the key", async () => {
  answer = { status: 200, body: { text: "", segments: [] } };
  expect((await listen("sk-1")).lines).toEqual([]);
  const [request] = asked;
  expect(request).toMatchObject({ path: "/v1/audio/transcriptions", authorization: "Bearer sk-1" });
  expect(request?.form.get("model")).toBe("whisper-1");
  expect(request?.form.get("response_format")).toBe("verbose_json");
  expect(request?.form.getAll("timestamp_granularities[]")).toEqual(["word", "segment"]);
  expect(request?.form.get("file")).toMatchObject({ name: "song.mp3", type: "audio/mpeg" });
});

test("the language is asked for where it is known, and told as a code where it was heard", async () => {
  answer = { status: 200, body: { text: "", segments: [], language: "hindi" } };
  expect(await listen()).toMatchObject({ language: "hi" });
  expect(asked[0]?.form.get("language")).toBeNull();
  const known = await service().transcribe(song, { duration: 2, language: "fr" });
  expect(known).toMatchObject({ language: "fr" });
  expect(asked[1]?.form.get("language")).toBe("fr");
});

test("known lines get the times of the words that were heard, moved by the lag", async () => {
  const words = ["hold", "me", "closer"].map((word, i) => ({ word, start: 0.4 + i * 0.4, end: 0.7 + i * 0.4 }));
  answer = { status: 200, body: { text: "", segments: [], words } };
  const { aligned } = await service().transcribe(song, { duration: 2, knownLines: ["Hold me closer"] });
  expect(aligned).toMatchObject([{ text: "Hold me closer", start: expect.closeTo(0.2), end: expect.closeTo(1.3) }]);
});

test("a server that wants no key gets none of ours", async () => {
  answer = { status: 200, body: { text: "", segments: [] } };
  await listen();
  expect(asked[0]?.authorization).toBe("Bearer none");
});

test.each([
  ["a refusal", { status: 401, body: { error: { message: "Incorrect API key" } } }, { status: 401 }],
  [
    "a service that asks to wait for an hour",
    { status: 429, body: {}, headers: { "retry-after": "3600" } },
    { status: 429 },
  ],
  [
    "a service that asks to wait until tomorrow",
    { status: 503, body: {}, headers: { "retry-after": new Date(Date.now() + 86_400_000).toUTCString() } },
    { status: 503 },
  ],
  ["an answer of megabytes", { status: 200, body: { text: "la".repeat(3_000_000) } }, { name: "AnswerTooLongError" }],
  ["an answer without times", { status: 200, body: { segments: [{ text: "a" }] } }, { name: "$ZodError" }],
])("%s is an error", async (_, given, expected) => {
  answer = given;
  await expect(listen("sk-1")).rejects.toMatchObject(expected);
});

test("an abort ends the wait for a second try", async () => {
  answer = { status: 429, body: {}, headers: { "retry-after": "5" } };
  const abort = new AbortController();
  const reason = new Error("cancelled");
  const listening = listen("sk-1", abort.signal);
  await expect.poll(() => asked.length).toBe(1);
  setTimeout(() => abort.abort(reason), 50);
  await expect(listening).rejects.toBe(reason);
  expect(asked).toHaveLength(1);
});

test("an abort ends the call", async () => {
  await expect(listen("sk-1", AbortSignal.abort())).rejects.toThrow(/abort/i);
  expect(asked).toHaveLength(0);
});
