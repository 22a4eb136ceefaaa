import { afterAll, beforeAll, expect, test } from "vitest";
import { FakeSteps } from "../test/fakes.ts";
import { makeSong } from "../test/make-song.ts";
import { realIntake } from "../test/real-intake.ts";
import { PASSWORD } from "../test/test-client.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";

let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestServer({
    settings: { smtpUrl: "smtp://127.0.0.1:9", contactTo: "operator@example.com" },
    log: (line) => void lines.push(line),
    overrides: {
      steps: new FakeSteps(),
      intake: realIntake,
      mailer: {
        // As nodemailer tells of a mailbox that is not there.
        send: async ({ to }) => {
          throw Object.assign(new Error(`550 <${to}>: no such mailbox`), {
            rejected: [to],
            command: `RCPT TO:<${to}>`,
          });
        },
      },
    },
  });
});
afterAll(() => server.close());

test("the log names nobody, after all that people do and all that fails", async () => {
  const user = await server.user("ravi.kumar");
  await user.json("PUT", "/api/profile", { name: "Ravi Kumar" });
  const fields = { end: "1000", title: "Wedding of Ravi.mp3", projectName: "ravi dances" };
  const { projectID } = await (await user.createProject(await makeSong(1), fields)).json();
  const { project } = await (await user.get(`/api/fetchproject/${projectID}`)).json();
  await user.get(project.song);
  await user.get(`/api/fetchprojects/${user.uid}`);
  await user.get("/pages/ravi.kumar@example.org");
  await user.json("POST", "/api/contactus", { email: "ravi.kumar@example.org", text: "My number is 0170 5550100." });
  const formFields = [{ id: "email", value: "ravi.kumar@example.org" }];
  await user.json("POST", "/api/auth/user/password/reset/token", { formFields });
  const wrong = [...formFields, { id: "password", value: "another word 9" }];
  await server.visitor().json("POST", "/api/auth/signin", { formFields: wrong });
  const cookies = [...user.cookies.values()].map(({ value }) => value);
  await server.services.knex.schema.renameTable("accounts", "elsewhere");
  expect((await user.get(`/api/createuserdata/${user.uid}`)).status).toBe(500);
  await server.services.knex.schema.renameTable("elsewhere", "accounts");
  await user.get(`/api/deleteaccount/${user.uid}`);

  const log = lines.join("");
  expect(log).toContain("/api/fetchprojects/:id");
  expect(log).toContain("550 <[address]>: no such mailbox");
  const persons = [
    "ravi",
    "kumar",
    "wedding",
    "0170 5550100",
    user.uid,
    "another word",
    PASSWORD,
    "127.0.0.1",
    "signature",
  ];
  for (const word of [...persons, user.antiCsrf ?? "", ...cookies]) {
    expect(log.toLowerCase(), word).not.toContain(word.toLowerCase());
  }
});
