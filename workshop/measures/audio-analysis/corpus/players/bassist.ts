import { barSteps, beatSeconds, heldBar, type Session, stepsOf, strokes } from "./strokes.ts";

/** Plays the groove's bass on the chords' roots, sometimes on the next bar's a little before it. */
export function playBass(session: Session, key: number): void {
  const { groove, bars, grid, r, tracks, feel } = session;
  const note = session.orchestra.bass(r);
  const patterns = [r.pick(groove.bass), r.pick(groove.bass), r.pick(groove.bass)];
  const own = feel();
  const anticipates = r.chance(0.25);
  const half = stepsOf(groove) >> 1;
  bars.forEach((bar, index) => {
    if (!bar.bass) return;
    const pattern = patterns[bar.section] as string;
    const played = pattern === "held" ? heldBar(groove) : pattern;
    strokes(session, index, played, own, (time, strength, { beat, inBar, step, length }) => {
      const root = bar.roots[inBar] ?? 0;
      const away = groove.walking && step > 0 ? r.pick([0, 4, 7, 9, 12, -1]) : r.chance(0.12) ? r.pick([7, 12]) : 0;
      const next = anticipates && step >= barSteps(groove) - half ? (bars[index + 1]?.roots[0] ?? root) : root;
      const pitch = 28 + ((key + next) % 12) + away;
      const seconds = length * beatSeconds(session, beat) * 0.9;
      const early = groove.anticipated && step === 0 && beat > 0;
      const at = early ? grid.timeOf(beat - 1, 0.5) + own.offset : time;
      tracks.bass.add(note(pitch, Math.min(2, seconds)), at, strength * bar.loudness);
    });
  });
}
