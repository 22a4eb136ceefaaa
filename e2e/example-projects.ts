import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { TestClient } from "../server/src/test/test-client.ts";
import { type Product, startProduct } from "./product.ts";
import { type DrumSong, writeDrumSong } from "./song.ts";

const SONG: DrumSong = { tempo: 120, seconds: 13 };
/** What is danced of it. Seconds. */
export const EXAMPLE_SECONDS = 12;
/** The name of the private dance: it must be seen nowhere. */
export const PRIVATE_NAME = "Clandestine Otter";

/** The product with dances to embed. */
export interface ExampleProjects {
  product: Product;
  /** Ids of a public dance, of a private one, and of none. */
  publicID: string;
  privateID: string;
  unknownID: string;
  close(): Promise<void>;
}

/** Starts the product and has two dances made of a song, through the API as its own pages do. */
export async function startWithExamples(): Promise<ExampleProjects> {
  const folder = await mkdtemp(join(tmpdir(), "nataraj-embedding-"));
  const path = join(folder, "drums.wav");
  await writeDrumSong(path, SONG);
  const product = await startProduct(join(folder, "data"));
  const close = async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const song = new Blob([await readFile(path)], { type: "audio/wav" });
    const owner = new TestClient(product.url);
    await owner.signUp("owner@example.org");
    await untilSessionWorks(owner);
    const publicID = await createExample(owner, song, "Brave Peacock");
    await owner.get(`/api/changeprojectvisibility/${publicID}/public`);
    const privateID = await createExample(owner, song, PRIVATE_NAME);
    return { product, publicID, privateID, unknownID: "0".repeat(32), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * The first check of a session makes the keys. A busy machine may take longer over them than SuperTokens waits, and
 * refuses; pages ask again by themselves.
 */
async function untilSessionWorks(owner: TestClient): Promise<void> {
  for (let tries = 0; tries < 240 && (await owner.get("/api/profile")).status === 401; tries++) await sleep(500);
}

async function createExample(owner: TestClient, song: Blob, projectName: string): Promise<string> {
  const made = await owner.createProject(song, {
    projectName,
    title: "drums.wav",
    end: String(EXAMPLE_SECONDS * 1_000),
  });
  if (!made.ok) throw new Error(`The project was not made: ${await made.text()}`);
  const { projectID } = (await made.json()) as { projectID: string };
  await owner.json("POST", "/api/updatedanceform", { projectID, danceform: "Salsa, " });
  const danced = await owner.json("POST", "/api/generatedance", { projectID });
  if (!danced.ok) throw new Error(`The dance was not made: ${await danced.text()}`);
  return projectID;
}

/** Somebody else's site. */
export interface OtherSite {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves one page on 127.0.0.1, which is another site than the product's localhost, and the files it names.
 * @param files Texts by path; `/` is the page.
 * @param headers Of every answer.
 */
export async function openOtherSite(
  files: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<OtherSite> {
  const server = createServer(({ url = "/" }, response) => {
    const text = files[url];
    const type = url.endsWith(".js") ? "text/javascript" : "text/html";
    const status = text === undefined ? 404 : 200;
    response.writeHead(status, { ...headers, "content-type": `${type}; charset=utf-8` }).end(text);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
