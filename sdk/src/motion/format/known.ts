import { CHANNELS } from "./channels.ts";
import { MoveError } from "./move-error.ts";
import type { Path } from "./path.ts";
import type { SourceLine } from "./read-lines.ts";
import type { WrittenMove } from "./written-move.ts";

/** What a move is known by: no variant may change it. */
export interface Known {
  /** Indices of channels. */
  channels: ReadonlySet<number>;
  /** Where and when the feet are set down, but for where the dancer stands and faces. */
  feet: boolean;
  /** Where the dancer faces. */
  facing: boolean;
}

/**
 * Refuses a line of a variant that writes what the move is known by.
 * @throws {MoveError}
 */
export function refuseKnownLine(known: Known, own: WrittenMove, path: Path, line: SourceLine): void {
  const beat = Number.parseFloat(line.tokens[0] ?? "");
  const refuse = (what: string) => refuseChange(line, what, Number.isNaN(beat) ? undefined : beat);
  for (const channel of own.keys.keys()) if (known.channels.has(channel)) refuse(CHANNELS[channel]?.name ?? "");
  if (known.feet && own.feet.length + own.jumps.length > 0) refuse("feet");
  if (known.facing && path.facing.length > 0) refuse("facing");
}

/** @throws {MoveError} */
export function refuseChange(line: SourceLine, what: string, beat?: number): never {
  throw new MoveError(line.owner, line.number, beat, `the move is known by its ${what}: a variant leaves it as it is.`);
}
