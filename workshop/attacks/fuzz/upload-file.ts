import type { HostileFile } from "./hostile-files.ts";
import { encodeForm, FORM_TYPE, type Part } from "./multipart.ts";
import { exchange, type Outcome } from "./send.ts";
import type { TestUsers } from "./test-users.ts";

/** Parts of the song that are asked for, some of them impossible. Milliseconds. */
const SECTIONS = [
  [0, 3_000],
  [0, 2_000],
  [1_000, 2_500],
  [0, 60_000],
  [500, 60_500],
  [35_000_000, 35_003_000],
  [0, 1],
] as const;

let turn = 0;

/** Uploads a song for a new project, which goes again when there is one. */
export async function sendAudio(port: number, file: HostileFile, people: TestUsers): Promise<Outcome> {
  const [start, end] = SECTIONS[turn++ % SECTIONS.length] ?? [0, 3_000];
  const { owner } = people;
  const fields = { start, end, uid: owner.uid, title: file.name, projectName: "fuzz" };
  const parts = Object.entries(fields).map(([name, value]) => ({ name, content: String(value) }));
  const outcome = await upload({ port, people, method: "POST", path: "/api/createproject", parts, file });
  const id = /"projectID":"([^"]+)"/.exec(outcome.body)?.[1];
  if (id) await (await owner.get(`/api/deleteproject/${id}`)).arrayBuffer();
  return outcome;
}

/** Uploads a profile picture. */
export function sendPicture(port: number, file: HostileFile, people: TestUsers): Promise<Outcome> {
  return upload({ port, people, method: "PUT", path: "/api/profilepicture", parts: [], file });
}

interface Upload {
  port: number;
  people: TestUsers;
  method: string;
  path: string;
  parts: Part[];
  file: HostileFile;
}

function upload({ port, people, method, path, parts, file }: Upload): Promise<Outcome> {
  const body = encodeForm([...parts, { name: "file", filename: file.name, content: file.bytes }]);
  const cookie = [...people.owner.cookies]
    .filter(([, one]) => path.startsWith(one.path))
    .map(([name, { value }]) => `${name}=${value}`);
  const headers = {
    cookie: cookie.join("; "),
    "anti-csrf": people.owner.antiCsrf ?? "",
    "content-type": FORM_TYPE,
    "content-length": String(body.length),
    "x-forwarded-for": "10.201.0.1",
  };
  return exchange({ port, method, path, headers, body });
}
