import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";

export interface FuzzOptions {
  /** The same seed sends the same requests and files. */
  seed: number;
  /** Requests by route, and over raw sockets, in all. */
  requests: number;
  /** Hostile files in all. */
  files: number;
  database: "sqlite" | "postgres";
  /** A run that takes longer than this is ended, and counts as failed. */
  minutes: number;
}

/** Reads the command's arguments. @throws {TypeError} for those that it does not know. */
export function readOptions(args: string[]): FuzzOptions {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: "string", default: String(randomInt(2 ** 31)) },
      requests: { type: "string", default: "20000" },
      files: { type: "string", default: "500" },
      database: { type: "string", default: "sqlite" },
      minutes: { type: "string", default: "45" },
    },
  });
  const { database } = values;
  if (database !== "sqlite" && database !== "postgres") throw new TypeError("--database is sqlite or postgres.");
  return {
    seed: wholeNumber("seed", values.seed),
    requests: wholeNumber("requests", values.requests),
    files: wholeNumber("files", values.files),
    minutes: wholeNumber("minutes", values.minutes),
    database,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new TypeError(`--${name} is a whole number.`);
  return Number(text);
}
