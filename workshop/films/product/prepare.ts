import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { PASSWORD, TestClient } from "../../../server/src/test/test-client.ts";

/** Where the build puts the library's songs. */
const LIBRARY = new URL("../../../assets/songs/", import.meta.url);

/** A dance to be made before the recording. */
export interface Dance {
  projectName: string;
  /** Name of the library's song, without its kind. */
  song: string;
  /** Milliseconds. */
  start: number;
  end: number;
  styles: readonly string[];
}

/** Somebody who has signed up. */
export interface Person {
  client: TestClient;
  email: string;
}

export async function signUp(url: string, email: string): Promise<Person> {
  const client = new TestClient(url);
  await client.signUp(email);
  // The first check of a session makes the keys, which takes its time.
  for (let tries = 0; tries < 30 && (await client.get("/api/profile")).status === 401; tries++)
    await new Promise((resolve) => setTimeout(resolve, 500));
  return { client, email };
}

/** Uploads the song of a dance, as the first steps of the create flow do. @returns the id of its project. */
export async function makeDraft({ client }: Person, { projectName, song, start, end }: Dance): Promise<string> {
  const file = new Blob([await readFile(new URL(`${song}.mp3`, LIBRARY))], { type: "audio/mpeg" });
  const fields = { projectName, title: `${song}.mp3`, start: String(start), end: String(end) };
  const made = await client.createProject(file, fields);
  if (!made.ok) throw new Error(`The project was not made: ${await made.text()}`);
  const { projectID } = (await made.json()) as { projectID: string };
  return projectID;
}

/** Chooses the styles of a draft, which is then ready to be danced. */
export async function chooseStyles({ client }: Person, projectID: string, styles: readonly string[]): Promise<void> {
  const danceform = styles.map((name) => `${name}, `).join("");
  const chosen = await client.json("POST", "/api/updatedanceform", { projectID, danceform });
  if (!chosen.ok) throw new Error(`The styles were not chosen: ${await chosen.text()}`);
}

/** Has a dance made by the product. @returns the id of its project. */
export async function makeDance(person: Person, dance: Dance): Promise<string> {
  const projectID = await makeDraft(person, dance);
  await chooseStyles(person, projectID, dance.styles);
  const danced = await person.client.json("POST", "/api/generatedance", { projectID });
  if (!danced.ok) throw new Error(`The dance was not made: ${await danced.text()}`);
  return projectID;
}

/** Logs somebody in by the product's own page. */
export async function logIn(page: Page, url: string, { email }: Person): Promise<void> {
  await page.goto(`${url}/login`);
  const form = page.getByRole("main");
  await form.getByLabel("Email", { exact: true }).fill(email);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "LOGIN", exact: true }).click();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
}
