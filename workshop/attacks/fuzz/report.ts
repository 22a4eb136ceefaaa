import type { FuzzOptions } from "./options.ts";
import { type ReadsBeside, slowTime } from "./reads-beside.ts";
import type { Tally, Violation } from "./tally.ts";

/** What a run has come to. */
export interface FuzzReport {
  options: FuzzOptions;
  /** What was sent. */
  requests: number;
  rawRequests: number;
  files: number;
  tally: Tally;
  /** Resident memory of the process, in bytes, at the begin and after each round. */
  rss: number[];
  /** Beside heavy pictures; absent where few files were sent. */
  reads: ReadsBeside | undefined;
  seconds: number;
  violations: Violation[];
}

/** The report as a table for people. */
export function printReport({
  options,
  requests,
  rawRequests,
  files,
  tally,
  rss,
  reads,
  seconds,
  violations,
}: FuzzReport): string {
  const megabytes = rss.map((bytes) => Math.round(bytes / 2 ** 20));
  const statuses = [...tally.statuses]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([status, count]) => `${status}: ${count}`);
  const slowest = tally.slowest.map(({ ms, what }) => `${Math.round(ms)} ms ${what}`);
  const rows: [string, string[]][] = [
    ["database", [options.database]],
    ["seed", [String(options.seed)]],
    ["requests", [`${requests}, ${rawRequests} more over raw sockets`]],
    ["files", [String(files)]],
    ["seconds", [String(Math.round(seconds))]],
    ["answers", statuses],
    ["bounded", [`${tally.bounded} with Retry-After`]],
    ["slowest", slowest],
    ["memory, MB", [megabytes.join(" → ")]],
    ["reads", reads ? readsOf(reads) : ["not measured: too few files"]],
    ["violations", violations.length === 0 ? ["none"] : violations.map(({ what, times }) => `${times} × ${what}`)],
  ];
  const table = rows.flatMap(([name, values]) =>
    values.map((value, at) => `${(at === 0 ? name : "").padEnd(12)} ${value}`),
  );
  const examples = violations.map(({ what, example }) => `\n${what}\n${example.slice(0, 1_500)}`);
  return [...table, ...examples].join("\n");
}

function readsOf({ quiet, beside, rss }: ReadsBeside): string[] {
  const [before, with_] = [slowTime(quiet), slowTime(beside)].map((ms) => ms.toFixed(1));
  return [
    `nine of ten within ${with_} ms beside heavy pictures, ${before} ms without them (${beside.length} and ${quiet.length})`,
    `the server had ${Math.round(rss / 2 ** 20)} MB meanwhile`,
  ];
}
