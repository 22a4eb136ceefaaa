import { buildTimeline } from "./build-timeline.ts";
import type { ChoreographyDocument, ChoreographySegment, TimePair } from "./document.ts";
import { documentOf } from "./writer.ts";

/** A segment with its times, and the key that it had. */
export type PlacedSegment = ChoreographySegment & { key: string; start: number; end: number; at: number[] };

/** Times nearer than this are the same. Seconds. */
const SAME_TIME_S = 0.005;

/**
 * The segments of a document with the times that they have over a song: a document may leave them to the length of its
 * lyrics. Another text then moves no step.
 * @param duration of the song, seconds
 */
export function placeSegments(document: ChoreographyDocument, duration: number): PlacedSegment[] {
  return buildTimeline(document, duration).segments.map(({ key, lyrics, start, end, steps }) => {
    const { variants: _, ...segment } = document[key] ?? { lyrics, steps: [] };
    return {
      ...segment,
      key,
      lyrics,
      start,
      end: segment.end !== undefined && segment.end > start ? Math.min(segment.end, end) : end,
      steps: steps.map(({ move }) => move),
      at: steps.map((step) => step.start),
      ...(steps.some(({ variant }) => variant) && { variants: steps.map(({ variant }) => variant ?? "") }),
    };
  });
}

/** The document of segments. */
export function documentOfSegments(segments: readonly PlacedSegment[]): ChoreographyDocument {
  return documentOf(segments.map(({ key: _, ...segment }) => segment));
}

/** A segment in which nothing is sung. */
export function withoutLyrics({ translation: _, ...segment }: PlacedSegment): PlacedSegment {
  return { ...segment, lyrics: "" };
}

/** What a segment says of the line that is sung in it. */
export function lyricsOf(line?: {
  text: string;
  translation?: string | undefined;
}): Omit<ChoreographySegment, "steps"> {
  return { lyrics: line?.text ?? "", ...(line?.translation && { translation: line.translation }) };
}

/** The two parts of a segment, the second with the lyrics. Each step, beat and strike is in the part of its time. */
export function cutSegment(segment: PlacedSegment, time: number): [PlacedSegment, PlacedSegment] {
  const part = (isOwn: (time: number) => boolean) => {
    const { at, steps, variants, beats, energy, hits, breaks, builds } = segment;
    const own = <T>(values: readonly T[], times: readonly number[]) => values.filter((_, i) => isOwn(times[i] ?? 0));
    const pairs = (all: readonly TimePair[]) => all.filter(([from]) => isOwn(from));
    return {
      steps: own(steps, at),
      at: at.filter(isOwn),
      ...(variants && { variants: own(variants, at) }),
      ...(beats && { beats: beats.filter(isOwn) }),
      ...(beats && energy && { energy: own(energy, beats) }),
      ...(hits && { hits: hits.filter(isOwn) }),
      ...(breaks && { breaks: pairs(breaks) }),
      ...(builds && { builds: pairs(builds) }),
    };
  };
  const isBefore = (each: number) => each < time;
  return [
    { ...withoutLyrics(segment), ...part(isBefore), end: Math.min(segment.end, time) },
    { ...segment, ...part((each) => !isBefore(each)), start: time, end: Math.max(segment.end, time + SAME_TIME_S) },
  ];
}

/** Two segments that touch, as one with the lyrics of both. Their styles are the same. */
export function joinSegments(one: PlacedSegment, other: PlacedSegment): PlacedSegment {
  const translation = [one.translation, other.translation].filter(Boolean).join(" ");
  const isVaried = one.variants || other.variants;
  const variantsOf = ({ variants, steps }: PlacedSegment) => variants ?? steps.map(() => "");
  const isMeasured = one.energy?.length === one.beats?.length && other.energy?.length === other.beats?.length;
  const { energy: _, variants: __, ...rest } = { ...other, ...one };
  return {
    ...rest,
    lyrics: [one.lyrics, other.lyrics].filter(Boolean).join(" "),
    ...(translation && { translation }),
    end: other.end,
    steps: [...one.steps, ...other.steps],
    at: [...one.at, ...other.at],
    ...(isVaried && { variants: [...variantsOf(one), ...variantsOf(other)] }),
    ...joined("beats", one, other),
    ...(isMeasured && joined("energy", one, other)),
    ...joined("hits", one, other),
    ...joined("breaks", one, other),
    ...joined("builds", one, other),
  };
}

type Listed = "beats" | "energy" | "hits" | "breaks" | "builds";

function joined(field: Listed, one: PlacedSegment, other: PlacedSegment): Partial<ChoreographySegment> {
  if (!one[field] && !other[field]) return {};
  return { [field]: [...(one[field] ?? []), ...(other[field] ?? [])] };
}

/** Cuts the segments at a time, unless there is a cut already. */
export function cutAt(segments: readonly PlacedSegment[], time: number): PlacedSegment[] {
  return segments.flatMap((segment, i) => {
    const next = segments[i + 1]?.start ?? Number.POSITIVE_INFINITY;
    const isInside = time > segment.start + SAME_TIME_S && time < next - SAME_TIME_S;
    return isInside ? cutSegment(segment, time) : [segment];
  });
}
