import { numberAt } from "@nataraj/sdk/arrays";
import type { Bar } from "../form.ts";
import type { Random } from "../random.ts";
import { barSteps, beatSeconds, heldBar, type Session, stepsOf, strokes, varied } from "./strokes.ts";

/** How often chords come before their bar. */
const PUSHED = 0.15;

/** Plays the groove's chords, and where the form asks for it a pad and figures of broken chords over them. */
export function playChords(session: Session, key: number): void {
  const { groove, bars, r } = session;
  const patterns = [r.pick(groove.chords), r.pick(groove.chords), r.pick(groove.chords)];
  const struck = session.orchestra.struck(r);
  const held = session.orchestra.held(r);
  const own = session.feel();
  const spread = r.chance(0.35) ? r.between(0.004, 0.025) : 0;
  const broken = r.chance(0.25);
  const octave = groove.register ?? r.pick([48, 60, 60]);
  const pushed = [0, 1, 2].map(() => r.chance(PUSHED));
  bars.forEach((bar, index) => {
    if (!bar.chords) return;
    const rhythm = patterns[bar.section] as string;
    const isHeld = rhythm === "held";
    let turn = 0;
    const pattern = isHeld ? heldBar(groove) : varied(rhythm, stepsOf(groove), r, 0.03);
    strokes(session, index, pattern, own, (time, strength, place) => {
      const early = (groove.anticipated || pushed[bar.section]) && place.step === 0 && place.beat > 0;
      const at = early ? session.grid.timeOf(place.beat - 1, 0.5) + own.offset : time;
      const chord = chordOf(bar, place.inBar, octave + key, octave);
      const seconds = Math.min(3, (isHeld ? groove.meter : place.length) * beatSeconds(session, place.beat) * 0.95);
      const notes = broken && !isHeld ? [numberAt(chord, turn++ % 4)] : chord.slice(0, 3);
      notes.forEach((pitch, i) => {
        const sound = (isHeld ? held : struck)(pitch, seconds);
        const gain = (strength * bar.loudness * (broken && !isHeld ? 2 : 1)) / 3;
        session.tracks.chords.add(sound, at + i * spread, gain);
      });
    });
  });
  playPad(session, key);
  playFigures(session, key);
}

/** Chords that last a bar, from instruments that begin softly. */
function playPad(session: Session, key: number): void {
  const { groove, bars, r, tracks, feel } = session;
  if (!bars.some(({ pad }) => pad)) return;
  const note = session.orchestra.held(r);
  const own = feel();
  bars.forEach((bar, index) => {
    if (!bar.pad) return;
    strokes(session, index, heldBar(groove), own, (time, strength, { beat }) => {
      const seconds = Math.min(3.5, groove.meter * beatSeconds(session, beat) * 0.95);
      for (const pitch of chordOf(bar, 0, 60 + key, 60).slice(0, 3))
        tracks.chords.add(note(pitch, seconds), time, (strength * bar.loudness) / 4);
    });
  });
}

/** Broken chords in a figure that need not fit the beat: three against four is common. */
function playFigures(session: Session, key: number): void {
  const { groove, bars, r, tracks, feel } = session;
  if (!bars.some(({ figures }) => figures)) return;
  const note = session.orchestra.struck(r);
  const own = feel();
  const figure = figureOf(barSteps(groove), stepsOf(groove), r);
  const cycle = r.pick([3, 4, 4, 4, 6, 8]);
  const order = Array.from({ length: cycle }, () => r.whole(0, 3));
  bars.forEach((bar, index) => {
    if (!bar.figures) return;
    let turn = 0;
    strokes(session, index, figure, own, (time, strength, { beat, inBar, length }) => {
      const pitch = numberAt(chordOf(bar, inBar, 60 + key, 60), numberAt(order, turn++ % cycle));
      const seconds = Math.min(1, length * beatSeconds(session, beat));
      tracks.chords.add(note(pitch, seconds), time, 0.6 * strength * bar.loudness);
    });
  });
}

function figureOf(steps: number, perBeat: number, r: Random): string {
  const every = r.pick([1, 1, perBeat === 3 ? 1 : 2, 2, 3]);
  const accent = r.pick([3, 4, 6, 8, 8]);
  return Array.from({ length: steps }, (_, i) => (i % every ? "." : i % accent === 0 ? "8" : "5")).join("");
}

function chordOf(bar: Bar, beat: number, base: number, octave: number): number[] {
  const root = octave + ((base - octave + (bar.roots[beat] ?? 0)) % 12);
  return [root, root + (bar.minor[beat] ? 3 : 4), root + 7, root + 12];
}
