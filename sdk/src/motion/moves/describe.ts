import { moveName } from "../../contract/moves.ts";
import type { DanceStyle } from "../../contract/styles.ts";
import { channelIndex } from "../format/channels.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import { evaluateCurve } from "../format/curve.ts";
import { travelOf } from "../format/foot-ends.ts";
import { mayCombine } from "../format/move-text.ts";
import { readOutline } from "../format/outline.ts";
import { STYLES } from "../styles/catalogue.ts";
import type { Style } from "../styles/definition.ts";
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
 * What a planner needs to know of a move. What stands in the text is read when it is asked for, and no more of it than
 * that: only `travel` and `level` compile a move.
 * @throws {RangeError} when there is no such move.
 */
export function describeMove(number: number): MoveInfo {
  const name = moveName(number);
  const { source: _, ...info } = moveDefinition(number);
  const clashes = [...(info.clashes ?? []), ...stylesWhere((style) => style.clashes?.includes(number))];
  const outline = lazy(() => readOutline(moveText(number)));
  const variants = lazy(() => describeVariants(number, info.energy));
  return {
    ...info,
    styles: [...info.styles, ...stylesWhere((style) => style.suits?.includes(number))],
    ...(clashes.length > 0 && { clashes }),
    name,
    startsFrom: HOME,
    get beats() {
      return outline().beats;
    },
    get end() {
      return outline().end;
    },
    get travel() {
      return travelOf(compiledMove(number));
    },
    get endsIn() {
      return { ...HOME, facing: outline().end.turn };
    },
    get variants() {
      return variants();
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

/** The styles whose own files say so. */
function stylesWhere(says: (style: Style) => boolean | undefined): DanceStyle[] {
  return Object.values(STYLES)
    .filter(says)
    .map(({ style }) => style);
}

function describeVariants(number: number, usual: number): MoveVariant[] {
  const text = moveText(number);
  const { variants } = text;
  return variants.map((variant): MoveVariant => {
    const { name, label, pace, energy = usual } = variant;
    const combines = variants.filter((other) => mayCombine(variant, other)).map((other) => other.name);
    const outline = lazy(() => readOutline(text, name));
    return {
      name,
      label,
      pace,
      energy,
      combines,
      get beats() {
        return outline().beats;
      },
      get end() {
        return outline().end;
      },
      get facing() {
        return outline().facing;
      },
      get back() {
        return outline().back;
      },
      get travel() {
        return travelOf(compiledMove(number, name));
      },
      get level() {
        const rise = heightOf(compiledMove(number, name)) - heightOf(compiledMove(number));
        return rise < -LEVEL ? "low" : rise > LEVEL ? "high" : "as written";
      },
    };
  });
}

/** A value that is made when it is first asked for. */
function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
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
