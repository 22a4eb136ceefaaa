import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { analyseAudio } from "../../../server/src/music/audio-analysis/analyse-audio.ts";
import { type AnalysedClip, failureOf, summary } from "./analysed-clip.ts";
import { analyseAnnotated } from "./annotated-folder.ts";
import { calibration } from "./calibration.ts";
import { HARD } from "./corpus/grooves/hard.ts";
import { HELD_OUT } from "./corpus/grooves/held-out.ts";
import { type ClipOptions, makeClip } from "./corpus/make-clip.ts";
import { cpuTimes } from "./cpu-time.ts";
import { type AnalysedEvents, eventSummary } from "./found-events.ts";
import { fMeasure } from "./measures.ts";

/** Clips of one kind. */
interface ClipSet {
  clips: number;
  options: (i: number) => ClipOptions;
}

const alternating =
  (...grooves: string[]) =>
  (i: number) => ({ groove: grooves[i % grooves.length] as string });

/** Kinds of clips that issue 6 names, and draws from the whole corpus. Seeds below 100000 are never trained on. */
const SETS: Record<string, ClipSet> = {
  "drawn by chance": { clips: 120, options: () => ({}) },
  "kinds never trained on": { clips: 60, options: (i) => ({ groove: HELD_OUT[i % HELD_OUT.length]?.name as string }) },
  "rock, 70 to 180 BPM": { clips: 12, options: (i) => ({ groove: "rock", bpm: 70 + 10 * i }) },
  swing: { clips: 8, options: alternating("swing", "jazz waltz") },
  "off-beat": { clips: 8, options: alternating("ska", "off-beat pop", "one drop", "reggae") },
  "tempo drifts": { clips: 8, options: alternating("piano alone", "orchestra", "punk", "folk") },
  "3/4": { clips: 8, options: alternating("waltz", "waltz pop", "folk in three", "dadra") },
  "no drums": { clips: 8, options: alternating("folk", "choir", "folk in three", "singer with guitar") },
  "silence first": { clips: 6, options: () => ({ groove: "rock", lead: 6 }) },
};
/** Clips of each kind that is hard to hear rightly. */
const HARD_CLIPS = { first: 10_000, each: 5 };
const BEATLESS = 20;
/** Songs in which bands stop, strike and build. */
const EVENTFUL = { first: 7000, clips: 40 };

/**
 * Measures audio analysis on clips that it synthesises, or on a folder of audio with `.beats` files where one is given;
 * then the CPU time. Prints tables.
 */
export async function bench(folder?: string): Promise<void> {
  if (folder) {
    // npm runs scripts in the root of the repository: the folder is meant from where the user is.
    const clips = await analyseAnnotated(resolve(process.env.INIT_CWD ?? process.cwd(), folder));
    console.table(clips.map(line));
    console.table([summary(folder, clips)]);
    console.table(calibration(clips, "beats"));
    console.table(calibration(clips, "downbeats"));
  } else {
    let seed = 1;
    const all: AnalysedClip[] = [];
    const rows = Object.entries(SETS).map(([name, { clips, options }]) => {
      const analysed = Array.from({ length: clips }, (_, i) => analyseClip(seed++, options(i)));
      const withBeat = analysed.filter(({ truth }) => truth.beats.length > 0);
      all.push(...withBeat);
      return summary(name, withBeat);
    });
    console.table(rows);
    const hard = HARD.map(({ name }, kind) => {
      const seeds = Array.from({ length: HARD_CLIPS.each }, (_, i) => HARD_CLIPS.first + kind + i * HARD.length);
      return { name, clips: seeds.map((seed) => analyseClip(seed, { groove: name })) };
    });
    const ofAll = hard.flatMap(({ clips }) => clips);
    all.push(...ofAll);
    console.table([...hard.map(({ name, clips }) => summary(name, clips)), summary("all of these", ofAll)]);
    console.table(calibration(all, "beats"));
    console.table(calibration(all, "downbeats"));
    const still = Array.from({ length: BEATLESS }, (_, i) => analyseClip(5000 + i, { groove: "beatless" }));
    const known = still.filter(({ analysis }) => !analysis.hasBeat).length;
    console.table(eventSummary(Array.from({ length: EVENTFUL.clips }, (_, i) => analyseEvents(EVENTFUL.first + i))));
    console.log(`No beat: ${known} of ${BEATLESS} clips without one are known as such.`);
  }
  console.table(await cpuTimes());
}

function analyseClip(seed: number, options: ClipOptions): AnalysedClip {
  const clip = makeClip(seed, { seconds: 40, ...options });
  const downbeats = clip.beats.filter((_, j) => clip.positions[j] === 0);
  const truth = {
    beats: clip.beats,
    downbeats,
    sections: clip.sections.map(({ start, kind }) => ({ start, label: String(kind) })),
  };
  return { name: clip.name, truth, analysis: analyseAudio(clip.samples) };
}

function analyseEvents(seed: number): AnalysedEvents {
  const { samples, events } = makeClip(seed, { seconds: 40, events: true });
  const { dynamics } = analyseAudio(samples);
  return {
    truth: events ?? { strikes: [], breaks: [], builds: [] },
    found: {
      strikes: (dynamics?.strikes ?? []).map(({ time }) => time),
      breaks: (dynamics?.breaks ?? []).map(({ start, end }) => [start, end]),
      builds: (dynamics?.builds ?? []).map(({ start, end }) => [start, end]),
    },
  };
}

/** What became of one recording. */
function line(clip: AnalysedClip): Record<string, string> {
  const { name, truth, analysis } = clip;
  return {
    name,
    F: fMeasure(truth.beats, analysis.beats).toFixed(3),
    "downbeat F": truth.downbeats.length > 0 ? fMeasure(truth.downbeats, analysis.downbeats).toFixed(3) : "",
    tempo: analysis.tempo.toFixed(1),
    meter: String(analysis.meter),
    confidence: `${analysis.confidence.beats.toFixed(2)} ${analysis.confidence.downbeats.toFixed(2)}`,
    failure: failureOf(clip) ?? "",
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await bench(process.argv[2]);
}
