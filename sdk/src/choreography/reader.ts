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
 * Reads a choreography out of a text, from the first `{` to the last `}`: a language model may have written something around
 * it. Unknown fields are kept; values that make no sense are dropped with a warning.
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
  try {
    // A text from { to } is an object, or no JSON.
    return JSON.parse(text.slice(from, to + 1));
  } catch (cause) {
    throw new ChoreographyError("The text between the first { and the last } is no JSON.", { cause });
  }
}

function readSegment(key: string, value: Record<string, unknown>, warnings: string[]): ChoreographySegment {
  const { steps, dropped } = readSteps(value.steps);
  const areAllSteps = dropped.length === 0;
  if (!areAllSteps) {
    warnings.push(`Segment "${key}" has steps that do not exist and were dropped: ${dropped.join(", ")}.`);
  }
  const segment: ChoreographySegment = { ...value, lyrics: readLyrics(value.lyrics), steps };
  const isForEachStep = (values: unknown[]) => areAllSteps && values.length === steps.length;
  /** Drops a field, with a warning, where it makes no sense. */
  const check = (field: string, makesSense: (value: unknown) => boolean) => {
    if (value[field] === undefined || makesSense(value[field])) return;
    delete segment[field as keyof ChoreographySegment];
    warnings.push(`Segment "${key}" has a field "${field}" that was dropped.`);
  };
  check("translation", (translation) => typeof translation === "string");
  check("start", isTime);
  check("end", isTime);
  check("at", (at) => isRisingTimes(at) && isForEachStep(at));
  check("ends", (ends) => isRisingTimes(ends) && segment.at !== undefined && areEnds(ends, segment.at));
  check("beats", isRisingTimes);
  check("style", (style) => typeof style === "string" && isDanceStyle(style));
  check("energy", (energy) => isEnergy(energy) && energy.length === segment.beats?.length);
  check("hits", isRisingTimes);
  check("breaks", isTimePairs);
  check("builds", isTimePairs);
  check("variants", (variants) => isTexts(variants) && isForEachStep(variants));
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
