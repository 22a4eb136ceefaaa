import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { Environment, NEEDED_TOGETHER } from "./environment.ts";
import type { Settings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

/**
 * Reads the configuration from environment variables. Empty ones count as absent.
 * @param base Folder that relative paths count from: where the command was typed.
 * @throws {SettingsError} naming every variable that is wrong.
 */
export function readSettings(variables: NodeJS.ProcessEnv, base: string): Settings {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = Environment.safeParse(filled);
  if (!result.success) {
    throw new SettingsError(result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`));
  }
  const env = result.data;
  const missing = NEEDED_TOGETHER.flatMap(([first, ...others]) =>
    first === undefined || env[first] === undefined
      ? []
      : others.filter((name) => env[name] === undefined).map((name) => `${name} is needed beside ${first}.`),
  );
  if (env.ROLE !== "all" && env.DATABASE_URL === undefined) {
    missing.push("DATABASE_URL is needed where ROLE is web or worker: SQLite serves one process, which does all.");
  }
  if (missing.length > 0) throw new SettingsError(missing);
  return withoutUndefined({
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(base, env.DATA_DIR),
    publicUrl: withoutSlash(env.PUBLIC_URL) ?? `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    allowEmptyDatabase: env.ALLOW_EMPTY_DATABASE,
    s3: readS3(env),
    supertokens: env.SUPERTOKENS_CONNECTION_URI
      ? withoutUndefined({ connectionURI: env.SUPERTOKENS_CONNECTION_URI, apiKey: env.SUPERTOKENS_API_KEY })
      : undefined,
    google: readProvider(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, { issuer: env.GOOGLE_ISSUER }),
    github: readProvider(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET, {
      webUrl: withoutSlash(env.GITHUB_URL),
      apiUrl: withoutSlash(env.GITHUB_API_URL),
    }),
    openai:
      env.OPENAI_API_KEY || env.OPENAI_BASE_URL
        ? withoutUndefined({
            apiKey: env.OPENAI_API_KEY,
            baseURL: env.OPENAI_BASE_URL,
            transcriptionModel: env.OPENAI_TRANSCRIPTION_MODEL,
            choreographyModel: env.OPENAI_CHOREOGRAPHY_MODEL,
          })
        : undefined,
    smtpUrl: env.SMTP_URL,
    contactTo: env.CONTACT_TO,
    role: env.ROLE,
    // With one core too, one job goes on while another waits for a service.
    jobConcurrency: env.JOB_CONCURRENCY ?? Math.max(2, availableParallelism()),
    queueLimits: { ofOwner: env.MAX_QUEUED_JOBS_PER_USER, inAll: env.MAX_QUEUED_JOBS },
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    maxUploadMB: env.MAX_UPLOAD_MB,
    whisperModel: readWhisperModel(env.WHISPER_MODEL, base),
    withoutDancePictures: env.DANCE_PICTURES === "off" ? true : undefined,
    withdrawServiceWorker: env.SERVICE_WORKER === "off" ? true : undefined,
    androidAppUrl: env.ANDROID_APP_URL,
    contactEmail: env.CONTACT_EMAIL,
    demoVideoUrl: env.DEMO_VIDEO_URL,
    storybookDir: env.STORYBOOK_DIR === undefined ? undefined : resolve(base, env.STORYBOOK_DIR),
    profileLinks: env.PROFILE_LINKS,
  });
}

/** What WHISPER_MODEL may say beside a path. */
const WHISPER_NAMES = ["base", "small", "off"];

function readWhisperModel(value: string | undefined, base: string): string | undefined {
  return value === undefined || WHISPER_NAMES.includes(value) ? value : resolve(base, value);
}

/** A provider's client, with the addresses of another server in the provider's place where they are given. */
function readProvider<Place extends object>(
  clientId: string | undefined,
  clientSecret: string | undefined,
  place: Place,
) {
  return clientId && clientSecret ? withoutUndefined({ clientId, clientSecret, ...place }) : undefined;
}

function withoutSlash(address: string | undefined): string | undefined {
  return address?.replace(/\/$/, "");
}

function readS3(env: Environment): Settings["s3"] {
  if (!env.S3_BUCKET || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) return undefined;
  return withoutUndefined({
    bucket: env.S3_BUCKET,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  });
}

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
