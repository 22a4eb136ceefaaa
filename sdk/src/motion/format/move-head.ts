import { CHANNEL_GROUPS, CHANNEL_NAMES, CHANNELS } from "./channels.ts";
import { MoveError, suggestion } from "./move-error.ts";
import { KEPT, type MoveHead } from "./move-text.ts";
import type { SourceLine } from "./read-lines.ts";

const WORDS = ["loop", "mirror", "fixed", "ends", "keeps", "known", "sweep"];
/** What a move may be known by besides its channels. */
const KNOWN_WORDS = ["feet", "facing"];

/** Arms that sweep further than this have nothing left of their shape. */
const MOST_SWEPT = 2;

/** `move 4 beats loop mirror fixed ends 0 -90 0 keeps arms.R hands known raise.R feet sweep 0.5`. */
export function readMoveHead(line: SourceLine): MoveHead {
  const fail = (problem: string): never => {
    throw new MoveError(line.owner, line.number, undefined, problem);
  };
  const [verb, count, unit, ...rest] = line.tokens;
  const beats = Number(count);
  if (verb !== "move" || unit !== "beats" || !Number.isInteger(beats) || beats < 1 || beats > 16)
    fail('the first line must be "move N beats …" with 1 to 16 whole beats.');
  const known = { channels: new Set<number>(), feet: false, facing: false };
  const head: MoveHead = {
    beats,
    loop: false,
    mirror: false,
    fixed: false,
    keeps: new Float64Array(CHANNELS.length),
    known,
    sweep: { quick: 0, slow: 0 },
    end: { x: 0, z: 0, turn: 0 },
  };
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] ?? "";
    const names: string[] = [];
    if (word === "keeps" || word === "known")
      while (i + 1 < rest.length && !WORDS.includes(rest[i + 1] ?? "")) names.push(rest[++i] ?? "");
    if (word === "loop" || word === "mirror" || word === "fixed") head[word] = true;
    else if (word === "ends") {
      const [x = Number.NaN, z = Number.NaN, turn = Number.NaN] = rest.slice(i + 1, i + 4).map(Number);
      if (Number.isNaN(x + z + turn)) fail("ends takes three numbers: x and z in centimetres, turn in degrees.");
      head.end = { x: x / 100, z: z / 100, turn };
      i += 3;
    } else if (word === "sweep") {
      const quick = Number(rest[++i]);
      const slow = i + 1 < rest.length && !WORDS.includes(rest[i + 1] ?? "") ? Number(rest[++i]) : quick;
      if (!(quick >= 0 && quick <= slow && slow <= MOST_SWEPT))
        fail(`sweep takes one or two numbers from 0 to ${MOST_SWEPT}, the second not below the first.`);
      head.sweep = { quick, slow };
    } else if (word === "keeps") {
      for (const name of names)
        for (const index of channelsOf(name) ?? fail(`cannot keep "${name}".${suggestionFor(name)}`))
          head.keeps[index] = KEPT;
    } else if (word === "known") {
      for (const name of names)
        if (name === "feet" || name === "facing") known[name] = true;
        else
          for (const index of channelsOf(name) ?? fail(`no move is known by "${name}".${suggestionFor(name)}`))
            known.channels.add(index);
    } else fail(`unknown word "${word}".${suggestion(word, WORDS)}`);
  }
  return head;
}

/** Indices of the channels of a group (`arms`), a group of one side (`hands.R`) or a name (`raise`, `raise.R`). */
export function channelsOf(word: string): number[] | undefined {
  const [short = "", side] = word.split(".");
  const found = CHANNELS.filter((c) => {
    const [name, of] = c.name.split(".");
    return (c.group === short || name === short) && (!side || of === side);
  });
  return found.length > 0 ? found.map((c) => c.index) : undefined;
}

/** What was probably meant by a word for channels that there are not. */
export function suggestionFor(word: string): string {
  return suggestion(word.split(".")[0] ?? "", [...CHANNEL_GROUPS, ...KNOWN_WORDS, ...CHANNEL_NAMES]);
}
