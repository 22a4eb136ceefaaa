import { expect, it } from "vitest";
import { loudnessBetween, measureLoudness } from "../loudness/loudness.ts";
import { truePeak } from "../loudness/true-peak.ts";
import { SAMPLE_RATE } from "../synthesis/signal.ts";
import { master } from "./master.ts";
import { Mix } from "./mix.ts";

const SECONDS = 6;

const tone = (hertz: number, seconds: number) =>
  Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, i) => 0.3 * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE),
  );

/** A chord that is held, and a drum on every half second. */
function mixOf(strength: number): Mix {
  const mix = new Mix(SECONDS, { echo: 0.5 });
  mix.track("chord").add(tone(440, SECONDS), 0);
  const drums = mix.track("drums");
  for (let beat = 0; beat < 2 * SECONDS; beat++) drums.add(tone(180, 0.05), beat / 2, strength);
  return mix;
}

it.each([1, 5])("brings a mix to its loudness and holds its peaks, however hard its drums (%i)", (strength) => {
  const mastered = master(mixOf(strength).sum());
  // The songs of the library are held to the same loudness and peaks.
  expect(Math.abs(measureLoudness(mastered).integrated + 13.55)).toBeLessThan(0.25);
  expect(Math.max(truePeak(mastered.left), truePeak(mastered.right))).toBeLessThan(-1.8);
});

it("the band goes down under the singer", () => {
  const levelUnder = (underVoice: number) => {
    const mix = new Mix(SECONDS, { echo: 0.5, underVoice, roomForWords: 0 });
    mix.track("chord").add(tone(220, SECONDS), 0);
    mix.track("voice").add(tone(220, 2), 3, 0.5);
    const loudness = measureLoudness(mix.sum());
    return loudnessBetween(loudness, 3.5, 4.5) - loudnessBetween(loudness, 1, 2);
  };
  expect(levelUnder(0) - levelUnder(6)).toBeGreaterThan(2);
});
