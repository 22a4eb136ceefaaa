import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { readSettings } from "../settings/read-settings.ts";
import { createLogger } from "./create-logger.ts";

const SETTINGS = readSettings(
  {
    DATABASE_URL: "postgres://nataraj:pass%20word%22@db.example/nataraj",
    SMTP_URL: "smtps://mailer:mail-secret@mail.example",
    S3_BUCKET: "songs",
    S3_ACCESS_KEY_ID: "AKID",
    S3_SECRET_ACCESS_KEY: "s3/secret+key",
    SUPERTOKENS_CONNECTION_URI: "http://core.example",
    SUPERTOKENS_API_KEY: "core-key",
    GOOGLE_CLIENT_ID: "google",
    GOOGLE_CLIENT_SECRET: "google-secret",
    GITHUB_CLIENT_ID: "github",
    GITHUB_CLIENT_SECRET: "github-secret",
    OPENAI_API_KEY: "sk-secret",
    METRICS_TOKEN: "1234567890123456",
  },
  "/",
);
const SECRETS = [
  "pass%20word%22",
  'pass word"',
  "mail-secret",
  "s3/secret+key",
  "core-key",
  "google-secret",
  "github-secret",
  "sk-secret",
  "1234567890123456",
];

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger(SETTINGS, { write: (line) => void lines.push(line) }));
  return lines.join("");
}

describe("the log", () => {
  test.each(SECRETS)("does not tell the secret %s, wherever in an error it stands", (secret) => {
    const cause = Object.assign(new Error(`cause ${secret}`), { options: { auth: [secret] } });
    const line = logged((logger) =>
      logger.error({ err: new Error(`a ${secret} b`, { cause }), secret }, `x${secret}y`),
    );
    expect(line).not.toContain(JSON.stringify(secret).slice(1, -1));
    expect(JSON.parse(line)).toMatchObject({ secret: "[redacted]", msg: "x[redacted]y", level: 50 });
    expect(JSON.parse(line).err.message).toContain("a [redacted] b");
  });

  test("tells no e-mail address, at the begin of a line neither, and is JSON", () => {
    const line = logged((logger) =>
      logger.info({ to: ["a.b@mail.example"] }, "550\nravi@example.org: no such mailbox"),
    );
    expect(JSON.parse(line)).toMatchObject({ to: ["[address]"], msg: "550\n[address]: no such mailbox" });
  });

  test("cuts long texts, and no secret in two", () => {
    const line = logged((logger) => logger.info({ path: "a".repeat(100_000) }, `${"b".repeat(3_998)}sk-secret`));
    const { path, msg } = JSON.parse(line);
    expect(line.length).toBeLessThan(10_000);
    expect(path).toMatch(/^a{4000}…$/);
    expect(msg).toMatch(/^b{3998}\[r…$/);
  });

  test("stays as it is otherwise, also where a number looks like a secret", () => {
    const line = logged((logger) => logger.info({ count: 1234567890123456, user: "nataraj" }, "fine"));
    expect(JSON.parse(line)).toMatchObject({ count: 1234567890123456, user: "nataraj", msg: "fine" });
  });
});

test("every line is written, also by a process that ends at once", async () => {
  const program = `
    import { createLogger } from "${new URL("create-logger.ts", import.meta.url)}";
    const logger = createLogger({ logLevel: "info" });
    for (let number = 0; number < 2000; number++) logger.info({ number }, "line");
    process.exit(0);`;
  const args = ["--import", "tsx", "--conditions=@nataraj/source", "--input-type=module", "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e7 });
  const numbers = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).number);
  expect(numbers).toEqual(Array.from({ length: 2000 }, (_, number) => number));
});
