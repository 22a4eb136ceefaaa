/** The environment variables that set up the server, and what each may be. */
import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));

function whole(minimum: number, maximum: number) {
  const error = `must be a whole number from ${minimum} to ${maximum}.`;
  return z.coerce
    .number({ error })
    .check(z.int({ error }), z.minimum(minimum, { error }), z.maximum(maximum, { error }));
}

function address(protocols: string[]) {
  const error = `must be an address that begins with ${protocols.map((name) => `${name}://`).join(" or ")}.`;
  return z.string().check(
    z.refine((value) => {
      if (!URL.canParse(value)) return false;
      return protocols.includes(new URL(value).protocol.slice(0, -1));
    }, error),
  );
}

/** A name and a password in an address would stand in logs, and fetch refuses them. */
const CREDENTIALS = /:\/\/[^/?#;]*@/;
const web = address(["http", "https"]).check(
  z.refine((value) => !CREDENTIALS.test(value), "must be an address without a user name or a password."),
);
/** What is sent in a header: else the error of sending it would quote it. */
const headerText = z
  .string()
  .check(z.regex(/^[\x21-\x7e]+$/, { error: "must be of plain ASCII characters, without spaces." }));
const yesOrNo = z.pipe(
  z.enum(["true", "false"], { error: "must be true or false." }),
  z.transform((value) => value === "true"),
);
const mail = z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, { error: "must be an e-mail address." }));

/** "GitHub=https://…, LinkedIn=https://…" as pairs. */
const links = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => splitLinks(value).every(({ label, url }) => label !== "" && web.safeParse(url).success),
        "must be a list like Name=https://example.org, Other=https://example.net.",
      ),
    ),
  z.transform(splitLinks),
);

function splitLinks(value: string): { label: string; url: string }[] {
  return value
    .split(",")
    .filter((entry) => entry.trim() !== "")
    .map((entry) => {
      const [label = "", ...rest] = entry.split("=");
      return { label: label.trim(), url: rest.join("=").trim() };
    });
}

/** The variables, each with what it may be. The error texts follow the variable's name in a sentence. */
export const Environment = z.object({
  PORT: z._default(whole(0, 65_535), 4000),
  HOST: z._default(text, "127.0.0.1"),
  DATA_DIR: z._default(text, "./data"),
  PUBLIC_URL: z.optional(web),
  DATABASE_URL: z.optional(address(["postgres", "postgresql"])),
  ALLOW_EMPTY_DATABASE: z.optional(yesOrNo),
  S3_BUCKET: z.optional(text),
  S3_ENDPOINT: z.optional(web),
  S3_REGION: z._default(text, "us-east-1"),
  S3_ACCESS_KEY_ID: z.optional(headerText),
  S3_SECRET_ACCESS_KEY: z.optional(text),
  SUPERTOKENS_CONNECTION_URI: z.optional(web),
  SUPERTOKENS_API_KEY: z.optional(headerText),
  GOOGLE_CLIENT_ID: z.optional(text),
  GOOGLE_CLIENT_SECRET: z.optional(text),
  GOOGLE_ISSUER: z.optional(web),
  GITHUB_CLIENT_ID: z.optional(text),
  GITHUB_CLIENT_SECRET: z.optional(text),
  GITHUB_URL: z.optional(web),
  GITHUB_API_URL: z.optional(web),
  OPENAI_API_KEY: z.optional(headerText),
  OPENAI_BASE_URL: z.optional(web),
  OPENAI_TRANSCRIPTION_MODEL: z._default(text, "whisper-1"),
  OPENAI_CHOREOGRAPHY_MODEL: z._default(text, "gpt-4o-mini"),
  SMTP_URL: z.optional(address(["smtp", "smtps"])),
  CONTACT_TO: z.optional(mail),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, { error: "must be of at least 16 characters." }))),
  LOG_LEVEL: z._default(
    z.enum(["silent", "error", "warn", "info", "debug"], { error: "must be silent, error, warn, info or debug." }),
    "info",
  ),
  ROLE: z._default(z.enum(["web", "worker", "all"], { error: "must be web, worker or all." }), "all"),
  JOB_CONCURRENCY: z.optional(whole(1, 64)),
  MAX_QUEUED_JOBS_PER_USER: z._default(whole(1, 10_000), 5),
  MAX_QUEUED_JOBS: z._default(whole(1, 100_000), 200),
  TRUST_PROXY: z._default(whole(0, 16), 0),
  MAX_UPLOAD_MB: z._default(whole(1, 1024), 50),
  WHISPER_MODEL: z.optional(text),
  // Read where the programs are looked for (music/ffmpeg/find-ffmpeg.ts), also by commands that have no other settings.
  FFMPEG: z._default(z.enum(["system", "packaged"], { error: "must be system or packaged." }), "system"),
  DANCE_PICTURES: z._default(z.enum(["on", "off"], { error: "must be on or off." }), "on"),
  SERVICE_WORKER: z._default(z.enum(["on", "off"], { error: "must be on or off." }), "on"),
  ANDROID_APP_URL: z.optional(web),
  CONTACT_EMAIL: z.optional(mail),
  DEMO_VIDEO_URL: z.optional(web),
  STORYBOOK_DIR: z.optional(text),
  PROFILE_LINKS: z._default(links, []),
});
export type Environment = z.infer<typeof Environment>;

/** Variables that make sense only together: with the first of a row, the others must be there. */
export const NEEDED_TOGETHER: readonly (readonly (keyof Environment)[])[] = [
  ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID"],
  ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"],
  ["GITHUB_CLIENT_SECRET", "GITHUB_CLIENT_ID"],
  ["GOOGLE_ISSUER", "GOOGLE_CLIENT_ID"],
  ["GITHUB_URL", "GITHUB_CLIENT_ID", "GITHUB_API_URL"],
  ["GITHUB_API_URL", "GITHUB_CLIENT_ID", "GITHUB_URL"],
  ["SUPERTOKENS_API_KEY", "SUPERTOKENS_CONNECTION_URI"],
  ["CONTACT_TO", "SMTP_URL"],
];
