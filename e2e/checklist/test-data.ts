import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { PASSWORD, TestClient } from "../../server/src/test/test-client.ts";
import { writeDrumSong } from "../song.ts";

/** The users, projects and files that the checklist works with. */
export interface TestData {
  /** Address of the product. */
  origin: string;
  email: string;
  password: string;
  /** The user's id and project, a draft that waits for its styles; undefined until the user is there. */
  uid?: string;
  own?: string;
  /** A private project of someone else. */
  other: string;
  files: { song: string; short: string; notMusic: string; picture: string; notPicture: string };
}

/** Makes the files, and someone else with a private project. */
export async function createTestData(url: string, folder: string): Promise<TestData> {
  const file = (name: string) => join(folder, name);
  const files = {
    song: file("drums.wav"),
    short: file("short.wav"),
    notMusic: file("notes.txt"),
    picture: file("me.png"),
    notPicture: file("broken.png"),
  };
  await Promise.all([
    writeDrumSong(files.song, { tempo: 118, seconds: 75 }),
    writeDrumSong(files.short, { tempo: 118, seconds: 12 }),
    writeFile(files.notMusic, "no music"),
    writeFile(files.notPicture, "no picture"),
    sharp({ create: { width: 200, height: 200, channels: 3, background: "#c2410c" } })
      .png()
      .toFile(files.picture),
  ]);
  const other = new TestClient(url);
  await other.signUp("other@example.com");
  return {
    origin: url,
    email: "stranger@example.com",
    password: PASSWORD,
    other: await createProject(other, files.short, "Hidden Heron"),
    files,
  };
}

/** Gives the user, who has signed up, a project beside the browser. */
export async function createUserProject(data: TestData): Promise<void> {
  const client = new TestClient(data.origin);
  await client.signIn(data.email);
  data.uid = client.uid;
  data.own = await createProject(client, data.files.short, "Brave Peacock");
}

async function createProject(client: TestClient, path: string, projectName: string): Promise<string> {
  const song = new Blob([await readFile(path)], { type: "audio/wav" });
  const answer = await client.createProject(song, { end: "8000", title: "short.wav", projectName });
  const { projectID } = (await answer.json()) as { projectID?: string };
  if (!projectID) throw new Error(`No project was made: ${answer.status}`);
  return projectID;
}

type Placeholder = "origin" | "email" | "password" | "uid" | "own" | "other";

/** Puts the names of the test data in the place of their `{…}`. */
export function fillPlaceholders(text: string, data: TestData): string {
  return text.replace(/\{(origin|email|password|uid|own|other)\}/g, (_, name: Placeholder) => {
    const value = data[name];
    if (value === undefined) throw new Error(`The test data has no ${name} yet.`);
    return value;
  });
}
