import { TestClient } from "../../../server/src/test/test-client.ts";
import { fetchAgain } from "./fetch-again.ts";
import type { Placeholder } from "./hostile-texts.ts";

/** Two users with projects, so that requests also reach code that needs a session and a project. */
export interface TestUsers {
  owner: TestClient;
  other: TestClient;
  placeholders: Record<Placeholder, string>;
}

let number = 0;

/** Each user has an address of its own, so that the limits for one address do not stop the fuzzer. */
class TestUser extends TestClient {
  readonly email = `fuzz-${++number}-${Date.now()}@example.org`;
  readonly address = `10.200.${number >> 8}.${number & 255}`;

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", this.address);
    return fetchAgain(() => super.fetch(path, { ...init, headers }));
  }
}

const created: TestUser[] = [];

async function signUp(url: string): Promise<TestUser> {
  const person = new TestUser(url);
  created.push(person);
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

/** Signs up two users and creates projects for them. */
export async function createTestUsers(url: string, song: Buffer): Promise<TestUsers> {
  const [owner, other] = [await signUp(url), await signUp(url)];
  const project = await createProject(owner, song);
  const publicProject = await createProject(owner, song);
  await owner.get(`/api/changeprojectvisibility/${publicProject}/public`);
  const otherProject = await createProject(other, song);
  const answer = (await (await owner.get(`/api/fetchproject/${project}`)).json()) as { project: { song: string } };
  const path = answer.project.song.replace("/api/media/", "");
  const placeholders = {
    uid: owner.uid,
    otherUid: other.uid,
    project,
    publicProject,
    otherProject,
    song: path,
    email: owner.email,
  };
  return { owner, other, placeholders };
}

/** Whether both still have their sessions and projects; requests may have ended or deleted these. */
export async function areIntact({ owner, other, placeholders }: TestUsers): Promise<boolean> {
  const reads = [
    owner.get(`/api/fetchproject/${placeholders.project}`),
    owner.get(`/api/fetchproject/${placeholders.publicProject}`),
    other.get(`/api/fetchproject/${placeholders.otherProject}`),
  ];
  const answers = await Promise.all(reads);
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return answers.every(({ status }) => status === 200);
}

/** Deletes the accounts of all users that were created, with everything of theirs. */
export async function deleteTestUsers(): Promise<void> {
  for (const person of created.splice(0)) {
    // Their session may be gone; their account too.
    const isKnown = await person.signIn(person.email).then(
      () => true,
      () => false,
    );
    if (isKnown) await (await person.get(`/api/deleteaccount/${person.uid}`)).arrayBuffer();
  }
}
