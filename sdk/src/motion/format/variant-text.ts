import { MoveError, suggestion } from "./move-error.ts";
import type { SourceLine } from "./read-lines.ts";

/** Another way of doing a move, as its text has it. */
export interface VariantText {
  /** Its word in scores and documents. */
  name: string;
  /** What people call it. */
  label: string;
  /** How fast it is done: 0.5 in half time, 2 in double time. */
  pace: 0.5 | 1 | 2;
  /** 0 to 1; undefined: that of the move. */
  energy: number | undefined;
  /** Its lines are those of the first half; the second half is their mirror image. */
  mirror: boolean;
  /** Variants of the same move that may be danced together with it. */
  combines: readonly string[];
  /** Line of the text on which it begins. */
  line: number;
  lines: readonly SourceLine[];
}

/** A move's text, cut into the move itself and its variants. */
export interface MoveText {
  lines: SourceLine[];
  variants: VariantText[];
}

/**
 * Cuts a text at its lines `variant NAME …`. Comments and blank lines are left out; lines are numbered from 1.
 * @param owner Whose text it is, as in "move 12".
 * @throws {MoveError} where a line `variant …` has a slip.
 */
export function readMoveText(source: string, owner: string): MoveText {
  const lines: SourceLine[] = [];
  const variants: VariantText[] = [];
  let target = lines;
  for (const [i, text] of source.split("\n").entries()) {
    const line = { owner, number: i + 1, tokens: text.replace(/#.*/, "").trim().split(/\s+/) };
    if (line.tokens[0] === "") continue;
    if (line.tokens[0] === "variant") {
      target = [];
      variants.push(readVariantHead(line, target, variants));
    } else target.push(line);
  }
  return { lines, variants };
}

const WORDS = ["pace", "energy", "mirror", "with", "called"];
const PACES = [0.5, 1, 2] as const;
const NAME = /^[a-z][a-z-]*$/;

/** `variant low mirror pace 0.5 energy 0.4 with diagonal called down low`. */
function readVariantHead(line: SourceLine, lines: SourceLine[], before: readonly VariantText[]): VariantText {
  const fail = (problem: string): never => {
    throw new MoveError(line.owner, line.number, undefined, problem);
  };
  const [, name = "", ...rest] = line.tokens;
  if (!NAME.test(name) || name === "mirrored") fail(`"${name}" cannot be the name of a variant.`);
  const combines: string[] = [];
  const head: VariantText = {
    name,
    label: name,
    pace: 1,
    energy: undefined,
    mirror: false,
    combines,
    line: line.number,
    lines,
  };
  if (before.some((other) => other.name === name)) fail(`there are two variants named "${name}".`);
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] ?? "";
    if (word === "mirror") head.mirror = true;
    else if (word === "pace") {
      const pace = Number(rest[++i]);
      head.pace = PACES.find((one) => one === pace) ?? fail("pace is 0.5, 1 or 2.");
    } else if (word === "energy") {
      head.energy = Number(rest[++i]);
      if (!(head.energy >= 0 && head.energy <= 1)) fail("energy is a number from 0 to 1.");
    } else if (word === "with") {
      while (i + 1 < rest.length && !WORDS.includes(rest[i + 1] ?? "")) combines.push(rest[++i] ?? "");
    } else if (word === "called") {
      head.label = rest.slice(i + 1).join(" ") || fail("called what?");
      break;
    } else fail(`unknown word "${word}".${suggestion(word, WORDS)}`);
  }
  return head;
}

/**
 * The variants of a text that a score names, in the order of the text. Unknown words change nothing. Of variants that
 * may not be combined the one named first is danced.
 * @param words Names apart by spaces.
 */
export function chosenVariants({ variants }: MoveText, words: string): VariantText[] {
  const chosen: VariantText[] = [];
  for (const word of words.split(/\s+/)) {
    const variant = variants.find(({ name }) => name === word);
    if (variant && chosen.every((other) => mayCombine(variant, other))) chosen.push(variant);
  }
  return chosen.sort((a, b) => a.line - b.line);
}

/** Whether two variants of a move may be danced together. */
export function mayCombine(a: VariantText, b: VariantText): boolean {
  return a !== b && (a.combines.includes(b.name) || b.combines.includes(a.name));
}
