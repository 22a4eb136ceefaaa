import type { FootFrame, FootKind, FootLine, HandLine, JumpLine, Landed, Landing, Side } from "./compiled-move.ts";
import { MoveError, suggestion } from "./move-error.ts";

/** One line of a move's text, cut into tokens at its spaces. */
export interface SourceLine {
  owner: string;
  number: number;
  tokens: string[];
}

const SPAN = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/;
const FOOT_KINDS: readonly string[] = ["step", "slide", "pivot", "lift"];
const LANDINGS: readonly string[] = ["ball", "heel", "flat"];

/** Reads the numbers and named options that follow a line's verb. */
class TokenReader {
  private i = 0;
  private readonly tokens: readonly string[];
  private readonly fail: (problem: string) => never;

  constructor(tokens: readonly string[], fail: (problem: string) => never) {
    this.tokens = tokens;
    this.fail = fail;
  }

  get done(): boolean {
    return this.i >= this.tokens.length;
  }

  token(): string {
    return this.tokens[this.i++] ?? this.fail("the line ends too early.");
  }

  /** A number, or undefined where the next token is none. */
  optionalNumber(): number | undefined {
    const value = Number(this.tokens[this.i]);
    if (this.done || Number.isNaN(value)) return undefined;
    this.i++;
    return value;
  }

  number(what: string): number {
    return (
      this.optionalNumber() ?? this.fail(`expected a number for ${what}, found "${this.tokens[this.i] ?? "nothing"}".`)
    );
  }
}

function failAt(line: SourceLine, beat?: number) {
  return (problem: string): never => {
    throw new MoveError(line.owner, line.number, beat, problem);
  };
}

function readSpan(line: SourceLine, word: string): [number, number] {
  const match = SPAN.exec(word) ?? failAt(line)(`expected a span of beats as in 0.5-1.2, found "${word}".`);
  const span: [number, number] = [Number(match[1]), Number(match[2])];
  if (span[1] <= span[0]) failAt(line, span[0])("the span ends before it begins.");
  return span;
}

const sideOf = (token: string | undefined): Side => (token === "L" ? 0 : 1);

/** `L 0.5-1.0 step 20 0 yaw 10 h 5 heel`, `R 1-2 lift 0 30 20 point 40`, in the units of AUTHORING.md. */
export function readFootLine(line: SourceLine): FootLine {
  const [start, end] = readSpan(line, line.tokens[1] ?? "");
  const fail = failAt(line, start);
  const tokens = new TokenReader(line.tokens.slice(2), fail);
  const kind = tokens.token();
  if (!FOOT_KINDS.includes(kind)) fail(`a foot cannot "${kind}".${suggestion(kind, FOOT_KINDS)}`);
  const foot: FootLine = {
    side: sideOf(line.tokens[0]),
    start,
    end,
    kind: kind as FootKind,
    x: undefined,
    y: 0,
    z: undefined,
    yaw: undefined,
    facing: 0,
    height: kind === "step" ? 0.15 : 0,
    landing: "ball",
    frame: "floor",
    point: 25,
    on: false,
    line: line.number,
  };
  if (kind === "lift") {
    foot.x = tokens.number("x") / 100;
    foot.y = tokens.number("the height") / 100;
    foot.z = tokens.number("z") / 100;
    foot.frame = "air";
  } else {
    const x = tokens.optionalNumber();
    if (x !== undefined) {
      if (kind === "pivot") fail("a pivot turns on its spot: it takes only yaw.");
      foot.x = x / 100;
      foot.z = tokens.number("z") / 100;
    }
  }
  while (!tokens.done) readFootOption(foot, tokens, fail);
  if (kind === "pivot" && foot.yaw === undefined) fail("a pivot needs yaw.");
  if ((kind === "step" || kind === "slide") && foot.x === undefined) fail(`a ${kind} needs x and z.`);
  return foot;
}

function readFootOption(foot: FootLine, tokens: TokenReader, fail: (problem: string) => never): void {
  const word = tokens.token();
  if (word === "yaw") foot.yaw = tokens.number("yaw");
  else if (word === "h") foot.height = tokens.number("h") / 100;
  else if (word === "point") foot.point = tokens.number("point");
  else if (word === "on" && foot.kind === "lift") foot.on = true;
  else if (word === "body" && foot.kind === "lift") foot.frame = "body" satisfies FootFrame;
  else if (LANDINGS.includes(word)) foot.landing = word as Landing;
  else fail(`unknown word "${word}".${suggestion(word, ["yaw", "h", "point", "body", "on", ...LANDINGS])}`);
}

const JUMP_SHAPES = ["apart", "aside", "behind"] as const;

/** `jump 1.0-1.8 h 22 tuck 10 apart 30 L 0 20 R 0 20`: with no foot named both land where they left. */
export function readJumpLine(line: SourceLine): JumpLine {
  const [start, end] = readSpan(line, line.tokens[1] ?? "");
  const fail = failAt(line, start);
  const tokens = new TokenReader(line.tokens.slice(2), fail);
  let height = 0.15;
  let tuck = 0.03;
  const shape = { apart: 0, aside: 0, behind: 0 };
  const named: [Landed, Landed] = [null, null];
  let latest: Landed = null;
  while (!tokens.done) {
    const word = tokens.token();
    const shaped = JUMP_SHAPES.find((name) => name === word);
    if (shaped) shape[shaped] = tokens.number(shaped) / 100;
    else if (word === "h") height = tokens.number("h") / 100;
    else if (word === "tuck") tuck = tokens.number("tuck") / 100;
    else if (word === "L" || word === "R") {
      const x = tokens.optionalNumber();
      latest = { x: undefined, z: undefined, yaw: undefined, facing: 0 };
      if (x !== undefined) latest = { x: x / 100, z: tokens.number("z") / 100, yaw: undefined, facing: 0 };
      named[sideOf(word)] = latest;
    } else if (word === "yaw" && latest) latest.yaw = tokens.number("yaw");
    else fail(`unknown word "${word}".${suggestion(word, ["h", "tuck", ...JUMP_SHAPES, "L", "R", "yaw"])}`);
  }
  const stay = { x: undefined, z: undefined, yaw: undefined, facing: 0 };
  const feet: [Landed, Landed] = named[0] || named[1] ? named : [{ ...stay }, { ...stay }];
  return { start, end, height, tuck, shape, feet, line: line.number };
}

/** `hand L 1.0-3.0 support 20 30 yaw 40`. */
export function readHandLine(line: SourceLine): HandLine {
  const side = line.tokens[1];
  const [start, end] = readSpan(line, line.tokens[2] ?? "");
  const fail = failAt(line, start);
  if (side !== "L" && side !== "R") fail(`a hand is L or R, not "${side}".`);
  const tokens = new TokenReader(line.tokens.slice(3), fail);
  const verb = tokens.token();
  if (verb !== "support") fail(`a hand cannot "${verb}".${suggestion(verb, ["support"])}`);
  const hand: HandLine = {
    side: sideOf(side),
    start,
    end,
    x: tokens.number("x") / 100,
    z: tokens.number("z") / 100,
    yaw: 0,
    line: line.number,
  };
  while (!tokens.done) {
    const word = tokens.token();
    if (word === "yaw") hand.yaw = tokens.number("yaw");
    else fail(`unknown word "${word}".${suggestion(word, ["yaw"])}`);
  }
  return hand;
}
