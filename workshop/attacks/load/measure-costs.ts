import { mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { connectDatabase } from "../../../server/src/database/database.ts";
import { makeSong } from "../../../server/src/test/make-song.ts";
import type { ServerProcess } from "../../../server/src/test/server-process.ts";
import { memoryOf, processorTime } from "./processor-time.ts";
import { readSong, startProduct } from "./product.ts";
import { Visitor } from "./visitor.ts";

/** How often a call is made: the kernel counts in hundredths of a second. */
const TIMES = 200;
const FEW = 20;
const GENERATIONS = 3;

interface Cost {
  what: string;
  /** Processor time, that of children included. Milliseconds. */
  work: number;
  /** Of the answer. */
  bytes?: number;
}

/** What each thing that people do costs one process with SQLite: processor time, bytes, disk and memory. */
export async function measureCosts(folder: string): Promise<string[]> {
  const place = join(folder, "costs");
  await mkdir(place);
  const product = await startProduct(place, { WHISPER_MODEL: "" });
  try {
    const costs = [...(await ofCalls(product)), ...(await ofGenerations(product))];
    const { files, row } = await diskOf(join(place, "data"));
    const memory = await memoryOf(product.child.pid ?? 0);
    return [
      "| what | processor time, ms | bytes sent |",
      "| --- | ---: | ---: |",
      ...costs.map(({ what, work, bytes }) => `| ${what} | ${work.toFixed(1)} | ${bytes?.toFixed(0) ?? ""} |`),
      `A song takes ${files} bytes of the storage, a project with its dance ${row} bytes of the database. The process has ${(memory / 1e6).toFixed(0)} MB.`,
    ];
  } finally {
    await product.stop();
  }
}

/** Makes a call many times and divides. The first of them are not counted: they run uncompiled. */
async function costOf(
  { child }: ServerProcess,
  what: string,
  times: number,
  call: (index: number) => Promise<Response>,
): Promise<Cost> {
  for (let index = 0; index < Math.ceil(times / 4); index++) await (await call(-1 - index)).arrayBuffer();
  const before = await processorTime(child.pid ?? 0);
  let bytes = 0;
  for (let index = 0; index < times; index++) {
    const answer = await call(index);
    if (answer.status >= 300) throw new Error(`${what} answered ${answer.status}`);
    bytes += Number(answer.headers.get("content-length") ?? (await answer.clone().arrayBuffer()).byteLength);
    await answer.arrayBuffer();
  }
  return { what, work: ((await processorTime(child.pid ?? 0)) - before) / times, bytes: bytes / times };
}

async function ofCalls(product: ServerProcess): Promise<Cost[]> {
  const { url } = product;
  const song = await readSong();
  const owner = await Visitor.signUp(url);
  const id = await owner.makeProject(song);
  await owner.generate(id);
  const { project } = await (await owner.get(`/api/fetchproject/${id}`)).json();
  await owner.get(`/api/changeprojectvisibility/${id}/public`);
  const guest = new Visitor(url);
  const compressed = { headers: { "accept-encoding": "br" } };
  const assets = await assetsOf(url);
  const form = (email: string) => ({
    formFields: [
      { id: "email", value: email },
      { id: "password", value: "correct horse 7" },
    ],
  });
  const signUp = (index: number) => new Visitor(url).json("POST", "/api/auth/signup", form(`new${index}@example.org`));
  const signIn = () => new Visitor(url).json("POST", "/api/auth/signin", form(owner.email));
  let { version } = project;
  const save = async () => {
    const { choreography } = project;
    const answer = await owner.json("PUT", "/api/choreography", { projectID: id, choreography, version });
    version = (await answer.clone().json()).version;
    return answer;
  };
  const drafts = await Visitor.signUp(url);
  const upload = async () => {
    const made = await drafts.makeProject(song);
    return drafts.get(`/api/deleteproject/${made}`);
  };
  const calls: [what: string, times: number, call: (index: number) => Promise<Response>][] = [
    ["sign up", FEW, signUp],
    ["sign in", FEW, signIn],
    ["refresh a session", FEW, () => owner.fetch("/api/auth/session/refresh", { method: "POST" })],
    ["a page's document", TIMES, () => guest.fetch(`/project/${id}`, compressed)],
    ["a file of the site", TIMES, (index) => guest.fetch(assets.at(index % assets.length) ?? "/", compressed)],
    ["read a public project", TIMES, () => guest.get(`/api/fetchproject/${id}`)],
    ["read one's own project", TIMES, () => owner.get(`/api/fetchproject/${id}`)],
    ["list one's projects", TIMES, () => owner.get(`/api/fetchprojects/${owner.uid}`)],
    ["read one's profile", TIMES, () => owner.get("/api/profile")],
    ["play a song", TIMES, () => owner.get(project.song)],
    ["save an edit", FEW, save],
    ["upload and cut a song, and delete it", FEW, upload],
  ];
  const costs: Cost[] = [];
  for (const [what, times, call] of calls) costs.push(await costOf(product, what, times, call));
  return costs;
}

/** The scripts and styles that the first page names. */
async function assetsOf(url: string): Promise<string[]> {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const html = Buffer.from(await answer.arrayBuffer());
  const text = answer.headers.get("content-encoding") === "br" ? await promisify(brotliDecompress)(html) : html;
  return [...new Set([...text.toString().matchAll(/"(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? ""))];
}

/**
 * By the phases that its events tell of. A song without words in its tags, so that Whisper listens. Planning is too short for
 * its event to come before its end.
 */
async function ofGenerations(product: ServerProcess): Promise<Cost[]> {
  const work = () => processorTime(product.child.pid ?? 0);
  const sums = new Map<string, number>();
  let bytes = 0;
  const song = await makeSong(60);
  // The first one loads code and model.
  for (let number = 0; number <= GENERATIONS; number++) {
    const owner = await Visitor.signUp(product.url);
    const id = await owner.makeProject(song);
    let phase = "queued";
    let since = await work();
    const enter = async (next: string) => {
      if (next === phase) return;
      const now = await work();
      if (number > 0) sums.set(phase, (sums.get(phase) ?? 0) + now - since);
      [phase, since] = [next, now];
    };
    const asked = owner.generate(id);
    await follow(owner, id, async (text) => {
      if (number > 0) bytes += text.length;
      for (const [, stage] of text.matchAll(/"stage":"(\w+)"/g)) await enter(stage ?? "");
    });
    await asked;
  }
  const cost = (what: string, ...stages: string[]): Cost => ({
    what,
    work: stages.reduce((sum, stage) => sum + (sums.get(stage) ?? 0), 0) / GENERATIONS,
  });
  return [
    { ...cost("queue a generation, send its events", "queued"), bytes: bytes / GENERATIONS },
    cost("hear the words (Whisper base)", "transcribing"),
    cost("hear the music, plan the dance", "listening", "choreographing"),
  ];
}

/** Reads the events of a generation to their end, from when there are any. */
async function follow(owner: Visitor, id: string, read: (text: string) => Promise<void>): Promise<void> {
  while (true) {
    const answer = await owner.get(`/api/generation/${id}`);
    if (answer.status !== 200) {
      await answer.arrayBuffer();
      continue;
    }
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) await read(decoder.decode(chunk as Uint8Array, { stream: true }));
    return;
  }
}

/** The mean sizes of a stored song, and of the texts of a project. Bytes. */
async function diskOf(dataDir: string): Promise<{ files: number; row: number }> {
  const songs = join(dataDir, "files", "songs");
  const sizes = await Promise.all((await readdir(songs)).map(async (name) => (await stat(join(songs, name))).size));
  const knex = await connectDatabase({ dataDir });
  const rows = await knex("projects").where({ checkpoint: 3 }).select("choreography", "listening", "lyrics");
  await knex.destroy();
  const mean = (values: number[]) => Math.round(values.reduce((total, value) => total + value, 0) / values.length);
  return { files: mean(sizes), row: mean(rows.map((row) => Buffer.byteLength(Object.values(row).join("")))) };
}
