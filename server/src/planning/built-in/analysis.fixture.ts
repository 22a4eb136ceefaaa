import type { SongAnalysis } from "../../music/analysis.ts";

/** An analysis for tests: even beats at a tempo, bars of `meter`, two sections A B A B of equal length. */
export function analysisOf(overrides: Partial<SongAnalysis> & { seconds?: number } = {}): SongAnalysis {
  const { seconds = 32, ...rest } = overrides;
  const tempo = rest.tempo ?? 120;
  const meter = rest.meter ?? 4;
  const period = 60 / tempo;
  const beats = Array.from({ length: Math.floor(seconds / period) }, (_, i) => i * period);
  const quarter = seconds / 4;
  return {
    duration: seconds,
    tempo,
    beats,
    downbeats: beats.filter((_, i) => i % meter === 0),
    meter,
    hasBeat: true,
    confidence: { beats: 1, downbeats: 1, sections: 1 },
    sections: ["A", "B", "A", "B"].map((label, i) => ({
      start: i * quarter,
      end: (i + 1) * quarter,
      label,
      energy: label === "A" ? 0.3 : 0.9,
    })),
    energy: beats.map((time) => (Math.floor(time / quarter) % 2 === 0 ? 0.3 : 0.9)),
    accents: [],
    lyrics: [],
    lyricsSource: "none",
    ...rest,
  };
}
