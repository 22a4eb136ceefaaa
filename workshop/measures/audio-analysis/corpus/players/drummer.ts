import type { Bar } from "../form.ts";
import type { DrumVoice } from "../grooves/groove.ts";
import { type Kit, RISER } from "../instruments/drums.ts";
import { beatSeconds, type Session, stepsOf, strokes, varied } from "./strokes.ts";

const FILLS = { 3: ["8.8", "888", "88.", ".88"], 4: ["8.8.", "8888", "8.88", "88.8", "..88"] } as const;

/** Seconds between strokes that a hand keeps up. */
const QUICKEST = 0.105;
const HANDS: ReadonlySet<DrumVoice> = new Set(["hat", "openHat", "ride", "crash", "shaker", "bell"]);
/** The voices that are on time; others may be late against them. */
const ON_TIME: ReadonlySet<DrumVoice> = new Set(["kick", "hat"]);
/** Every second stroke of what is too fast. */
const thinned = (pattern: string) => pattern.replace(/(.)./g, "$1.");

/** Plays the groove's drums, with fills and cymbals where sections begin. */
export function playDrums(session: Session): void {
  const { groove, bars, grid, r, tracks, feel } = session;
  const kit = session.orchestra.kit(r);
  const looseness = r.between(0, 0.08);
  const fast = groove.drift > 0 && beatSeconds(session, 0) / stepsOf(groove) < QUICKEST;
  const perBeat = stepsOf(groove);
  const voices = Object.entries(groove.drums).map(([voice, patterns]) => ({
    voice: voice as DrumVoice,
    // A clap now and then stands for the snare.
    sound: kit[voice === "snare" && r.chance(0.2) ? "clap" : (voice as DrumVoice)],
    patterns: [r.pick(patterns), r.pick(patterns), r.pick(patterns)],
    gain: r.between(0.35, 1) * (voice === "kick" || voice === "snare" ? 1 : r.between(0.15, 0.7)),
    feel: ON_TIME.has(voice as DrumVoice) ? feel(0) : feel(),
  }));
  bars.forEach((bar, index) => {
    const start = bar.first;
    if (bar.rises && start + bar.beats < grid.times.length)
      tracks.drums.add(kit.riser, grid.timeOf(start + bar.beats - 1, 1) - RISER, r.between(0.05, 0.4));
    if (!bar.drums) return;
    const [before, last] = [(bar.beats - 1) * perBeat, bar.beats * perBeat];
    for (const { voice, sound, patterns, gain, feel: own } of voices) {
      const written = patterns[bar.section] as string;
      const pattern = varied(fast && HANDS.has(voice) ? thinned(written) : written, perBeat, r, looseness);
      const end = bar.fill && voice !== "kick" ? before : last;
      strokes(session, index, pattern.slice(0, end), own, (time, strength) => {
        tracks.drums.add(sound, time, strength * gain * bar.loudness);
        if (voice === "kick" && strength > 0.5) tracks.kicks.push(time);
      });
    }
    if (bar.begins && r.chance(0.5) && start < grid.times.length - 1)
      tracks.drums.add(kit.crash, grid.timeOf(start, 0), r.between(0.2, 0.6));
    if (bar.fill) playFill(session, index, kit);
  });
}

function playFill(session: Session, index: number, kit: Kit): void {
  const { groove, bars, r, tracks, feel } = session;
  const perBeat = stepsOf(groove);
  const before = ((bars[index] as Bar).beats - 1) * perBeat;
  const fill = r.pick(FILLS[perBeat]);
  const sound = r.pick([kit.snare, kit.tom, kit.low]);
  strokes(session, index, ".".repeat(before) + fill, feel(), (time, strength) =>
    tracks.drums.add(sound, time, strength * 0.7),
  );
}
