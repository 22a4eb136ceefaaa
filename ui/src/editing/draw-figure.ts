import { float32At, numberAt } from "@nataraj/sdk/arrays";
import { BONES, PARENTS } from "@nataraj/sdk/motion";

/** Colours of a figure. */
export interface FigureColors {
  trunk: string;
  left: string;
  right: string;
}

/** How thick a bone is drawn, metres; what is not named is a limb, and fingers are left out. */
const THICK: readonly [pattern: RegExp, metres: number][] = [
  [/Proximal|Intermediate|Distal|Metacarpal/, 0],
  [/[cC]hest|spine/, 0.23],
  [/neck/, 0.09],
  [/head/, 0.09],
  [/LowerLeg/, 0.13],
  [/Foot|Toes/, 0.08],
  [/LowerArm|Hand/, 0.075],
];
const LIMB = 0.1;
/** Of the head, which is drawn round. Metres. */
const HEAD = { radius: 0.115, above: 0.1 };
/** How much of the stage is seen, metres: a dancer with raised arms. */
const TALL = 2.25;
/** Room beneath the floor, metres. */
const BELOW = 0.12;

const thickness = BONES.map((bone) => THICK.find(([pattern]) => pattern.test(bone))?.[1] ?? LIMB);
const order = BONES.map((_, i) => i);
const depths = new Float64Array(BONES.length);

/**
 * Draws a body from the front as rounded limbs, what is nearer over what is farther.
 * @param positions World positions of all bones, metres.
 */
export function drawFigure(
  context: CanvasRenderingContext2D,
  positions: Float32Array,
  { width, height }: { width: number; height: number },
  colors: FigureColors,
): void {
  const scale = height / TALL;
  // The picture goes with the dancer, who may walk.
  const middle = float32At(positions, 0);
  const x = (bone: number) => width / 2 + (float32At(positions, 3 * bone) - middle) * scale;
  const y = (bone: number) => height - (float32At(positions, 3 * bone + 1) + BELOW) * scale;
  context.clearRect(0, 0, width, height);
  context.lineCap = "round";
  for (let bone = 0; bone < BONES.length; bone++) {
    const parent = Math.max(0, numberAt(PARENTS, bone));
    depths[bone] = float32At(positions, 3 * bone + 2) + float32At(positions, 3 * parent + 2);
  }
  order.sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0));
  for (const bone of order) {
    const parent = numberAt(PARENTS, bone);
    const thick = thickness[bone] ?? 0;
    if (parent < 0 || thick === 0) continue;
    const name = BONES[bone] ?? "";
    context.strokeStyle = name.startsWith("left")
      ? colors.left
      : name.startsWith("right")
        ? colors.right
        : colors.trunk;
    context.lineWidth = thick * scale;
    context.beginPath();
    context.moveTo(x(parent), y(parent));
    context.lineTo(x(bone), y(bone));
    context.stroke();
    if (name === "head") {
      context.fillStyle = colors.trunk;
      context.beginPath();
      context.arc(x(bone), y(bone) - HEAD.above * scale, HEAD.radius * scale, 0, 2 * Math.PI);
      context.fill();
    }
  }
}
