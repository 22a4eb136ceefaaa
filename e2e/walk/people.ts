import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { TestClient } from "../../server/src/test/test-client.ts";
import type { WalkedProduct, Walker } from "./screen.ts";

const LIBRARY = fileURLToPath(new URL("../../assets/songs", import.meta.url));
const LONG_PERSON = "Wilhelmina Featherstonehaugh-Cholmondeley of Llanfairpwllgwyngyll";
const LONG_PROJECT = "The Incomprehensible Hippopotamus whose long evening promenade never really ends";
/** A name that breaks nowhere. */
const LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaf";

interface Wish {
  song: string;
  projectName: string;
  /** Seconds. */
  end: number;
  danceform?: string;
  isPublic?: boolean;
}

export const addressOf = (walker: Walker): string => `${walker}@example.org`;

/** Signs the walkers up and has the dances made that they have. */
export async function createPeople(url: string): Promise<WalkedProduct> {
  const collector = await signUp(url, "collector", LONG_PERSON);
  const publicID = await create(collector, {
    song: "marigold-morning",
    projectName: LONG_PROJECT,
    end: 40,
    danceform: "Indian Classical, Contemporary, Breakdancing, Jazz Dance, ",
    isPublic: true,
  });
  const short = { song: "neon-staircase", end: 20 };
  const privateID = await create(collector, { ...short, projectName: "Brave Peacock", danceform: "Hip Hop, " });
  const draftID = await create(collector, { ...short, projectName: LONG_WORD });
  const owner = await signUp(url, "owner", "Ada");
  const dance = { song: "calle-de-agua", projectName: "Calm Tiger", end: 30, danceform: "Salsa, ", isPublic: true };
  const ownID = await create(owner, dance);
  await signUp(url, "newcomer", "Grace");
  await signUp(url, "maker", "Maya");
  return { url, publicID, privateID, draftID, ownID, song: `${LIBRARY}/neon-staircase.mp3` };
}

async function signUp(url: string, walker: Walker, name: string): Promise<TestClient> {
  const client = new TestClient(url);
  await client.signUp(addressOf(walker));
  await client.json("PUT", "/api/profile", { name });
  return client;
}

async function create(client: TestClient, { song, projectName, end, danceform, isPublic }: Wish): Promise<string> {
  const file = new Blob([await readFile(`${LIBRARY}/${song}.mp3`)], { type: "audio/mpeg" });
  const fields = { projectName, title: `${projectName}.mp3`, end: String(end * 1000) };
  const made = await client.createProject(file, fields);
  if (!made.ok) throw new Error(`${projectName} was not made: ${await made.text()}`);
  const { projectID } = (await made.json()) as { projectID: string };
  if (danceform) {
    await client.json("POST", "/api/updatedanceform", { projectID, danceform });
    const danced = await client.json("POST", "/api/generatedance", { projectID });
    if (!danced.ok) throw new Error(`${projectName} was not danced: ${await danced.text()}`);
  }
  if (isPublic) await client.get(`/api/changeprojectvisibility/${projectID}/public`);
  return projectID;
}
