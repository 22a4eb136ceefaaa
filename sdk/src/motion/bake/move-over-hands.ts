import type { Footwork } from "../contacts/footwork.ts";
import { lerp, smoothstep } from "../math/curves.ts";
import { frameTime, LEAD, TRACK_RATE } from "../tracks/frames.ts";

/** Time in which the body moves over hands that touch the floor, and from one hand to the other. Beats of the move. */
const HAND_LOADS = 0.56;
const HAND_TO_HAND = 0.4;

/** Spans in which at least one hand carries the body, in order. */
function spansOnHands({ hands }: Footwork): { start: number; end: number; beat: number }[] {
  const spans: { start: number; end: number; beat: number }[] = [];
  for (const { start, end, beat } of [...hands[0], ...hands[1]].sort((a, b) => a.start - b.start)) {
    const last = spans[spans.length - 1];
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end, beat });
  }
  return spans;
}

/** Moves the hips' path over the hands that carry: slowly onto the first, faster from one to the other. */
export function moveOverHands(footwork: Footwork, x: Float64Array, z: Float64Array): void {
  for (const { start, end, beat } of spansOnHands(footwork)) {
    const events = [...footwork.hands[0], ...footwork.hands[1]].filter((e) => e.start < end && e.end > start);
    const last = Math.min(x.length - 1, Math.ceil(end * TRACK_RATE) + LEAD);
    for (let f = Math.max(0, Math.floor(start * TRACK_RATE) + LEAD); f <= last; f++) {
      const t = frameTime(f);
      const loads = HAND_LOADS * beat;
      const share = Math.min(smoothstep((t - start) / loads), smoothstep((end - t) / loads));
      let sum = 0;
      let handsX = 0;
      let handsZ = 0;
      for (const event of events) {
        const over = HAND_TO_HAND * beat;
        const weight = smoothstep((t - event.start) / over + 0.5) * smoothstep((event.end - t) / over + 0.5);
        sum += weight;
        handsX += weight * event.x;
        handsZ += weight * event.z;
      }
      if (sum === 0) continue;
      x[f] = lerp(x[f] ?? 0, handsX / sum, share);
      z[f] = lerp(z[f] ?? 0, handsZ / sum, share);
    }
  }
}
