import { channelIndex } from "../format/channels.ts";
import { evaluateCurve } from "../format/curve.ts";
import { clamp, meanOver, smoothstep } from "../math/curves.ts";
import { type ClipInstance, moveBeat } from "../sequence/clip-instance.ts";
import { layer } from "./layer.ts";

const TURN = channelIndex("turn");

/** Where the whole body faces. The feet turn with it, so that neither style nor music shapes it. */
export const heading = layer({
  name: "heading",
  says: "Turns the body as the move and the place of its clip say; where beats are quick a turn begins earlier and ends later.",
  shapes: ({ index }) => index === TURN,
  movesAlone: true,
  settings: {
    quick: {
      value: 2,
      unit: "beats a second from which turns take longer than is written",
      range: [1.5, 3],
      answers: "pelvis turning, °/s",
    },
    longer: { value: 1.6, unit: "beats for one beat a second more", range: [0, 3], answers: "pelvis turning, °/s" },
  },
  add(_, { clip, channel, curve, t }, settings) {
    const { root, endRoot, start, end, move, mirrored, turning, idle } = clip;
    if (idle) return root.turn + (endRoot.turn - root.turn) * smoothstep((t - start) / Math.max(0.01, end - start));
    if (!curve) return root.turn;
    const sign = mirrored ? channel.mirrorSign : 1;
    const beat = clamp(moveBeat(clip, t), 0, move.beats);
    const width = Math.min(1, (paceOf(clip) - settings.quick) * settings.longer);
    if (width <= 0) return root.turn + sign * evaluateCurve(curve, beat) * turning;
    const turn = (b: number) => evaluateCurve(curve, clamp(b, 0, move.beats));
    return root.turn + sign * meanOver(beat - width / 2, beat + width / 2, turn) * turning;
  },
});

/** Beats of the move a second. */
const paceOf = ({ move, start, end }: ClipInstance) => move.beats / (end - start);
