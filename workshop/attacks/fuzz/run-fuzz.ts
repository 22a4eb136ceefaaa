import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { createPostgresDatabase } from "../../../server/src/auth/testing/postgres.ts";
import type { JsonSchema } from "../../../server/src/service/openapi/json-schema.ts";
import { attack } from "./attacks.ts";
import { fetchAgain } from "./fetch-again.ts";
import { audioSeeds, hostileAudio } from "./hostile-audio.ts";
import type { HostileFile } from "./hostile-files.ts";
import { heavyPictures, hostilePictures, pictureSeeds } from "./hostile-pictures.ts";
import { findLeftovers, waitUntilIdle } from "./leftovers.ts";
import type { FuzzOptions } from "./options.ts";
import { ProductProcess } from "./product-process.ts";
import { rawRequest } from "./raw-requests.ts";
import { type ReadsBeside, readBeside, slowTime } from "./reads-beside.ts";
import type { FuzzReport } from "./report.ts";
import { anyRequest, type Bodies, type FuzzRequest } from "./requests.ts";
import { allRoutes } from "./routes.ts";
import { closeConnections, send, sendRaw } from "./send.ts";
import { Tally } from "./tally.ts";
import { areIntact, createTestUsers, deleteTestUsers } from "./test-users.ts";
import { sendAudio, sendPicture } from "./upload-file.ts";

/** Memory is looked at after each; what one round has left must not grow with the next. */
const ROUNDS = 5;
/** Share of the requests that go over raw sockets. */
const RAW_SHARE = 0.2;
/** Sent at a time. */
const CONCURRENT_REQUESTS = 12;
/** Files are cut two at a time. */
const CONCURRENT_FILES = 3;
/** After each of this many requests, the run checks that people still have their sessions and projects. */
const CHUNK_REQUESTS = 120;
/** Fewer requests say nothing about memory: the process is still warming up. */
const MIN_REQUESTS_FOR_MEMORY = 5_000;
/** How much more memory the last round, or heavy pictures, may take than the second round, or the last. */
const MAX_GROWTH = { share: 1.25, bytes: 100 * 2 ** 20 };

/** Fewer files are a look at the product in `npm test`, where no time is measured. */
const MIN_FILES_FOR_READS = 100;
/** How often each heavy picture is sent, by two people who may upload three at a time each. */
const HEAVY_TIMES = 6;
/** How much slower everybody's reads may be beside them: where pictures took the server's own threads it was 280 times. */
const MAX_SLOWDOWN = 20;

