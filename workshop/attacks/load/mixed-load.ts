import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { Visitor } from "./visitor.ts";

/** What was done, and how often it failed. */
export class Deeds {
  readonly #counts = new Map<string, { done: number; failed: number; example: string }>();

  /** Does something, counts it, and goes on where it fails. */
  async count<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    const count = this.#counts.get(what) ?? { done: 0, failed: 0, example: "" };
    this.#counts.set(what, count);
    count.done++;
    try {
      return await work();
    } catch (error) {
      count.failed++;
      count.example ||= (error as Error).message;
      return undefined;
    }
  }

  get lines(): string[] {
    return [...this.#counts].map(([what, { done, failed, example }]) =>
      failed > 0 ? `${done} × ${what}, ${failed} failed: ${example}` : `${done} × ${what}`,
    );
  }
}

/** Where the load goes, and until when. */
export interface MixedLoad {
  url: string;
  song: Blob;
  deeds: Deeds;
  /** Ends all of it; what is under way is finished. */
  signal: AbortSignal;
}

/** How often a reader looks at something. Milliseconds. */
const READ_EVERY_MS = 100;
const READERS = 4;
/** People who come, make dances and go for good. */
const MAKERS = 2;

/** All that people do, each over and over: what they leave does not grow, as each deletes the account at last. */
export async function runMixedLoad(load: MixedLoad): Promise<void> {
  const { url, song } = load;
  const owner = await Visitor.signUp(url);
  const shared = await owner.makeProject(song);
  await owner.generate(shared);
  await owner.get(`/api/changeprojectvisibility/${shared}/public`);
  const picture = await sharp({ create: { width: 1_200, height: 900, channels: 3, background: "#d80" } })
    .jpeg()
    .toBuffer();
  await Promise.all([
    ...Array.from({ length: READERS }, (_, at) => read(load, shared, at)),
    ...Array.from({ length: MAKERS }, () => make(load, new Blob([new Uint8Array(picture)]))),
    fail(load, owner),
  ]);
}

async function read({ url, deeds, signal }: MixedLoad, shared: string, first: number): Promise<void> {
  const visitor = new Visitor(url);
  const paths = [`/project/${shared}`, `/api/fetchproject/${shared}`, "/", "/api/songs", "/blogs"];
  for (let at = first; !signal.aborted; at++) {
    await deeds.count("read a page or a call", async () => {
      await expectStatus(visitor.get(paths[at % paths.length] ?? "/"), 200);
    });
    await sleep(READ_EVERY_MS);
  }
}

/** A whole life: in, two dances of which one is edited, a picture, out and in again, and away with everything. */
async function make({ url, song, deeds, signal }: MixedLoad, picture: Blob): Promise<void> {
  while (!signal.aborted) {
    await deeds.count("live the life of an account", async () => {
      const visitor = await Visitor.signUp(url);
      const id = await visitor.makeProject(song);
      const events = visitor.get(`/api/generation/${id}`).then((answer) => answer.text());
      await visitor.generate(id);
      await events;
      const { project } = await (await visitor.get(`/api/fetchproject/${id}`)).json();
      await expectStatus(visitor.get(project.song), 200);
      const { choreography, version } = project;
      const saved = { projectID: id, choreography, version };
      await expectStatus(visitor.json("PUT", "/api/choreography", saved), 200);
      await expectStatus(visitor.form("PUT", "/api/profilepicture", { file: picture }), 200);
      const copy = await (await visitor.json("POST", "/api/duplicate", { projectID: id })).json();
      await expectStatus(visitor.get(`/api/deleteproject/${copy.projectID}`), 200);
      await visitor.signOut();
      await visitor.signIn(visitor.email);
      await expectStatus(visitor.get(`/api/deleteaccount/${visitor.uid}`), 200);
    });
  }
}

/** What is refused, and what is left in the middle. */
async function fail({ url, song, deeds, signal }: MixedLoad, owner: Visitor): Promise<void> {
  const broken = new Blob([new Uint8Array(100_000).fill(7)]);
  while (!signal.aborted) {
    const visitor = new Visitor(url);
    await deeds.count("be refused", async () => {
      await expectStatus(owner.createProject(broken, { end: "3000" }), 415);
      await expectStatus(owner.form("PUT", "/api/profilepicture", { file: broken }), 415);
      await expectStatus(visitor.get("/api/profile"), 401);
      await expectStatus(visitor.get(`/api/fetchproject/${"0".repeat(32)}`), 404);
      await visitor.signIn("nobody@example.org").then(
        () => Promise.reject(new Error("Nobody was let in.")),
        () => undefined,
      );
    });
    await deeds.count("leave in the middle of an upload", async () => {
      const leave = AbortSignal.timeout(READ_EVERY_MS);
      const form = new FormData();
      for (const [name, value] of Object.entries({ start: "0", end: "60000", uid: owner.uid, title: "left" })) {
        form.append(name, value);
      }
      form.append("projectName", "left");
      form.append("file", song);
      await owner.fetch("/api/createproject", { method: "POST", body: form, signal: leave }).then(
        async (answer) => {
          const { projectID } = await answer.json();
          if (projectID) await owner.get(`/api/deleteproject/${projectID}`);
        },
        () => undefined,
      );
    });
    await sleep(READ_EVERY_MS);
  }
}

async function expectStatus(asked: Promise<Response>, status: number): Promise<void> {
  const answer = await asked;
  const text = await answer.text();
  if (answer.status !== status)
    throw new Error(`${new URL(answer.url).pathname.slice(0, 40)}: ${answer.status} ${text.slice(0, 200)}`);
}
