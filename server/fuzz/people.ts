import { TestClient } from "../src/test/test-client.ts";
import { fetchAgain } from "./fetch-again.ts";
import type { Place } from "./hostile-texts.ts";

/** People with projects, so that requests reach what only people with projects reach. */
export interface People {
  owner: TestClient;
  other: TestClient;
  places: Record<Place, string>;
}

let number = 0;

/** Each from an address of their own: the limits for one address are not what is looked for. */
class Person extends TestClient {
  readonly email = `fuzz-${++number}-${Date.now()}@example.org`;
  readonly address = `10.200.${number >> 8}.${number & 255}`;

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", this.address);
    return fetchAgain(() => super.fetch(path, { ...init, headers }));
  }
}

const everyone: Person[] = [];

async function signUp(url: string): Promise<Person> {
  const person = new Person(url);
  everyone.push(person);
  await person.signUp(person.email);
  await person.get(`/api/createuserdata/${person.uid}`);
  return person;
}

async function createProject(person: TestClient, song: Buffer): Promise<string> {
  const answer = await person.createProject(new Blob([new Uint8Array(song)]), { end: "3000" });
  const body = (await answer.json()) as { projectID?: string };
  if (!body.projectID) throw new Error(`/api/createproject answered ${answer.status} ${JSON.stringify(body)}`);
  return body.projectID;
}

/** Signs two people up and makes projects for them. */
export async function gatherPeople(url: string, song: Buffer): Promise<People> {
  const [owner, other] = [await signUp(url), await signUp(url)];
  const project = await createProject(owner, song);
  const publicProject = await createProject(owner, song);
  await owner.get(`/api/changeprojectvisibility/${publicProject}/public`);
  const otherProject = await createProject(other, song);
  const answer = (await (await owner.get(`/api/fetchproject/${project}`)).json()) as { project: { song: string } };
  const path = answer.project.song.replace("/api/media/", "");
  const places = {
    uid: owner.uid,
    otherUid: other.uid,
    project,
    publicProject,
    otherProject,
    song: path,
    email: owner.email,
  };
  return { owner, other, places };
}

/** Whether requests have signed them out, or deleted what they had. */
export async function areWhole({ owner, other, places }: People): Promise<boolean> {
  const reads = [
    owner.get(`/api/fetchproject/${places.project}`),
    owner.get(`/api/fetchproject/${places.publicProject}`),
    other.get(`/api/fetchproject/${places.otherProject}`),
  ];
  const answers = await Promise.all(reads);
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return answers.every(({ status }) => status === 200);
}

/** Deletes the accounts of all who were ever gathered, with everything of them. */
export async function dismissEveryone(): Promise<void> {
  for (const person of everyone.splice(0)) {
    // Their session may be gone; their account too.
    const isKnown = await person.signIn(person.email).then(
      () => true,
      () => false,
    );
    if (isKnown) await (await person.get(`/api/deleteaccount/${person.uid}`)).arrayBuffer();
  }
}
