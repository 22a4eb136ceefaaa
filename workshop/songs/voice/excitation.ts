import { releaseOf } from "./coarticulation.ts";
import { type NoiseBand, phoneme } from "./phonemes.ts";
import type { TimedSound } from "./timing.ts";

/** What sounds from a time on: voice, breath (both through the whole tract), friction, and whether the nose is open. */
export interface Excitation {
  time: number;
  voice: number;
  breath: number;
  friction: number;
  bands: readonly NoiseBand[];
  nose: number;
}

/** How loud friction and breath are beside the voice. */
const FRICTION = 3;
const BREATH = 0.8;
/** A pause longer than this ends the voice, seconds. */
const PAUSE = 0.012;

/** The sources of a row of sounds, in order of time. */
export function excitations(sounds: readonly TimedSound[]): Excitation[] {
  const list: Excitation[] = [];
  const add = (time: number, rest: Partial<Excitation>) =>
    list.push({ time, voice: 0, breath: 0, friction: 0, bands: [], nose: 0, ...rest });
  sounds.forEach((timed, i) => {
    const { name, start, end, plain } = timed;
    const sound = phoneme(name);
    const next = sounds[i + 1];
    if (sound.kind === "vowel") {
      add(start, { voice: 1 });
      const nasal = next && phoneme(next.name).kind === "nasal";
      if (nasal) add(Math.max(start, end - 0.06), { voice: 1, nose: 0.35 });
    } else if (sound.release) {
      const { burst, friction = 0 } = sound.release;
      const free = releaseOf(sound, timed);
      const scale = (free - start) / sound.seconds;
      add(start, { voice: sound.voicing, nose: 0 });
      add(free, { friction: FRICTION * 1.8, bands: sound.noise, voice: sound.voicing });
      let at = free + burst * scale;
      if (friction > 0) {
        add(at, { friction: FRICTION, bands: sound.noise, voice: sound.voicing });
        at += friction * scale;
      }
      const breathes = sound.release.breath > 0 && !plain && at < end;
      if (breathes)
        add(at, { breath: BREATH, voice: sound.voicing > 0 ? 0.4 : 0, bands: sound.noise, friction: FRICTION * 0.12 });
    } else if (sound.kind === "aspirate") {
      add(start, { breath: BREATH * 1.1, voice: 0 });
    } else {
      add(start, {
        voice: sound.voicing,
        friction: sound.noise.length > 0 ? FRICTION : 0,
        bands: sound.noise,
        nose: sound.kind === "nasal" ? 1 : 0,
      });
    }
    if (!next || next.start - end > PAUSE) add(end, {});
  });
  return list;
}
