import { CHANNELS, type Channel } from "./channels.ts";
import type { Key } from "./curve.ts";
import { refuseChange } from "./known.ts";
import { MoveError } from "./move-error.ts";
import { channelsOf, suggestionFor } from "./move-head.ts";
import { EDITS, type MoveEdit, type MoveHead } from "./move-text.ts";
import type { SourceLine } from "./read-lines.ts";

const SPAN = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/;

/** Whether a line changes what is written, rather than to be written itself. */
export function isEdit(line: SourceLine): boolean {
  return editOf(line) !== undefined;
}

const editOf = ({ tokens }: SourceLine) => EDITS.find((each) => each === tokens[0]);

/**
 * Reads `drop arms.R feet 1-3`, `add y -6, raise.L 10 1-3`, `size arms 0.7, feet 1.3`.
 * @param mirror Whether a span of beats means its mirror image in the second half too.
 * @throws {MoveError} where it has a slip, or changes what the move is known by.
 */
export function readEdit(line: SourceLine, head: MoveHead, mirror: boolean): MoveEdit[] {
  const edit = editOf(line) ?? "drop";
  const fail = (problem: string): never => {
    throw new MoveError(line.owner, line.number, undefined, problem);
  };
  const check = ({ name, range: [low, high] }: Channel, keys: readonly Key[]) => {
    const beyond = keys.find(({ value }) => value < low || value > high);
    if (beyond) fail(`${name} ${beyond.value} at beat ${beyond.beat} is outside its range of ${low} to ${high}.`);
  };
  return line.tokens
    .slice(1)
    .join(" ")
    .split(",")
    .flatMap((part) => {
      const tokens = part.trim().split(/\s+/);
      const span = SPAN.exec(tokens.at(-1) ?? "");
      if (span) tokens.pop();
      const value = edit === "drop" ? 0 : Number(tokens.pop() ?? Number.NaN);
      if (Number.isNaN(value) || tokens.length === 0) fail(`"${part.trim()}": ${edit} takes names and a number.`);
      const from = span ? Number(span[1]) : 0;
      const to = span ? Number(span[2]) : head.beats;
      return tokens.flatMap((name): MoveEdit[] => {
        const [feet, jumps] = [name === "feet", name === "jumps"];
        const channels =
          feet || jumps ? [] : (channelsOf(name) ?? fail(`there is no "${name}".${suggestionFor(name)}`));
        if (edit === "add" && (feet || jumps)) fail("feet and jumps have a size; nothing can be added to them.");
        const own: MoveEdit = { edit, feet, jumps, channels, from, to, value, check };
        refuseKnown(head, own, line);
        if (!mirror || !span) return [own];
        const half = head.beats / 2;
        const mirrored = channels.map((c) => CHANNELS[c]?.mirror ?? c);
        return [own, { ...own, channels: mirrored, from: from + half, to: to + half }];
      });
    });
}

function refuseKnown({ known }: MoveHead, { channels, feet, jumps }: MoveEdit, line: SourceLine): void {
  const channel = channels.find((c) => known.channels.has(c));
  if (channel !== undefined) refuseChange(line, CHANNELS[channel]?.name ?? "");
  if (known.feet && (feet || jumps)) refuseChange(line, "feet");
}
