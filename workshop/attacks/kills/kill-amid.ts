import { setTimeout as sleep } from "node:timers/promises";
import { parseProjectId, REQUEST_KEY_HEADER } from "@nataraj/sdk/contract";
import { PASSWORD, type TestClient } from "../../../server/src/test/test-client.ts";
import { Visitor } from "../load/visitor.ts";
import type { Installation, Part } from "./installation.ts";
import type { KillKind } from "./kill-kind.ts";

/** How long after its begin the work is killed at the latest: about as long as it takes. Milliseconds. */
const WITHIN: Record<KillKind, number> = {
  request: 400,
  generation: 4_000,
  deletion: 30,
  upload: 1_200,
  database: 600,
  password: 800,
  silence: 4_000,
};
/** Within what time every request is answered. Milliseconds. */
const ANSWER_MS = 30_000;
/** What is killed, one of these. */
const PARTS: Record<KillKind, Part[]> = {
  request: ["web"],
  generation: ["worker"],
  deletion: ["web"],
  upload: ["web"],
  database: ["database"],
  password: ["web"],
  silence: ["route to the database", "route to the storage"],
};
/** How long something may take to come true afterwards. Milliseconds. */
const LIMIT_MS = 120_000;

export interface KillResult {
  /** Whether work was under way that had not been answered when it was killed. */
  wasAmid: boolean;
  /** What was promised by a 200 and is not so, or is there twice. */
  problems: string[];
}

interface Kill {
  all: Installation;
  song: Blob;
  /** A moment at random, then the kill. @returns what was killed. */
  strike(): Promise<Part>;
  check(what: string, holds: boolean): void;
}

type Scenario = (kill: Kill) => Promise<boolean>;

/** Begins work, kills a part amid it, starts the part anew, and compares what there is with what was answered. */
export async function killAmid(kind: KillKind, all: Installation, song: Blob): Promise<KillResult> {
  const problems: string[] = [];
  const part = PARTS[kind][Math.floor(Math.random() * PARTS[kind].length)] as Part;
  const strike = async () => {
    await sleep(Math.random() * WITHIN[kind]);
    await all.kill(part);
    return part;
  };
  const check = (what: string, holds: boolean) => void (holds || problems.push(`${kind}: ${what}`));
  const wasAmid = await SCENARIOS[kind]({ all, song, strike, check });
  return { wasAmid, problems };
}

