import { DANCE_STYLES } from "@nataraj/sdk/contract";
import { CATALOGUE, createDance } from "@nataraj/sdk/motion";
import { expect, test } from "vitest";
import { accentTimes, beatAlignScores, physicalFootContact, shareOnBeat } from "./dance-measures.ts";
import { sampleDance } from "./joint-motion.ts";

const BEAT = 60 / 118;
/** The best of the published systems reaches 0.27. */
const BEAT_ALIGNMENT = 0.3;
/** On both feet: upside down there is no contact of feet to measure. */
const MOVES = CATALOGUE.filter((move) => !move.acrobatic);

/** Every move once, at a tempo that none was written for. */
function danceThrough(style: (typeof DANCE_STYLES)[number]) {
  let beat = 2;
  const moves = MOVES.map(({ number, beats }) => {
    const start = beat * BEAT;
    beat += beats;
    return { move: number, start, end: beat * BEAT, style };
  });
  const beats = Array.from({ length: beat + 1 }, (_, i) => i * BEAT);
  const duration = beat * BEAT;
  return { beats, motion: sampleDance(createDance({ duration, moves, beats }), duration) };
}

test.each(DANCE_STYLES)("%s is danced on the beat", (style) => {
  const { beats, motion } = danceThrough(style);
  const { steps, stops } = accentTimes(motion);
  expect(beatAlignScores(motion, beats.slice(2)).music).toBeGreaterThan(BEAT_ALIGNMENT);
  expect(physicalFootContact(motion)).toBeLessThan(1.3);
  expect(shareOnBeat(steps, beats).half).toBeGreaterThanOrEqual(0.95);
  expect(shareOnBeat(steps, beats).beat).toBeGreaterThan(0.8);
  expect(shareOnBeat(stops, beats).half).toBeGreaterThan(0.6);
});
