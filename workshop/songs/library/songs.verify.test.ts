import { describe, expect, it } from "vitest";
import { analyseAudio } from "../../../server/src/music/audio-analysis/analyse-audio.ts";
import { ANALYSIS_RATE } from "../../../server/src/music/audio-analysis/spectrum/features.ts";
import { foundInSong } from "../../measures/songs/found-in-song.ts";
import { truePeak } from "../loudness/true-peak.ts";
import { SAMPLE_RATE } from "../synthesis/signal.ts";
import { barLoudness, synthesise } from "../synthesise.ts";
import { LIBRARY_SONGS } from "./index.ts";

it("five songs from slow to fast, one in three, four sung, one of them in Hindi too", () => {
  expect(new Set(LIBRARY_SONGS.map(({ file }) => file)).size).toBe(5);
  const tempi = LIBRARY_SONGS.map(({ tempo }) => tempo);
  expect([Math.min(...tempi), Math.max(...tempi)]).toEqual([72, 150]);
  expect(LIBRARY_SONGS.filter(({ meter }) => meter === 3)).toHaveLength(1);
  expect(LIBRARY_SONGS.filter(({ languages }) => languages.length === 0)).toHaveLength(1);
  expect(LIBRARY_SONGS.filter(({ languages }) => languages.includes("hin"))).toHaveLength(1);
  expect(new Set(LIBRARY_SONGS.map(({ key }) => key)).size).toBe(5);
});

/** The middle of both channels at the rate of the analysis, as much as the product cuts out of a song. */
function heardPart({ left, right }: { left: Float32Array; right: Float32Array }): Float32Array {
  const step = SAMPLE_RATE / ANALYSIS_RATE;
  return Float32Array.from({ length: 60 * ANALYSIS_RATE }, (_, i) => {
    const at = Math.floor(i * step);
    const next = Math.min(at + 1, left.length - 1);
    const [a, b] = [(left[at] as number) + (right[at] as number), (left[next] as number) + (right[next] as number)];
    return 0.5 * (a + (b - a) * (i * step - at));
  });
}

describe.each(LIBRARY_SONGS.map((song) => [song.title, song] as const))("%s", (_, song) => {
  const sound = synthesise(song);

  it("has a form: an intro, parts on whole bars, an end", () => {
    const { sections, meter } = song;
    expect([sections[0]?.name, sections[0]?.beat, sections.at(-1)?.name]).toEqual(["intro", 0, "end"]);
    expect(sections.length).toBeGreaterThanOrEqual(6);
    for (const [i, { beat }] of sections.slice(1).entries()) expect(beat).toBeGreaterThan(sections[i]?.beat ?? 0);
    for (const { beat } of sections) expect(beat % meter).toBe(0);
  });

  it("is as loud as streaming services play it, with peaks held and quiet parts quiet", () => {
    const { integrated, range } = sound.loudness;
    const peak = Math.max(truePeak(sound.left), truePeak(sound.right));
    // MP3 as LAME packs it is 0.45 dB quieter than what it is given.
    expect(Math.abs(integrated + 13.55)).toBeLessThan(0.25);
    expect(peak).toBeLessThan(-1.8);
    expect(peak - integrated).toBeGreaterThan(9);
    expect(peak - integrated).toBeLessThan(14);
    expect(range).toBeGreaterThanOrEqual(5);
    expect(range).toBeLessThanOrEqual(12);
    const bars = barLoudness(song, sound.loudness);
    expect(Math.max(...bars) - Math.min(...bars)).toBeGreaterThanOrEqual(8);
  });

  it("is never silent but where a stop is written", () => {
    const silent: number[] = [];
    const end = ((song.sections.at(-1)?.beat ?? 0) * 60) / song.tempo;
    sound.loudness.powers.forEach((power, i) => {
      if (i / 10 < end && power < 1e-6) silent.push(i / 10);
    });
    const written = (time: number) =>
      song.events.stops.some(({ from, to }) => {
        const at = (time * song.tempo) / 60;
        return at > from - 1 && at < to;
      }) || song.events.builds.some(({ to }) => Math.abs((time * song.tempo) / 60 - to) < 1);
    expect(silent.filter((time) => !written(time))).toEqual([]);
  });

  it("is found in its beats, bars and events by the product", () => {
    const analysis = analyseAudio(heardPart(sound));
    expect(analysis.meter).toBe(song.meter);
    const { beats, downbeats, ...events } = foundInSong(song, analysis);
    expect(Math.min(beats, downbeats)).toBeGreaterThanOrEqual(0.98);
    for (const [kind, f] of Object.entries(events)) expect(f, kind).toBeGreaterThanOrEqual(0.9);
  });

  it("has its words in order inside it, each line within its own time", () => {
    expect(sound.lines.length > 0).toBe(song.languages.length > 0);
    expect(sound.lines.some(({ text }) => /\p{Script=Devanagari}/u.test(text))).toBe(song.languages.includes("hin"));
    sound.lines.forEach(({ start, end, words }, i) => {
      expect(start).toBeGreaterThanOrEqual(sound.lines[i - 1]?.end ?? 0);
      expect(end).toBeLessThan(song.duration);
      for (const [k, word] of words.entries()) expect(word.start).toBeGreaterThanOrEqual(words[k - 1]?.start ?? start);
    });
  });
});
