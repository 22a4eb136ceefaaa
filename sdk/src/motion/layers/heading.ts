import { channelIndex } from "../format/channels.ts";
import { evaluateCurve } from "../format/curve.ts";
import { clamp, meanOver, smoothstep } from "../math/curves.ts";
import { moveBeat } from "../sequence/clip-instance.ts";
import { layer } from "./layer.ts";

const TURN = channelIndex("turn");

/** Where the whole body faces. The feet turn with it, so that neither style nor music shapes it. */
export const heading = layer({
  name: "heading",
  says: "Turns the body as the move and the place of its clip say; where beats are quick a turn begins earlier and ends later.",
  shapes: ({ index }) => index === TURN,
  movesAlone: true,
  settings: {
    longer: {
      value: 4,
      unit: "beats that a turn takes longer, times the share by which gestures are smaller",
      range: [0, 8],
      answers: "pelvis turning, °/s",
    },
  },
  add(_, { clip, channel, curve, t }, settings) {
    const { root, endRoot, start, end, move, mirrored, turning, idle } = clip;
    if (idle) return root.turn + (endRoot.turn - root.turn) * smoothstep((t - start) / Math.max(1e-6, end - start));
    if (!curve) return root.turn;
    const sign = mirrored ? channel.mirrorSign : 1;
    const beat = clamp(moveBeat(clip, t), 0, move.beats);
    const width = Math.min(1, settings.longer * (1 - clip.size));
    if (width <= 0) return root.turn + sign * evaluateCurve(curve, beat) * turning;
    const turn = (b: number) => evaluateCurve(curve, clamp(b, 0, move.beats));
    return root.turn + sign * meanOver(beat - width / 2, beat + width / 2, turn) * turning;
  },
});
