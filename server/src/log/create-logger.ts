import pino, { type DestinationStream, type Logger } from "pino";
import type { Settings } from "../settings/settings.ts";
import { createRedact, secretsOf } from "./setting-secrets.ts";

/** An e-mail address: mail servers quote it in their refusals. Paths of packages (`node_modules/@name`) are none. */
const MAIL_ADDRESS = /[^\s"'<>()[\]{},;:/\\@]+@[a-z0-9.-]+\.[a-z]{2,}/gi;

/**
 * The log: lines of JSON, in which no password or key of the settings and no e-mail address stands, whichever error may have
 * brought it along.
 * @param destination Where the lines go; absent: the standard output.
 */
export function createLogger(settings: Settings, destination?: DestinationStream): Logger {
  const secrets = secretsOf(settings);
  const redact = createRedact(secrets);
  // As they stand inside a JSON string.
  const traces = secrets.map((secret) => JSON.stringify(secret).slice(1, -1));
  const withoutSecrets = (line: string): string => {
    if (!traces.some((trace) => line.includes(trace))) return line;
    return `${JSON.stringify(redact(JSON.parse(line)))}\n`;
  };
  const streamWrite = (line: string): string => withoutSecrets(line).replace(MAIL_ADDRESS, "[address]");
  const options = { level: settings.logLevel, hooks: { streamWrite } };
  return destination ? pino(options, destination) : pino(options);
}
