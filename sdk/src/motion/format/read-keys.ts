import { ARM_VALUES } from "../rig/arm-rotations.ts";
import { ARM_POSES } from "./arm-poses.ts";
import { CHANNEL_NAMES, findChannel, isSided } from "./channels.ts";
import { type KeysByChannel, putKeys } from "./curve.ts";
import { HAND_SHAPES } from "./hand-shapes.ts";
import { MoveError, suggestion } from "./move-error.ts";
import type { SourceLine } from "./read-lines.ts";
import { type ArmTarget, solveArm } from "./solve-arm.ts";

const ARM_NAMES = ["arms", "arm"];
const HAND_NAMES = ["hands", "hand"];

const solved = new Map<string, ReturnType<typeof solveArm>>();

/** The arm whose palm is at a place; texts reach for the same places again and again. */
function armFor(palm: ArmTarget["palm"]): ReturnType<typeof solveArm> {
  const key = palm.join(" ");
  const arm = solved.get(key) ?? solveArm({ palm });
  solved.set(key, arm);
  return arm;
}

/** Reads `1.5  y -6, arms bent, hand.R point, reach.L 20 130 35, lean 8~`: keys of channels at one beat. */
export function readKeys(line: SourceLine, keys: KeysByChannel): number {
  const beat = Number(line.tokens[0]);
  const fail = (problem: string): never => {
    throw new MoveError(line.owner, line.number, beat, problem);
  };
  const put = (name: string, value: number, through: boolean) => {
    const channel = findChannel(name) ?? fail(`unknown channel "${name}".`);
    const [low, high] = channel.range;
    if (value < low || value > high) fail(`${name} ${value} is outside its range of ${low} to ${high}.`);
    const list = keys.get(channel.index) ?? [];
    keys.set(channel.index, list);
    putKeys(list, [{ beat, value, through }]);
  };
  for (const part of line.tokens.slice(1).join(" ").split(",")) {
    const tokens = part.trim().split(/\s+/);
    const [short = "", side, extra] = (tokens[0] ?? "").split(".");
    if ((side !== undefined && side !== "L" && side !== "R") || extra !== undefined)
      fail(`"${tokens[0]}": a side is L or R.`);
    const sides = side ? [side] : ["L", "R"];
    if (short === "reach") {
      const [out = Number.NaN, up = Number.NaN, front = Number.NaN] = tokens.slice(1, 4).map((w) => Number(w) / 100);
      if (tokens.length !== 4 || Number.isNaN(out + up + front))
        fail("reach takes three numbers: out, up and front in centimetres.");
      const { miss, ...values } = armFor([out, up, front]);
      if (miss > 0.05) fail(`the palm cannot reach there: it stays ${Math.round(miss * 100)} cm short.`);
      for (const s of sides)
        for (const name of ["raise", "fwd", "rot", "elbow"] as const) put(`${name}.${s}`, values[name], false);
      continue;
    }
    if (tokens.length !== 2) fail(`"${part.trim()}" is not a name and a value. Is a comma missing?`);
    const value = tokens[1] ?? "";
    if (ARM_NAMES.includes(short)) {
      const pose =
        ARM_POSES[value]?.values ?? fail(`unknown arm pose "${value}".${suggestion(value, Object.keys(ARM_POSES))}`);
      for (const s of sides) for (const name of ARM_VALUES) put(`${name}.${s}`, pose[name], false);
      continue;
    }
    if (HAND_NAMES.includes(short)) {
      const shape =
        HAND_SHAPES[value] ?? fail(`unknown hand "${value}".${suggestion(value, Object.keys(HAND_SHAPES))}`);
      for (const s of sides) for (const [name, bent] of Object.entries(shape)) put(`${name}.${s}`, bent, false);
      continue;
    }
    const through = value.endsWith("~");
    const number = Number(through ? value.slice(0, -1) : value);
    if (!CHANNEL_NAMES.includes(short)) fail(`unknown channel "${short}".${suggestion(short, CHANNEL_NAMES)}`);
    if (value === "" || Number.isNaN(number)) fail(`${short}: "${value}" is not a number.`);
    if (isSided(short)) for (const s of sides) put(`${short}.${s}`, number, through);
    else if (side) fail(`${short} has no sides.`);
    else put(short, number, through);
  }
  return beat;
}
