import { clipText, type HeardSong, MAX_HEARD, MAX_HEARD_WORD } from "@nataraj/sdk/contract";
import type { AudioAnalysis, LyricLine } from "../music/analysis.ts";
import type { FoundLyrics } from "../music/lyrics/find-lyrics.ts";
import type { ProjectRow } from "../projects/project-row.ts";

/** What is kept of a project's song by now, as its owner is shown it; undefined while nothing is. */
export function heardSong(
  project: Pick<ProjectRow, "duration" | "lyrics" | "listening"> | undefined,
): HeardSong | undefined {
  if (!project?.lyrics && !project?.listening) return undefined;
  const found: FoundLyrics | undefined = project.lyrics ? JSON.parse(project.lyrics) : undefined;
  const analysis: AudioAnalysis | undefined = project.listening ? JSON.parse(project.listening) : undefined;
  return {
    duration: project.duration,
    ...(found && { words: found.lyrics.flatMap(wordsOf).slice(0, MAX_HEARD) }),
    ...(analysis && {
      beats: analysis.beats.slice(0, MAX_HEARD),
      sections: analysis.sections.slice(0, MAX_HEARD).map(({ label, start, end }) => ({ label, start, end })),
    }),
  };
}

/** A line whose words have no times of their own is shown as one. */
function wordsOf({ text, start, words }: LyricLine): NonNullable<HeardSong["words"]> {
  const timed = words?.length ? words : [{ text, start }];
  return timed.map((word, i) => ({
    text: clipText(word.text, MAX_HEARD_WORD),
    start: word.start,
    ...(i === 0 && { beginsLine: true }),
  }));
}
