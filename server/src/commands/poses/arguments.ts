import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { parseStepSequence } from "@nataraj/sdk/choreography/edit";
import { type DanceStyle, isDanceStyle, MOVE_COUNT } from "@nataraj/sdk/contract";

export const USAGE = `Usage: npm run poses -- (FILE or --steps 1_2_3 [--bpm 120]) [--style Salsa] [--fps 60]
         --out poses.json [--bvh FILE]
FILE is a song, or the JSON that npm run choreograph prints.`;

/** A command line that cannot be carried out; the message is for the person who typed it. */
export class UsageError extends Error {}

/** What the command is asked for. */
export interface PosesArguments {
  /** A song, or a choreography as JSON. */
  file: string | undefined;
  /** Move numbers; empty where a file is named. */
  steps: number[];
  bpm: number;
  style: DanceStyle | undefined;
  fps: number;
  out: string;
  bvh: string | undefined;
}

/** @throws {UsageError} */
export function readPosesArguments(argv: readonly string[], cwd: string): PosesArguments {
  const { values, positionals } = parse(argv);
  const [file, ...others] = positionals;
  if (others.length > 0) throw new UsageError("Name one file.");
  if ((file === undefined) === (values.steps === undefined)) throw new UsageError("Name either a file or --steps.");
  if (values.out === undefined) throw new UsageError("Say with --out where the poses go.");
  if (values.style !== undefined && !isDanceStyle(values.style))
    throw new UsageError(`${values.style} is none of the dance styles.`);
  return {
    file: file === undefined ? undefined : resolve(cwd, file),
    steps: readSteps(values.steps),
    bpm: number(values.bpm ?? "120", "--bpm", 40, 240),
    style: values.style,
    fps: number(values.fps ?? "60", "--fps", 1, 240),
    out: resolve(cwd, values.out),
    bvh: values.bvh === undefined ? undefined : resolve(cwd, values.bvh),
  };
}

function parse(argv: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { steps: text, bpm: text, style: text, fps: text, out: text, bvh: text },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readSteps(value: string | undefined): number[] {
  if (value === undefined) return [];
  const steps = parseStepSequence(value);
  if (steps.length === 0 || steps.length !== value.split("_").length)
    throw new UsageError(`"${value}" is no sequence of steps, as in 1_2_3; steps are 1 to ${MOVE_COUNT}.`);
  return steps;
}

function number(value: string, name: string, low: number, high: number): number {
  const n = Number(value);
  if (!(n >= low && n <= high)) throw new UsageError(`${name} is from ${low} to ${high}, not ${value}.`);
  return n;
}
