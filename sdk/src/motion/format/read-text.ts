import { checkLandings } from "./check-feet.ts";
import { refuseKnownLine } from "./known.ts";
import { MoveError, suggestion } from "./move-error.ts";
import { readMoveHead } from "./move-head.ts";
import type { MoveHead, MoveText, VariantText } from "./move-text.ts";
import { createPath, takePathKeys } from "./path.ts";
import { isEdit, readEdit } from "./read-edit.ts";
import { readLine } from "./read-line.ts";
import type { SourceLine } from "./read-lines.ts";
import { createWrittenMove } from "./written-move.ts";

/**
 * Reads the text of a move (format: AUTHORING.md). Its first line and those that begin variants are read at once, the
 * others when they are asked for. Comments and blank lines are left out; lines are numbered from 1.
 * @param owner Whose text it is, as in "move 12" or "style Salsa".
 * @throws {MoveError} where a line has a slip.
 */
export function readMoveText(source: string, owner: string): MoveText {
  const lines: SourceLine[] = [];
  const variants: { head: SourceLine; lines: SourceLine[] }[] = [];
  for (const [i, text] of source.split("\n").entries()) {
    const line = { owner, number: i + 1, tokens: text.replace(/#.*/, "").trim().split(/\s+/) };
    if (line.tokens[0] === "") continue;
    if (line.tokens[0] === "variant") variants.push({ head: line, lines: [] });
    else (variants.at(-1)?.lines ?? lines).push(line);
  }
  const [first, ...others] = lines;
  if (!first) throw new MoveError(owner, 0, undefined, "the text is empty.");
  const head = readMoveHead(first);
  const read: VariantText[] = [];
  for (const variant of variants) read.push(readVariant(variant.head, variant.lines, head, read));
  return {
    head,
    variants: read,
    get written() {
      const written = createWrittenMove();
      for (const line of others) readLine(line, head.mirror ? head.beats / 2 : head.beats, written);
      return written;
    },
    check: (move) => checkLandings(owner, move),
  };
}

const WORDS = ["pace", "energy", "mirror", "with", "called"];
const PACES = [0.5, 1, 2] as const;
const NAME = /^[a-z][a-z-]*$/;

/** `variant low mirror pace 0.5 energy 0.4 with diagonal called down low`, and the lines that follow. */
function readVariant(
  line: SourceLine,
  lines: readonly SourceLine[],
  head: MoveHead,
  before: readonly VariantText[],
): VariantText {
  const fail = (problem: string): never => {
    throw new MoveError(line.owner, line.number, undefined, problem);
  };
  const [, name = "", ...rest] = line.tokens;
  if (!NAME.test(name) || name === "mirrored") fail(`"${name}" cannot be the name of a variant.`);
  if (before.some((other) => other.name === name)) fail(`there are two variants named "${name}".`);
  const combines: string[] = [];
  const variant: VariantText = {
    name,
    label: name,
    pace: 1,
    energy: undefined,
    mirror: false,
    combines,
    get edits() {
      return lines.filter(isEdit).flatMap((each) => readEdit(each, head, variant.mirror));
    },
    get written() {
      const limit = variant.mirror ? head.beats / 2 : head.beats;
      const own = createWrittenMove();
      for (const each of lines) {
        const keys = isEdit(each) ? undefined : takePathKeys(each, createPath());
        if (!keys) continue;
        readLine(keys, limit, own);
        refuseKnownLine(head.known, own, createPath(), each);
      }
      return own;
    },
    get path() {
      const path = createPath();
      for (const each of lines) {
        if (isEdit(each)) continue;
        takePathKeys(each, path);
        refuseKnownLine(head.known, createWrittenMove(), path, each);
      }
      return path;
    },
  };
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] ?? "";
    if (word === "mirror") variant.mirror = true;
    else if (word === "pace") {
      const pace = Number(rest[++i]);
      variant.pace = PACES.find((one) => one === pace) ?? fail("pace is 0.5, 1 or 2.");
    } else if (word === "energy") {
      variant.energy = Number(rest[++i]);
      if (!(variant.energy >= 0 && variant.energy <= 1)) fail("energy is a number from 0 to 1.");
    } else if (word === "with") {
      while (i + 1 < rest.length && !WORDS.includes(rest[i + 1] ?? "")) combines.push(rest[++i] ?? "");
    } else if (word === "called") {
      if (i + 1 === rest.length) fail("called what?");
      variant.label = rest.slice(i + 1).join(" ");
      break;
    } else fail(`unknown word "${word}".${suggestion(word, WORDS)}`);
  }
  return variant;
}
