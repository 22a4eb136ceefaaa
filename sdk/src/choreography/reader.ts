import { isDanceStyle } from "../contract/styles.ts";
import type { ChoreographyDocument, ChoreographySegment, TimePair } from "./document.ts";
import { ChoreographyError } from "./errors.ts";
import { readSteps } from "./steps.ts";
import { segmentKey } from "./writer.ts";

/** A read document, with what had to be left out of it. */
export interface ReadChoreography {
  document: ChoreographyDocument;
  /** One sentence for each thing that was dropped or mended. */
  warnings: string[];
}

/**
 * Reads a choreography out of a text, from the first `{` to the last `}`, whatever a language model has written around
 * it. Fields that are not ours are kept; values that make no sense are dropped with a warning.
 * @throws {ChoreographyError} when there is no JSON object in the text.
 */
export function readChoreography(text: string): ReadChoreography {
  const warnings: string[] = [];
  const entries = Object.entries(parseObject(text)).flatMap(([key, value]): [string, ChoreographySegment][] => {
    if (isRecord(value)) return [[key, readSegment(key, value, warnings)]];
    warnings.push(`Segment "${key}" is no object and was dropped.`);
    return [];
  });
  return { document: Object.fromEntries(inOrderOfTime(entries)), warnings };
}

/**
 * Reads a stored text, which may be empty or spoilt: then the document is empty, and the default steps are danced. The
 * one place that says what takes the place of a choreography that cannot be read.
 */
export function readStoredChoreography(text: string): { document: ChoreographyDocument; isReadable: boolean } {
  try {
    return { document: readChoreography(text).document, isReadable: true };
  } catch (error) {
    if (error instanceof ChoreographyError) return { document: {}, isReadable: false };
    throw error;
  }
}

/**
 * Keys are times as a rule, and an object puts those that look like whole numbers first: they get their decimals, as in
 * "3.00", and all are sorted. Keys that are no times stay as they stand.
 */
function inOrderOfTime<T>(entries: [string, T][]): [string, T][] {
  if (!entries.every(([key]) => key.trim() !== "" && Number.isFinite(Number(key)))) return entries;
  const sorted = entries.toSorted(([a], [b]) => Number(a) - Number(b));
  const named = sorted.map(([key, value]): [string, T] => [/^\d+$/.test(key) ? segmentKey(Number(key)) : key, value]);
  return new Set(named.map(([key]) => key)).size === named.length ? named : sorted;
}

function parseObject(text: string): Record<string, unknown> {
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  if (from < 0 || to < from) throw new ChoreographyError("The text contains no JSON object.");
  let value: unknown;
  try {
    value = JSON.parse(text.slice(from, to + 1));
  } catch (cause) {
    throw new ChoreographyError("The text between the first { and the last } is no JSON.", { cause });
  }
  if (!isRecord(value)) throw new ChoreographyError("The text contains no JSON object.");
  return value;
}

function readSegment(key: string, value: Record<string, unknown>, warnings: string[]): ChoreographySegment {
  const { lyrics, steps, start, end, at, ends, beats, style, energy, hits, breaks, builds, variants, ...others } =
    value;
  const read = readSteps(steps);
  if (read.dropped.length > 0) {
    warnings.push(`Segment "${key}" has steps that do not exist and were dropped: ${read.dropped.join(", ")}.`);
  }
  const segment: ChoreographySegment = { ...others, lyrics: readLyrics(lyrics), steps: read.steps };
  const drop = (field: string) => warnings.push(`Segment "${key}" has a field "${field}" that was dropped.`);

  if (isTime(start)) segment.start = start;
  else if (start !== undefined) drop("start");
  if (isTime(end)) segment.end = end;
  else if (end !== undefined) drop("end");
  if (isRisingTimes(at) && read.dropped.length === 0 && at.length === read.steps.length) segment.at = at;
  else if (at !== undefined) drop("at");
  if (segment.at && isRisingTimes(ends) && areEnds(ends, segment.at)) segment.ends = ends;
  else if (ends !== undefined) drop("ends");
  if (isRisingTimes(beats)) segment.beats = beats;
  else if (beats !== undefined) drop("beats");
  if (typeof style === "string" && isDanceStyle(style)) segment.style = style;
  else if (style !== undefined) drop("style");
  if (isEnergy(energy) && energy.length === segment.beats?.length) segment.energy = energy;
  else if (energy !== undefined) drop("energy");
  if (isRisingTimes(hits)) segment.hits = hits;
  else if (hits !== undefined) drop("hits");
  if (isTimePairs(breaks)) segment.breaks = breaks;
  else if (breaks !== undefined) drop("breaks");
  if (isTimePairs(builds)) segment.builds = builds;
  else if (builds !== undefined) drop("builds");
  const fits = read.dropped.length === 0 && isTexts(variants) && variants.length === read.steps.length;
  if (fits) segment.variants = variants;
  else if (variants !== undefined) drop("variants");
  return segment;
}

function readLyrics(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTime(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

function isRisingTimes(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((time, i) => isTime(time) && (i === 0 || time > Number(value[i - 1])));
}

/** One for each start, after it, and not after the next one. */
function areEnds(ends: readonly number[], at: readonly number[]): boolean {
  return (
    ends.length === at.length &&
    ends.every((end, i) => end > Number(at[i]) && end <= Number(at[i + 1] ?? Number.POSITIVE_INFINITY))
  );
}

function isEnergy(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((energy) => isTime(energy) && energy <= 1);
}

/** The longest text of a variant; longer ones are noise. */
const LONGEST_VARIANT = 100;

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string" && text.length <= LONGEST_VARIANT);
}

/** From-to pairs, each of some length, none beginning before the one before it has ended. */
function isTimePairs(value: unknown): value is TimePair[] {
  return (
    Array.isArray(value) &&
    value.every((pair) => Array.isArray(pair) && pair.length === 2 && isRisingTimes(pair)) &&
    value.every((pair, i) => i === 0 || pair[0] >= value[i - 1][1])
  );
}
