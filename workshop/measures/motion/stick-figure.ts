import { float32At, numberAt } from "@nataraj/sdk/arrays";
import { BONES, boneIndex, PARENTS } from "@nataraj/sdk/motion";

/** Where a point is on the picture, and how near to the eye. */
export type View = (x: number, y: number, z: number) => [across: number, up: number, depth: number];
export const FRONT: View = (x, y, z) => [x, y, z];
export const SIDE: View = (x, y, z) => [z, y, -x];
/** From above; the audience is below the picture. */
export const ABOVE: View = (x, y, z) => [x, -z, y];

const THICK: Record<string, number> = {
  spine: 0.24,
  chest: 0.23,
  upperChest: 0.25,
  neck: 0.09,
  head: 0.08,
  LowerLeg: 0.14,
  Foot: 0.095,
  Toes: 0.07,
  LowerArm: 0.085,
  Hand: 0.065,
  UpperArm: 0.1,
  Shoulder: 0.12,
};

function thickness(bone: string): number {
  const part = bone.replace(/^(left|right)/, "");
  return THICK[part] ?? (/Proximal|Intermediate|Distal|Metacarpal/.test(bone) ? 0.02 : 0.12);
}

function colour(bone: string): string {
  if (bone.startsWith("left")) return "#d9534f";
  if (bone.startsWith("right")) return "#337ab7";
  return "#555";
}

/**
 * A body as capsules: the left side red, the right side blue.
 * @param positions World positions of all bones, metres.
 * @param origin Where the middle of the stage is on the picture, pixels.
 * @param scale Pixels a metre.
 */
export function figure(positions: Float32Array, view: View, origin: { x: number; y: number }, scale: number): string {
  const at = (i: number): [number, number, number] => {
    const [across, up, depth] = view(
      float32At(positions, 3 * i),
      float32At(positions, 3 * i + 1),
      float32At(positions, 3 * i + 2),
    );
    return [origin.x + across * scale, origin.y - up * scale, depth];
  };
  const strokes = BONES.flatMap((bone, i) => {
    const parent = numberAt(PARENTS, i);
    if (parent < 0) return [];
    const [x1, y1, d1] = at(parent);
    const [x2, y2, d2] = at(i);
    const width = thickness(bone) * scale;
    const depth = (d1 + d2) / 2;
    const line = `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke-width="${width}" stroke="${colour(bone)}" stroke-opacity="0.85" stroke-linecap="round"/>`;
    return [{ depth, line }];
  });
  const [hx, hy, hd] = at(boneIndex("head"));
  strokes.push({
    depth: hd,
    line: `<circle cx="${hx}" cy="${hy - (view === ABOVE ? 0 : 0.09 * scale)}" r="${0.105 * scale}" fill="#777"/>`,
  });
  return strokes
    .sort((a, b) => a.depth - b.depth)
    .map((stroke) => stroke.line)
    .join("");
}