/** Sends odd and hostile requests to the product, and checks that it keeps working. */
export async function runFuzz(
  options: FuzzOptions,
  log: (line: string) => void = () => undefined,
): Promise<FuzzReport> {
  const folder = await mkdtemp(join(tmpdir(), "nataraj-fuzz-"));
  const postgres = options.database === "postgres" ? await createPostgresDatabase() : undefined;
  try {
    const product = await ProductProcess.start(folder, postgres?.url);
    try {
      return await fuzz(product, options, log);
    } finally {
      closeConnections();
      await product.stop();
    }
  } finally {
    await postgres?.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fuzz(product: ProductProcess, options: FuzzOptions, log: (line: string) => void): Promise<FuzzReport> {
  const begun = performance.now();
  const until = begun + options.minutes * 60_000;
  const tally = new Tally();
  const songs = await audioSeeds();
  const song = songs.get("mp3") ?? Buffer.alloc(0);
  const made = {
    requests: fc.sample(anyRequest(allRoutes(), await readBodies(product)), sampling(options, 1 - RAW_SHARE)),
    raw: fc.sample(rawRequest, sampling(options, RAW_SHARE)),
    audio: fc.sample(hostileAudio(songs), { seed: options.seed, numRuns: Math.ceil(options.files * 0.7) }),
    pictures: fc.sample(hostilePictures(await pictureSeeds()), {
      seed: options.seed,
      numRuns: Math.floor(options.files * 0.3),
    }),
  };
  const sent = { requests: 0, raw: 0, files: 0 };
  let people = await createTestUsers(product.url, song);
  const rss = [await product.metric("process_resident_memory_bytes")];
  let open = 0;

  const isOver = () => product.death !== undefined || performance.now() > until;
  for (let round = 0; round < ROUNDS && !isOver(); round++) {
    const part = <T>(all: readonly T[]) =>
      all.slice((all.length * round) / ROUNDS, (all.length * (round + 1)) / ROUNDS);
    for (const chunk of chunksOf(part(made.requests))) {
      if (isOver()) break;
      await eachOf(chunk, CONCURRENT_REQUESTS, async (request) => {
        tally.count(request.route, await send(product.port, request, people), () => describe(request));
        sent.requests++;
      });
      if (product.death === undefined && !(await areIntact(people).catch(() => false))) {
        people = await createTestUsers(product.url, song);
      }
    }
    await eachOf(part(made.raw), CONCURRENT_REQUESTS, async (bytes) => {
      if (isOver()) return;
      for (const outcome of await sendRaw(product.port, bytes))
        tally.count("raw socket", outcome, () => bytes.toString("latin1"));
      sent.raw++;
    });
    const upload = (kind: string, by: typeof sendAudio) => async (file: HostileFile) => {
      if (isOver()) return;
      tally.count(
        `${kind} ${file.name}`,
        await by(product.port, file, people),
        () => `${file.name}, ${file.bytes.length} bytes`,
      );
      sent.files++;
    };
    await eachOf(part(made.audio), CONCURRENT_FILES, upload("music", sendAudio));
    await eachOf(part(made.pictures), CONCURRENT_FILES, upload("picture", sendPicture));
    if (product.death !== undefined) break;
    await waitUntilIdle(product);
    rss.push(await product.metric("process_resident_memory_bytes"));
    if (round === 0) open = await product.metric("process_open_fds");
    log(`round ${round + 1} of ${ROUNDS}: ${sent.requests + sent.raw} requests, ${sent.files} files`);
  }

  if (!isOver()) for (const one of await attack(product, people)) tally.violate("an attack succeeded", () => one);
  const reads =
    options.files >= MIN_FILES_FOR_READS && !isOver() ? await sendHeavy(product, tally, song, rss.at(-1)) : undefined;
  await checkAfterwards({ product, tally, open, rss, options });
  const wanted = made.requests.length + made.raw.length + made.audio.length + made.pictures.length;
  const done = sent.requests + sent.raw + sent.files;
  if (done < wanted) tally.violate("the run ended early", () => `${done} of ${wanted} were sent`);
  const { requests, raw: rawRequests, files } = sent;
  const violations = [...tally.violations.values()];
  const seconds = (performance.now() - begun) / 1000;
  return { options, requests, rawRequests, files, tally, rss, reads, seconds, violations };
}

/** Many heavy pictures at once, while somebody else reads. */
async function sendHeavy(product: ProductProcess, tally: Tally, song: Buffer, rss = 0): Promise<ReadsBeside> {
  const people = await createTestUsers(product.url, song);
  const pictures = await heavyPictures();
  const all = Array.from({ length: HEAVY_TIMES }, () => pictures).flat();
  const sendAll = async () => {
    await eachOf([...all.entries()], 6, async ([at, file]) => {
      const sender = at % 2 === 0 ? people : { ...people, owner: people.other };
      const outcome = await sendPicture(product.port, file, sender);
      tally.count(`heavy picture ${file.name}`, outcome, () => `${file.name}, ${file.bytes.length} bytes`);
    });
  };
  const reads = await readBeside(product, people, sendAll);
  const [quiet, beside] = [slowTime(reads.quiet), slowTime(reads.beside)];
  if (beside > quiet * MAX_SLOWDOWN)
    tally.violate("pictures hold up reads", () => `${beside.toFixed(0)} ms, ${quiet.toFixed(0)} ms without them`);
  if (isMuchMore(reads.rss, rss))
    tally.violate("pictures take the server's memory", () => [rss, reads.rss].map(megabytes).join(" → "));
  if (reads.failed > 0) tally.violate("reads failed beside pictures", () => String(reads.failed));
  return reads;
}

interface FuzzRun {
  product: ProductProcess;
  tally: Tally;
  /** How many files the process had open after the first round. */
  open: number;
  rss: number[];
  options: FuzzOptions;
}

/** What must not be once all is over: a dead process, errors in its log, anything left, memory that grows. */
async function checkAfterwards({ product, tally, open, rss, options }: FuzzRun): Promise<void> {
  const { death } = product;
  if (death !== undefined) tally.violate("the process died", () => `${death}\n${product.errors.slice(-3).join("\n")}`);
  else {
    closeConnections();
    await deleteTestUsers();
    await waitUntilIdle(product);
    for (const one of await findLeftovers(product, open)) tally.violate("something was left", () => one);
    const status = await product.stop();
    if (status !== 0) tally.violate("it did not stop well", () => `status ${status}`);
  }
  for (const line of product.errors) tally.violate(`an error in the log: ${messageOf(line)}`, () => line);
  const [, , second = 0] = rss;
  if (options.requests >= MIN_REQUESTS_FOR_MEMORY && isMuchMore(rss.at(-1) ?? 0, second)) {
    tally.violate("memory grows", () => rss.map(megabytes).join(" → "));
  }
}

function isMuchMore(bytes: number, before: number): boolean {
  return bytes > before * MAX_GROWTH.share + MAX_GROWTH.bytes;
}

function megabytes(bytes: number): string {
  return String(Math.round(bytes / 2 ** 20));
}

function sampling({ seed, requests }: FuzzOptions, share: number): { seed: number; numRuns: number } {
  return { seed, numRuns: Math.max(1, Math.round(requests * share)) };
}

/** What the product says of the bodies that its calls take. */
async function readBodies({ url }: ProductProcess): Promise<Bodies> {
  const { paths, components } = (await (await fetchAgain(() => fetch(`${url}/api/openapi.json`))).json()) as {
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: JsonSchema }> } }>>;
    components: { schemas: Record<string, JsonSchema> };
  };
  const named = ({ $ref, ...schema }: JsonSchema = {}) =>
    $ref ? components.schemas[$ref.replace("#/components/schemas/", "")] : schema;
  const entries = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { requestBody }]) => {
      const content = requestBody?.content ?? {};
      const [json, form] = [content["application/json"], content["multipart/form-data"]];
      const body = { json: json && named(json.schema), form: form && named(form.schema) };
      return [`${method.toUpperCase()} /api${path}`, body] as const;
    }),
  );
  return Object.fromEntries(entries) as Bodies;
}

function* chunksOf<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += CHUNK_REQUESTS) yield all.slice(at, at + CHUNK_REQUESTS);
}

/** Does something with each, a few at a time. */
async function eachOf<T>(all: readonly T[], width: number, work: (one: T) => Promise<void>): Promise<void> {
  const rest = all.values();
  const worker = async () => {
    for (const one of rest) await work(one);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

function describe({ method, path, headers, body, sender, antiCsrf }: FuzzRequest): string {
  const content =
    body === undefined
      ? ""
      : Buffer.from(body as string)
          .toString("latin1")
          .slice(0, 600);
  return `${method} ${path.slice(0, 600)} as ${sender}${antiCsrf ? " with proof" : ""} ${JSON.stringify(headers)}\n${content}`;
}

function messageOf(line: string): string {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return `${msg}: ${err?.message?.slice(0, 120)}`;
  } catch {
    return line.slice(0, 160);
  }
}
