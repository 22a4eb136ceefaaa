import { buildTimeline, scoreOf } from "@nataraj/sdk/choreography";
import { DANCE_STYLES, type DanceStyle } from "@nataraj/sdk/contract";
import { CATALOGUE, createDance, type Dance } from "@nataraj/sdk/motion";
import { createCameraPath, measureFraming, sampleBody } from "@nataraj/sdk/stage";
import { describe, expect, test } from "vitest";
import { analysisOf } from "../../../server/src/planning/built-in/analysis.fixture.ts";
import { BuiltInPlanner } from "../../../server/src/planning/built-in/built-in-planner.ts";
import { LIBRARY_SONGS } from "../../songs/library/index.ts";
import { accentTimes, beatAlignScores, physicalFootContact, shareOnBeat, stageUse } from "./dance-measures.ts";
import { type JointMotion, sampleDance } from "./joint-motion.ts";
import { libraryBeats, type ReferenceSong, syntheticSong } from "./reference-songs.ts";

/** The best of the published systems reaches 0.27. */
const BEAT_ALIGNMENT = 0.27;
/** Beats a minute. */
const HALF_TIME = 140;
const SMOOTH_FEET = 1.3;
const SECONDS = 24;

async function planned({ name, analysis }: ReferenceSong, style: DanceStyle): Promise<Dance> {
  const { choreography } = await new BuiltInPlanner().plan({ analysis, styles: [style], seed: name });
  return createDance(scoreOf(buildTimeline(choreography, analysis.duration)));
}

async function dance(song: ReferenceSong, style: DanceStyle): Promise<JointMotion> {
  return sampleDance(await planned(song, style), song.analysis.duration);
}

/** The shapes of pictures: width over height. */
const ASPECTS = [16 / 9, 1, 9 / 16];

/** The automatic camera, in a picture of any shape, never loses a hand or a foot; 1 is the edge of the picture. */
function expectFramed(danced: Dance): void {
  const samples = sampleBody(danced);
  for (const aspect of ASPECTS) {
    const path = createCameraPath(samples, { camera: "automatic", aspect });
    const { farthest, seconds } = measureFraming(danced, path, aspect);
    expect(farthest, `${aspect.toFixed(2)} at ${seconds.toFixed(2)} s`).toBeLessThan(0.98);
  }
}

/** Accents of some dances, each held against the true beats of its own song. */
function pool(dances: readonly { motion: JointMotion; beats: readonly number[] }[]) {
  let [accents, near, stops, nearStops] = [0, 0, 0, 0];
  for (const { motion, beats } of dances) {
    const found = accentTimes(motion);
    const all = [...found.steps, ...found.stops];
    accents += all.length;
    near += all.length * shareOnBeat(all, beats).half;
    stops += found.stops.length;
    nearStops += found.stops.length * shareOnBeat(found.stops, beats).half;
  }
  return { accents, share: near / accents, stops, shareOfStops: nearStops / stops };
}

describe("90 % of the accents are within 40 ms of a true beat or half beat", () => {
  const songs = LIBRARY_SONGS.map(({ file, tempo, meter }): ReferenceSong => {
    return { name: file, beats: libraryBeats(file, SECONDS), analysis: analysisOf({ seconds: SECONDS, tempo, meter }) };
  });
  const pooled: { motion: JointMotion; beats: readonly number[] }[] = [];

  test.each(DANCE_STYLES)(
    "of the library's songs, danced in %s",
    async (style) => {
      const dances = [];
      for (const song of songs) {
        const danced = await planned(song, style);
        expectFramed(danced);
        dances.push({ motion: sampleDance(danced, SECONDS), beats: song.beats });
      }
      pooled.push(...dances);
      const { accents, share, shareOfStops } = pool(dances);
      expect(accents).toBeGreaterThan(200);
      expect(share).toBeGreaterThanOrEqual(0.84);
      expect(shareOfStops).toBeGreaterThanOrEqual(0.75);
      for (const [i, { motion, beats }] of dances.entries()) {
        // Music faster than this is danced in half time: on every other beat nothing stops or lands.
        if ((songs[i]?.analysis.tempo ?? 0) < HALF_TIME)
          expect(beatAlignScores(motion, beats).music).toBeGreaterThan(BEAT_ALIGNMENT);
        const { farthest, facing } = stageUse(motion);
        expect(farthest).toBeLessThan(1.5);
        // Dances open to the diagonals: within 60 degrees of the front for this share of the time.
        expect(facing).toBeGreaterThanOrEqual(0.55);
      }
    },
    60_000,
  );

  test("of all of them", () => {
    const { share, shareOfStops } = pool(pooled);
    expect(share).toBeGreaterThanOrEqual(0.9);
    expect(shareOfStops).toBeGreaterThanOrEqual(0.85);
    // Over all styles: legs that swing around hands, as in a flare, count as skating feet in this measure.
    const feet = pooled.map(({ motion }) => physicalFootContact(motion));
    expect(feet.reduce((sum, pfc) => sum + pfc) / feet.length).toBeLessThan(SMOOTH_FEET);
  });

  test("of songs that were heard, against the beats that they were made of", async () => {
    const clips = [
      syntheticSong(13, { seconds: SECONDS, groove: "funk", bpm: 104 }),
      syntheticSong(16, { seconds: SECONDS, groove: "house", bpm: 122 }),
      syntheticSong(14, { seconds: SECONDS, groove: "rock", bpm: 132 }),
    ];
    const dances = [];
    for (const [i, style] of DANCE_STYLES.entries()) {
      const clip = clips[i % clips.length] as ReferenceSong;
      dances.push({ motion: await dance(clip, style), beats: clip.beats });
    }
    const { accents, share } = pool(dances);
    expect(accents).toBeGreaterThan(400);
    expect(share).toBeGreaterThanOrEqual(0.9);
  }, 180_000);
});

/** Every move once, at a tempo that none was written for. */
function danceThrough(style: DanceStyle) {
  const period = 60 / 118;
  let beat = 2;
  const moves = CATALOGUE.filter((move) => !move.acrobatic).map(({ number, beats }) => {
    const start = beat * period;
    beat += beats;
    return { move: number, start, end: beat * period, style };
  });
  const beats = Array.from({ length: beat + 1 }, (_, i) => i * period);
  const duration = beat * period;
  return { beats, motion: sampleDance(createDance({ duration, moves, beats }), duration) };
}

test.each(DANCE_STYLES)("every move is on the beat in %s", (style) => {
  const { beats, motion } = danceThrough(style);
  const { steps, stops } = accentTimes(motion);
  expect(beatAlignScores(motion, beats.slice(2)).music).toBeGreaterThan(BEAT_ALIGNMENT);
  expect(physicalFootContact(motion)).toBeLessThan(SMOOTH_FEET);
  expect(shareOnBeat(steps, beats).half).toBeGreaterThanOrEqual(0.95);
  expect(shareOnBeat(steps, beats).beat).toBeGreaterThan(0.8);
  expect(shareOnBeat(stops, beats).half).toBeGreaterThan(0.84);
});
