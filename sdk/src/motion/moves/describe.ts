import { moveName } from "../../contract/moves.ts";
import { channelIndex } from "../format/channels.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import { evaluateCurve } from "../format/curve.ts";
import { mayCombine } from "../format/variant-text.ts";
import type { MoveBoundary, MoveInfo, MoveVariant } from "./definition.ts";
import { compiledMove, moveDefinition, moveText } from "./index.ts";

const HOME: MoveBoundary = { stance: "home", facing: 0, weight: "both" };
/** Hips this much lower or higher on the mean are another level, centimetres. */
const LEVEL = 3;
const Y = channelIndex("y");
const HEEL = channelIndex("heel.L");
/** What a heel that is up by a degree adds to the height. Centimetres. */
const ON_THE_BALLS = 0.15;

/**
 * What a planner needs to know of a move.
 * @throws {RangeError} when there is no such move.
 */
export function describeMove(number: number): MoveInfo {
  const name = moveName(number);
  const { source: _, ...info } = moveDefinition(number);
  let variants: readonly MoveVariant[] | undefined;
  // What stands in the text is read when it is asked for.
  return {
    ...info,
    name,
    startsFrom: HOME,
    get beats() {
      return compiledMove(number).beats;
    },
    get end() {
      return compiledMove(number).end;
    },
    get travel() {
      return compiledMove(number).travel;
    },
    get endsIn() {
      return { ...HOME, facing: compiledMove(number).end.turn };
    },
    get variants() {
      variants ??= describeVariants(number, info.energy);
      return variants;
    },
  };
}

/**
 * The variants of a move by their names, without the work of compiling them.
 * @throws {RangeError} when there is no such move.
 */
export function listVariants(number: number): Pick<MoveVariant, "name" | "label" | "pace">[] {
  return moveText(number).variants.map(({ name, label, pace }) => ({ name, label, pace }));
}

function describeVariants(number: number, usual: number): MoveVariant[] {
  const { variants } = moveText(number);
  const height = heightOf(compiledMove(number));
  return variants.map((text): MoveVariant => {
    const { name, label, pace, energy = usual } = text;
    const move = compiledMove(number, name);
    const { facing, back, beats, end, travel } = move;
    const rise = heightOf(move) - height;
    const level = rise < -LEVEL ? "low" : rise > LEVEL ? "high" : "as written";
    const combines = variants.filter((other) => mayCombine(text, other)).map((other) => other.name);
    return { name, label, facing, back, level, travel, pace, beats, end, energy, combines };
  });
}

/** The mean height of the hips in a move, centimetres, with what the heels add. */
function heightOf({ curves, beats }: CompiledMove): number {
  const mean = (channel: number) => {
    const curve = curves[channel];
    if (!curve) return 0;
    const samples = Array.from({ length: 8 * beats }, (_, i) => evaluateCurve(curve, i / 8));
    return samples.reduce((sum, value) => sum + value, 0) / samples.length;
  };
  return mean(Y) + ON_THE_BALLS * mean(HEEL);
}
