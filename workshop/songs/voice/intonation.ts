import { noise } from "../synthesis/signal.ts";
import type { Singer } from "./singer.ts";
import type { SungNote } from "./sung-line.ts";

/** Seconds before and after a tone's beginning in which the voice goes over to it. */
const PORTAMENTO = { before: 0.05, after: 0.045 };
/** After a pause the voice reaches its tone from below: semitones and seconds. */
const SCOOP = { semitones: 0.7, seconds: 0.09 };
/** Vibrato comes after this, and grows for as long. Seconds. */
const STRAIGHT = 0.28;
/** A voice is never quite in tune, semitones; and each period differs from the last. */
const DRIFT = 0.06;

const ease = (x: number) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, x)));

/** The pitch of a line of tones in MIDI notes; call it with growing times. */
export function intonation(notes: readonly SungNote[], { vibrato, seed }: Singer): (time: number) => number {
  const random = noise(seed);
  const phase = random() * Math.PI;
  let i = 0;
  let drift = 0;
  return (time) => {
    while (i + 1 < notes.length && time >= (notes[i + 1] as SungNote).time - PORTAMENTO.before) i++;
    const note = notes[i] as SungNote;
    const last = notes[i - 1];
    const since = time - note.time;
    const isJoined = last && note.time - (last.time + last.seconds) < 0.12;
    const from = isJoined ? last.pitch : note.pitch - SCOOP.semitones;
    const share = isJoined
      ? ease((since + PORTAMENTO.before) / (PORTAMENTO.before + PORTAMENTO.after))
      : ease((since + 0.02) / SCOOP.seconds);
    const width = note.seconds > 0.4 ? vibrato.semitones * ease((since - STRAIGHT) / STRAIGHT) : 0;
    drift += 0.02 * (random() * DRIFT * 6 - drift);
    const shake = width * Math.sin(2 * Math.PI * vibrato.hertz * time + phase);
    return from + (note.pitch - from) * share + shake + drift;
  };
}
