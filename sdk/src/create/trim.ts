import { MAX_TRIM_MS, MIN_TRIM_MS, TRIM_PRESET_GRID_MS, TRIM_PRESETS_MS } from "../contract/limits.ts";

/** The choices for the length, in the order in which they are shown. */
export const TRIM_PRESETS = ["30 seconds", "1 minute", "custom"] as const;
/** A length that the trimmer offers, one of {@link TRIM_PRESETS}. */
export type TrimPreset = (typeof TRIM_PRESETS)[number];

/** A part of a song, in whole milliseconds. */
export interface TrimRange {
  start: number;
  end: number;
}

/** What is trimmed and how: all in whole milliseconds. */
export interface Trim extends TrimRange {
  /** Length of the whole song. */
  duration: number;
  preset: TrimPreset;
}

/** What changes a trim. */
export type TrimEvent = ({ type: "SELECT_RANGE" } & TrimRange) | { type: "CHOOSE_PRESET"; preset: TrimPreset };

/** The trim that a song begins with: from its start, as long as a project may be; preset custom. */
export function beginTrim(duration: number): Trim {
  const whole = Number.isFinite(duration) ? Math.max(0, Math.floor(duration)) : 0;
  return { duration: whole, start: 0, end: Math.min(whole, MAX_TRIM_MS), preset: "custom" };
}

/** Milliseconds between start and end. */
export function trimLength({ start, end }: TrimRange): number {
  return end - start;
}

/** Whether the song is long enough for a preset; the start moves back where the end would pass the song's. */
export function isPresetPossible(preset: TrimPreset, duration: number): boolean {
  return preset === "custom" || TRIM_PRESETS_MS[preset] <= duration;
}

/** The trim after an event. What cannot be done leaves it as it is. */
export function changeTrim(trim: Trim, event: TrimEvent): Trim {
  return event.type === "CHOOSE_PRESET" ? choosePreset(trim, event.preset) : selectRange(trim, event);
}

function choosePreset(trim: Trim, preset: TrimPreset): Trim {
  if (!isPresetPossible(preset, trim.duration)) return trim;
  if (preset === "custom") return { ...trim, preset };
  const length = TRIM_PRESETS_MS[preset];
  const start = Math.min(trim.start, trim.duration - length);
  return { ...trim, start, end: start + length, preset };
}

/** A range inside the song, at least the shortest length; the side that moved gives way. */
function selectRange(trim: Trim, wanted: TrimRange): Trim {
  if (!Number.isFinite(wanted.start) || !Number.isFinite(wanted.end)) return trim;
  const least = Math.min(MIN_TRIM_MS, trim.duration);
  const onlyStartMoved = wanted.end === trim.end;
  let start = clamp(Math.round(wanted.start), 0, trim.duration - least);
  let end = clamp(Math.round(wanted.end), least, trim.duration);
  if (end - start < least) {
    if (onlyStartMoved) start = end - least;
    else end = start + least;
  }
  const onGrid = (end - start) % TRIM_PRESET_GRID_MS === 0;
  return { ...trim, start, end, preset: onGrid ? trim.preset : "custom" };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** 'Total Length: N seconds' shows this N: seconds with as many decimals as there are, at most three. */
export function trimLengthSeconds(range: TrimRange): number {
  return trimLength(range) / 1000;
}
