import { parseArgs } from "node:util";
import { loopbackUrl } from "./loopback.ts";

/** What `npm run load` may measure. */
export const PARTS = ["processes", "people", "costs"] as const;
export type Part = (typeof PARTS)[number];

export interface LoadOptions {
  /** A running installation, whose public pages are read; absent: the command starts its own. */
  url: URL | undefined;
  parts: Part[];
  /** Of each measurement. */
  seconds: number;
  readers: number;
  generations: number;
  /** Absent: no soak. */
  soakMinutes: number | undefined;
}

/** Reads the command's arguments. @throws {TypeError} for those that it does not know or that are too much. */
export function readLoadOptions(args: string[]): LoadOptions {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: "string" },
      parts: { type: "string", default: PARTS.join(",") },
      seconds: { type: "string", default: "10" },
      readers: { type: "string", default: "200" },
      generations: { type: "string", default: "15" },
      soak: { type: "boolean", default: false },
      minutes: { type: "string", default: "60" },
    },
  });
  return {
    url: values.url === undefined ? undefined : loopbackUrl(values.url),
    parts: values.parts.split(",").map(readPart),
    seconds: wholeNumber("seconds", values.seconds, 60),
    readers: wholeNumber("readers", values.readers, 400),
    generations: wholeNumber("generations", values.generations, 60),
    soakMinutes: values.soak ? wholeNumber("minutes", values.minutes, 24 * 60) : undefined,
  };
}

function readPart(text: string): Part {
  const part = PARTS.find((name) => name === text);
  if (!part) throw new TypeError(`--parts is a list of ${PARTS.join(", ")}.`);
  return part;
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= 1 && value <= most)) throw new TypeError(`--${name} is a whole number from 1 to ${most}.`);
  return value;
}
