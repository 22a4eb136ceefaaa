import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { PASSWORD, TestClient } from "../../server/src/test/test-client.ts";
import { writeDrumSong } from "../song.ts";

/** The people, projects and files of the checklist. */
export interface Cast {
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
export async function gatherCast(url: string, folder: string): Promise<Cast> {
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
    other: await makeProject(other, files.short, "Hidden Heron"),
    files,
  };
}

/** Gives the user, who has signed up, a project beside the browser. */
export async function giveProject(cast: Cast): Promise<void> {
  const client = new TestClient(cast.origin);
  await client.signIn(cast.email);
  cast.uid = client.uid;
  cast.own = await makeProject(client, cast.files.short, "Brave Peacock");
}

async function makeProject(client: TestClient, path: string, projectName: string): Promise<string> {
  const song = new Blob([await readFile(path)], { type: "audio/wav" });
  const answer = await client.createProject(song, { end: "8000", title: "short.wav", projectName });
  const { projectID } = (await answer.json()) as { projectID?: string };
  if (!projectID) throw new Error(`No project was made: ${answer.status}`);
  return projectID;
}

type Name = "origin" | "email" | "password" | "uid" | "own" | "other";

/** Puts the names of the cast in the place of their `{…}`. */
export function named(text: string, cast: Cast): string {
  return text.replace(/\{(origin|email|password|uid|own|other)\}/g, (_, name: Name) => {
    const value = cast[name];
    if (value === undefined) throw new Error(`The cast has no ${name} yet.`);
    return value;
  });
}