const SCENARIOS: Record<KillKind, Scenario> = {
  /** A name that was answered is there; one that was not may be. */
  async request({ all, song, strike, check }) {
    const user = await Visitor.signUp(all.url);
    const id = await user.makeProject(song);
    const names = { answered: "", sent: "" };
    const writing = untilItFails(async (number) => {
      names.sent = `name ${number}`;
      const { status } = await user.json("PUT", "/api/project", { projectID: id, name: names.sent });
      if (status !== 200) throw new Error(String(status));
      names.answered = names.sent;
    });
    await strike();
    await writing;
    await all.recover();
    const project = await read(user, id);
    check(`the name "${names.answered}"`, [names.answered, names.sent].includes(project?.projectName ?? ""));
    return names.sent !== names.answered;
  },

  /** A generation that was asked for ends with one result, whichever process dies. */
  async generation({ all, song, strike, check }) {
    const user = await Visitor.signUp(all.url);
    const id = await user.makeProject(song);
    let answered = false;
    const asked = user.generate(id).then(
      () => (answered = true),
      () => undefined,
    );
    await strike();
    const wasAmid = !answered;
    await all.recover();
    await checkDance({ all, check }, user, id);
    await asked;
    return wasAmid;
  },

  /** Whatever needs a route that has fallen silent is answered 503, in time; and as before when the route is back. */
  async silence({ all, song, strike, check }) {
    const user = await Visitor.signUp(all.url);
    const id = await user.makeProject(song);
    const address = (await read(user, id))?.song ?? "";
    let answered = false;
    const asked = user.generate(id).then(
      () => (answered = true),
      () => undefined,
    );
    const silent = await strike();
    const wasAmid = !answered;
    const calls: Record<string, () => Promise<Response>> = {
      song: () => user.get(address),
      upload: () => user.createProject(song, { end: "4000" }),
      ...(silent === "route to the database" && {
        project: () => user.get(`/api/fetchproject/${id}`),
        name: () => user.json("PUT", "/api/project", { projectID: id, name: "unheard" }),
        profile: () => user.get("/api/profile"),
        "sign-out": () => user.copy().fetch("/api/auth/signout", { method: "POST" }),
      }),
    };
    const begun = performance.now();
    const answers = Object.entries(calls).map(async ([name, call]) => {
      const { status } = await call();
      const took = performance.now() - begun;
      // Its address names its owner: the database is not asked.
      const isAsBefore = name === "song" && silent === "route to the database";
      check(`${silent} is silent, ${name}: 503, not ${status}`, status === (isAsBefore ? 200 : 503));
      check(`${silent} is silent, ${name}: answered in time, not after ${Math.round(took)} ms`, took < ANSWER_MS);
    });
    await Promise.all(answers);
    await all.recover();
    check("the song is there again", (await user.get(address)).status === 200);
    check("a song can be uploaded again", (await user.createProject(song, { end: "4000" })).status === 200);
    await checkDance({ all, check }, user, id);
    await asked;
    return wasAmid;
  },

  /** What was deleted is gone with its files; what was not is whole, and can be deleted. */
  async deletion({ all, song, strike, check }) {
    const user = await Visitor.signUp(all.url);
    const ofAccount = Math.random() < 0.5;
    const ids = [await user.makeProject(song), await user.makeProject(song)];
    const [first] = ids as [string, string];
    const gone = (ofAccount ? ids : [first]).map((id) => parseProjectId(id) ?? "");
    const keys: string[] = await all.knex("projects").whereIn("id", gone).pluck("song_key");
    const remove = () => user.get(ofAccount ? `/api/deleteaccount/${user.uid}` : `/api/deleteproject/${first}`);
    const asked = remove().then(
      ({ status }) => status,
      () => undefined,
    );
    await strike();
    const answer = await asked;
    await all.recover();
    if (answer !== 200 && (await read(user, first)) !== undefined) {
      for (const id of ids) check("the song of what is not deleted", await plays(user, id));
      check("it can be deleted", (await remove()).status === 200);
    }
    await until(async () => {
      const left = await all.knex("projects").whereIn("id", gone);
      const kept = await Promise.all(keys.map((key) => all.hasFile(key)));
      return left.length === 0 && !kept.includes(true);
    }).catch(() => check("it is gone with its files", false));
    if (ofAccount) {
      const again = await new Visitor(all.url).signIn(user.email).then(
        () => true,
        () => false,
      );
      check("nobody signs in to a deleted account", !again);
    }
    return answer !== 200;
  },

  /** The same request again makes no second project. */
  async upload({ all, song, strike, check }) {
    const user = await Visitor.signUp(all.url);
    const key = crypto.randomUUID();
    const upload = () => user.createProject(song, { end: "4000" }, { [REQUEST_KEY_HEADER]: key });
    const asked = upload().then(
      async (answer) => (answer.status === 200 ? (await answer.json()).projectID : undefined),
      () => undefined,
    );
    await strike();
    const answered: string | undefined = await asked;
    await all.recover();
    const again = await upload();
    check("the same request is taken", again.status === 200);
    const { projectID } = await again.json();
    check("it makes the same project", answered === undefined || answered === projectID);
    const { projects } = await (await user.get(`/api/fetchprojects/${user.uid}`)).json();
    check(`one project, not ${projects.length}`, projects.length === 1);
    check("its song", await plays(user, projectID));
    return answered === undefined;
  },

  /** A person who signed up can sign in, and a person who signed out stays signed out. */
  async database({ all, strike, check }) {
    const signedUp: string[] = [];
    /** Browsers whose sign-out was answered, as they were before. */
    const signedOut: TestClient[] = [];
    let begun = 0;
    const lanes = Array.from({ length: 4 }, () =>
      untilItFails(async () => {
        begun++;
        const user = await Visitor.signUp(all.url);
        signedUp.push(user.email);
        const before = user.copy();
        const { status } = await user.fetch("/api/auth/signout", { method: "POST" });
        if (status !== 200) throw new Error(String(status));
        signedOut.push(before);
      }),
    );
    await strike();
    await Promise.all(lanes);
    await all.recover();
    for (const before of signedOut) {
      const { status } = await before.get(`/api/fetchprojects/${before.uid}`);
      check(`who was signed out stays so, not ${status}`, status === 401);
    }
    for (const email of signedUp) {
      await new Visitor(all.url).signIn(email).catch((error) => check(`${email} can sign in: ${error}`, false));
    }
    return begun > signedOut.length;
  },

  /** Once a change of the password was answered, no session of the old one lives, however late it was made. */
  async password({ all, strike, check }) {
    const user = await Visitor.signUp(all.url);
    const enter = (visitor: Visitor, password: string) => {
      const formFields = [
        { id: "email", value: user.email },
        { id: "password", value: password },
      ];
      return visitor.json("POST", "/api/auth/signin", { formFields });
    };
    const guests: Visitor[] = [];
    const lanes = Array.from({ length: 4 }, () =>
      untilItFails(async () => {
        const guest = new Visitor(all.url);
        const { status } = await (await enter(guest, PASSWORD)).json();
        if (status !== "OK") throw new Error(status);
        guests.push(guest);
      }),
    );
    const asked = user.json("PUT", "/api/password", { oldPassword: PASSWORD, newPassword: NEW_PASSWORD }).then(
      ({ status }) => status,
      () => undefined,
    );
    await strike();
    const answer = await asked;
    await Promise.all(lanes);
    await all.recover();
    if (answer !== 200) return true;
    for (const guest of guests) {
      const { status } = await guest.get("/api/profile");
      check(`a session of the old password is refused, not ${status}`, status === 401);
    }
    check("the session that changed it stays", (await user.get("/api/profile")).status === 200);
    const { status } = await (await enter(new Visitor(all.url), NEW_PASSWORD)).json();
    check(`the new password is right, not ${status}`, status === "OK");
    return false;
  },
};

