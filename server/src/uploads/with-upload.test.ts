import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import type { ServiceOverrides } from "../composition.ts";
import { FakeSteps, fakeIntake, until } from "../test/fakes.ts";
import type { TestClient } from "../test/test-client.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";

let server: TestServer;
let release = () => {};
afterEach(async () => {
  release();
  await server.close();
});

/** A server whose intake is held back, so that uploads stay where they are. */
async function start(uploadBounds: ServiceOverrides["uploadBounds"] = {}): Promise<void> {
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const intake: typeof fakeIntake = async (upload) => {
    await gate;
    return fakeIntake(upload);
  };
  server = await startTestServer({ overrides: { intake, steps: new FakeSteps(), uploadBounds } });
}

const song = new Blob([new Uint8Array(100_000)]);
const spooled = async () => (await server.files()).filter((path) => path.startsWith("uploads/")).length;
const refusalOf = async (answer: Response) => [
  answer.status,
  (await answer.json()).error,
  Number(answer.headers.get("retry-after")) > 0,
];

describe("uploads", () => {
  test("of one user at a time are three on the disk, however many are sent", async () => {
    await start();
    const user = await server.user("eager");
    const answers = Array.from({ length: 40 }, () => user.createProject(song));
    let answered = 0;
    for (const answer of answers) void answer.then(() => answered++);
    await until(() => answered === 37);
    await until(async () => (await spooled()) === 3);
    const refused: unknown[] = [];
    for (const answer of answers) void answer.then(async (late) => refused.push(await refusalOf(late.clone())));
    await until(() => refused.length === 37);
    expect(refused).toEqual(Array.from({ length: 37 }, () => [429, "too_many_uploads", true]));
    const other = await server.user("other");
    const theirs = other.createProject(song);
    await until(async () => (await spooled()) === 4);
    release();
    expect((await theirs).status).toBe(200);
    expect((await Promise.all(answers)).filter(({ status }) => status === 200)).toHaveLength(3);
    await until(async () => (await spooled()) === 0);
    expect((await other.createProject(song)).status).toBe(200);
  });

  test("of all users at a time are no more than the machine takes", async () => {
    await start({ total: 2 });
    const [one, two, three] = await Promise.all(["one", "two", "three"].map((name) => server.user(name)));
    const taken = [one?.createProject(song), two?.createProject(song)];
    await until(async () => (await spooled()) === 2);
    expect(await refusalOf((await three?.createProject(song)) as Response)).toEqual([503, "uploads_full", true]);
    release();
    for (const answer of taken) expect((await answer)?.status).toBe(200);
    expect((await three?.createProject(song))?.status).toBe(200);
  });

  test("are refused while the disk has no room for them, pictures too", async () => {
    await start({ minFreeBytes: Number.MAX_SAFE_INTEGER });
    const user = await server.user("late");
    expect(await refusalOf(await user.createProject(song))).toEqual([503, "uploads_full", true]);
    const picture = await user.form("PUT", "/api/profilepicture", { file: song });
    expect(await refusalOf(picture)).toEqual([503, "uploads_full", true]);
    expect(await spooled()).toBe(0);
  });

  test("that say that they are too large are refused before they come", async () => {
    await start();
    const user = await server.user("large");
    const { socket, answer } = sendHead(user, 50_000_000);
    expect(await answer).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
  });

  test("that are refused are read to their end, so that the answer is seen, and the connection goes on", async () => {
    await start({ total: 0 });
    const user = await server.user("slow");
    const length = 1_500_000;
    const { socket, answer } = sendHead(user, length);
    expect(await answer).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: \d+[\s\S]*uploads_full/i);
    for (let sent = 0; sent < length; sent += 100_000) {
      if (!socket.write(Buffer.alloc(100_000))) await once(socket, "drain");
    }
    socket.write("GET /api/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const [next] = await once(socket, "data");
    expect(String(next)).toMatch(/^HTTP\/1.1 200 /);
    socket.destroy();
  });
});

/** Sends the head of an upload and nothing of its body. */
function sendHead(user: TestClient, length: number): { socket: Socket; answer: Promise<string> } {
  const cookie = [...user.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
  const socket = connect(server.port, "127.0.0.1");
  const head = [
    "POST /api/createproject HTTP/1.1",
    "Host: localhost",
    `Cookie: ${cookie}`,
    "rid: anti-csrf",
    "st-auth-mode: cookie",
    `anti-csrf: ${user.antiCsrf}`,
    "Content-Type: multipart/form-data; boundary=x",
    `Content-Length: ${length}`,
    "",
    "",
  ].join("\r\n");
  socket.write(head);
  const answer = once(socket, "data").then(([data]) => String(data));
  return { socket, answer };
}
