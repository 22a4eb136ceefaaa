import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type DanceStyle, isDanceStyle, MAX_TRIM_MS, parseDanceForm, TempoCorrection } from "@nataraj/sdk/contract";

export const USAGE = `Usage: npm run choreograph -- FILE [--start MS] [--end MS] [--styles "Salsa, Ballet"]
         [--tempo half|double|shift|tempo:BPM|later:MS] [--seed TEXT] [--explain]`;

/** A command line that cannot be carried out; the message is for the person who typed it. */
export class UsageError extends Error {}

/** What the command is asked for. Times in milliseconds. */
export interface Arguments {
  file: string;
  start: number;
  end: number;
  styles: DanceStyle[];
  seed: string;
  tempo: TempoCorrection | undefined;
  explain: boolean;
}

/** @throws {UsageError} */
export async function readArguments(argv: readonly string[], cwd: string): Promise<Arguments> {
  const { values, positionals } = parse(argv);
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new UsageError("Name one file.");
  const file = resolve(cwd, name);
  if (!(await stat(file).catch(() => undefined))?.isFile()) throw new UsageError(`There is no file ${file}.`);
  const start = milliseconds(values.start) ?? 0;
  return {
    file,
    start,
    // The whole song, or a minute of it: the decoder finds its end.
    end: milliseconds(values.end) ?? start + MAX_TRIM_MS,
    styles: readStyles(values.styles),
    seed: values.seed ?? "",
    tempo: readTempo(values.tempo),
    explain: values.explain ?? false,
  };
}

function parse(argv: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { start: text, end: text, styles: text, seed: text, tempo: text, explain: { type: "boolean" } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function milliseconds(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d+(\.\d+)?$/.test(value)) throw new UsageError(`${value} is no number of milliseconds.`);
  return Number(value);
}

function readStyles(value = "Hip Hop"): DanceStyle[] {
  const styles = parseDanceForm(value);
  const unknown = value
    .split(",")
    .map((name) => name.trim())
    .find((name) => name !== "" && !isDanceStyle(name));
  if (unknown !== undefined) throw new UsageError(`${unknown} is none of the dance styles.`);
  if (styles.length === 0) throw new UsageError("Name at least one dance style.");
  return styles;
}

function readTempo(value: string | undefined): TempoCorrection | undefined {
  if (value === undefined) return undefined;
  const tempo = TempoCorrection.safeParse(value);
  if (tempo.success) return tempo.data;
  throw new UsageError(`${value} is no correction of the tempo: half, double, shift, tempo:BPM or later:MS.`);
}
