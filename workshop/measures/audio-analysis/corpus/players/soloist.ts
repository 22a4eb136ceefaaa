import { numberAt } from "@nataraj/sdk/arrays";
import { CONSONANT, singer } from "../instruments/singer.ts";
import type { Random } from "../random.ts";
import { barSteps, beatSeconds, type Session, stepsOf, strokes } from "./strokes.ts";

const SCALE = [0, 2, 4, 7, 9, 12, 14, 16];

/**
 * A melody with a rhythm of its own, as free of the beat as singers are. Mostly it is made of motives of two bars that
 * come again, and may begin before their bar.
 */
export function playLead(session: Session, key: number): void {
  const { groove, bars, r, tracks, feel } = session;
  const sings = r.chance(0.5);
  const note = sings ? singer(r) : session.orchestra.lead(r);
  const early = sings ? CONSONANT : 0;
  const repeats = r.chance(0.7);
  const taste = { density: r.between(0.2, 0.6), syncopation: r.between(0, 0.7) };
  const motives = [0, 1, 2].map(() => [rhythmOf(session, taste), rhythmOf(session, taste)]);
  const own = { offset: feel().offset + r.between(0, 0.03), jitter: r.between(0, 0.025) };
  const register = sings ? r.pick([48, 60]) : 60;
  let degree = 3;
  bars.forEach((bar, index) => {
    if (!bar.lead) return;
    const again = repeats && r.chance(0.85);
    const rhythm = again ? (motives[bar.section]?.[index % 2] as string) : rhythmOf(session, taste);
    strokes(session, index, rhythm, own, (time, strength, { beat, length }) => {
      degree = Math.max(0, Math.min(SCALE.length - 1, degree + r.whole(-2, 2)));
      const seconds = Math.min(2.5, length * beatSeconds(session, beat) * r.between(0.5, 1));
      tracks.lead.add(note(register + key + numberAt(SCALE, degree), seconds), time - early, strength * bar.loudness);
    });
  });

  function rhythmOf(
    { groove: { meter } }: Session,
    { density, syncopation }: { density: number; syncopation: number },
  ) {
    const perBeat = stepsOf(groove);
    // Phrases end before the bar does, or lead into the next one.
    const silent = r.chance(0.4) ? r.whole(0, meter - 1) : -1;
    return Array.from({ length: barSteps(groove) }, (_, i) => {
      if (Math.floor(i / perBeat) === silent) return ".";
      return r.chance(density * 1.4 * weightOf(i, perBeat, syncopation)) ? sign(r) : ".";
    }).join("");
  }
}

function weightOf(step: number, perBeat: number, syncopation: number): number {
  if (step % perBeat === 0) return 1 - syncopation;
  return perBeat === 4 && step % 2 ? syncopation / 2 : 0.5 + syncopation / 2;
}

const sign = (r: Random) => String(r.whole(5, 9));
