import pino, { type DestinationStream, type Logger } from "pino";
import type { Settings } from "../settings/settings.ts";
import { createRedact, secretsOf } from "./setting-secrets.ts";

/** What stands between spaces and punctuation. Paths are several: `node_modules/@name` is no address. */
const TOKEN = /[^\s"'<>()[\]{},;:/\\]+/g;
/** What an e-mail address has: mail servers quote it in their refusals. */
const MAIL_ADDRESS = /[^@]@[a-z0-9.-]+\.[a-z]{2}/i;

/** Longer texts are cut. A stack trace with its causes is shorter. Characters. */
const LONGEST_TEXT = 4_000;

/**
 * The log: lines of JSON, in which no password or key of the settings and no e-mail address stands, whichever error may have
 * brought it along. Long texts are cut.
 * @param destination Where the lines go; absent: the standard output.
 */
export function createLogger(settings: Settings, destination?: DestinationStream): Logger {
  const secrets = secretsOf(settings);
  // As they stand inside a JSON string.
  const traces = secrets.map((secret) => JSON.stringify(secret).slice(1, -1));
  const redact = createRedact(secrets);
  const cut = (text: string) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);
  // Cut last: half a secret is none that could be found.
  const presentable = (text: string) => cut(withoutMailAddresses(redact(text)));
  const streamWrite = (line: string): string => {
    const isPresentable =
      line.length <= LONGEST_TEXT && !line.includes("@") && !traces.some((trace) => line.includes(trace));
    return isPresentable ? line : `${JSON.stringify(mapTexts(JSON.parse(line), presentable))}\n`;
  };
  const options = { level: settings.logLevel, hooks: { streamWrite } };
  if (destination) return pino(options, destination);
  output ??= standardOutput();
  return pino(options, output);
}

function withoutMailAddresses(text: string): string {
  return text.replace(TOKEN, (token) => (MAIL_ADDRESS.test(token) ? "[address]" : token));
}

/** The same value of JSON with other texts and names. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change));
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [change(name), mapTexts(entry, change)]));
}

/** One for the whole process. */
let output: DestinationStream | undefined;

/** The buffer is written when it is fuller than this. Less than pino writes at a time. Bytes. */
const BUFFER = 8 * 1024;

/**
 * The standard output, to which the lines of one turn of the event loop go in one write: under load a write for each line
 * takes a tenth of the processor time. Whoever kills the process loses the lines of one turn at most.
 */
function standardOutput(): DestinationStream {
  const stream = pino.destination({ sync: true, minLength: BUFFER });
  let isFlushing = false;
  process.once("exit", () => stream.flushSync());
  return {
    write(line) {
      stream.write(line);
      if (isFlushing) return;
      isFlushing = true;
      setImmediate(() => {
        isFlushing = false;
        stream.flush();
      });
    },
  };
}