/** Another than the test client's own. */
const NEW_PASSWORD = "another horse 8";

/** Waits for the dance that was asked for, and looks whether it was made once. */
async function checkDance({ all, check }: Pick<Kill, "all" | "check">, user: Visitor, id: string): Promise<void> {
  const jobs = () => all.knex("jobs").where({ project_id: parseProjectId(id) });
  // Killed before it was stored, which nobody was promised.
  if ((await jobs()).length === 0) await user.generate(id);
  await until(async () => (await read(user, id))?.checkpoint === 3);
  const project = await read(user, id);
  check(`one result, not version ${project?.version}`, project?.checkpoint === 3 && project.version === 1);
  const states = (await jobs()).map(({ status }) => status);
  check(`one job that is done, not ${states}`, states.length === 1 && states[0] === "done");
}

/** Repeats work until it fails, which is when the other side was killed. */
async function untilItFails(work: (number: number) => Promise<void>): Promise<void> {
  try {
    for (let number = 1; ; number++) await work(number);
  } catch {
    // As expected.
  }
}

/** A project as its owner sees it; undefined when it is not there. */
async function read(user: Visitor, id: string) {
  const answer = await user.get(`/api/fetchproject/${id}`);
  if (answer.status !== 200) return undefined;
  const { project } = await answer.json();
  return project as { projectName: string; checkpoint: number; version: number; song: string };
}

/** Whether the whole song of a project can be had; four seconds have some sixty kilobytes. */
async function plays(user: Visitor, id: string): Promise<boolean> {
  const project = await read(user, id);
  if (!project) return false;
  const answer = await user.get(project.song);
  return answer.status === 200 && (await answer.arrayBuffer()).byteLength > 10_000;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > end) throw new Error("It did not come true.");
    await sleep(100);
  }
}
