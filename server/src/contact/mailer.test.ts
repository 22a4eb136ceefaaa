import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { createMailer } from "./mailer.ts";

test("a mail that is refused is told of by the reason, without the address", async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`<${address}> unknown`), { responseCode: 550 })),
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer(`smtp://127.0.0.1:${port}`, "us@example.com");
  const failed = await mailer
    .send({ to: "asha@example.org", subject: "Hello", text: "text", replyTo: "asha@example.org" })
    .catch((error: Error) => error);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(String(failed)).toBe("Error: The mail server of SMTP_URL did not take a mail (EENVELOPE, RCPT TO, 550).");
  expect(inspect(failed, { showHidden: true, depth: 9 })).not.toContain("asha@example.org");
});

test("a mail server that is away is named", async () => {
  const mailer = createMailer("smtp://127.0.0.1:9", "us@example.com");
  const failing = mailer.send({ to: "asha@example.org", subject: "Hello", text: "text" });
  await expect(failing).rejects.toThrow("connect ECONNREFUSED 127.0.0.1:9");
});
