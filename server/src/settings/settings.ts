import type { GitHubClient, GoogleClient } from "./auth-settings.ts";
import type { QueueLimits } from "./queue-limits.ts";

/** Where files are kept when they are not kept in `dataDir`: any S3-compatible service. */
export interface S3Settings {
  bucket: string;
  /** Absent: Amazon's own. */
  endpoint?: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A transcription and language model service that speaks OpenAI's protocol. */
export interface OpenAISettings {
  /** Absent for a service that wants none. */
  apiKey?: string;
  /** Absent: OpenAI's own. */
  baseURL?: string;
  transcriptionModel: string;
  choreographyModel: string;
}

/** What one process does: answer requests, run generation jobs, or both. */
export type Role = "web" | "worker" | "all";

/** The configuration, read once at start. `.env.example` documents each variable behind it. */
export interface Settings {
  port: number;
  /** The address that is listened on. */
  host: string;
  /** Absolute path of the folder for the database, files and uploads. */
  dataDir: string;
  /** Address of the site as people type it, without a slash at the end. */
  publicUrl: string;
  /** A PostgreSQL connection; absent: SQLite in `dataDir`. */
  databaseUrl?: string;
  /** Whether to begin anew where the database is empty although `dataDir` belongs to an installation. */
  allowEmptyDatabase?: boolean;
  s3?: S3Settings;
  /** A SuperTokens core; absent: the embedded one. */
  supertokens?: { connectionURI: string; apiKey?: string };
  google?: GoogleClient;
  github?: GitHubClient;
  openai?: OpenAISettings;
  /** Server that mail is sent by. */
  smtpUrl?: string;
  /** Who gets the messages of the contact form. */
  contactTo?: string;
  role: Role;
  /** How many choreographies a process generates at a time. */
  jobConcurrency: number;
  /** How many generations may wait, of one person and in all. */
  queueLimits: QueueLimits;
  /** What the operator's Prometheus shows to be let at the figures; absent: nobody is. */
  metricsToken?: string;
  /** The least that is worth a line of the log. */
  logLevel: "silent" | "error" | "warn" | "info" | "debug";
  /** How many proxies in front of the server are to be believed. */
  trustProxy: number;
  maxUploadMB: number;
  /** base, small, off, or the absolute path of a folder with a Whisper model. Absent: base where it is installed. */
  whisperModel?: string;
  /** Dances get no pictures of their own: those of their styles are shown. */
  withoutDancePictures?: boolean;
  /** Whether browsers are to remove the service worker that they have. */
  withdrawServiceWorker?: boolean;
  androidAppUrl?: string;
  contactEmail?: string;
  demoVideoUrl?: string;
  /** A built Storybook, served at /storybook; nothing is served there where absent. */
  storybookDir?: string;
  profileLinks: { label: string; url: string }[];
}
