import type { Tone } from "./melody.ts";

/** A melody moved by steps of a scale (its pitch classes, any order): 2 is a third above, −3 a fourth below. */
export function secondVoice(tones: readonly Tone[], scale: readonly number[], steps: number): Tone[] {
  const inScale = (pitch: number) => scale.includes(((pitch % 12) + 12) % 12);
  return tones.map((tone) => {
    let pitch = tone.pitch;
    for (let left = Math.abs(steps); left > 0; ) {
      pitch += Math.sign(steps);
      if (inScale(pitch)) left--;
    }
    return { ...tone, pitch };
  });
}
