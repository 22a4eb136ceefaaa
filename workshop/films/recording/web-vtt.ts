import type { Said } from "./film-recorder.ts";

/** Captions of a film as WebVTT. @param ends Length of the film, seconds. */
export function webVtt(said: readonly Said[], ends: number): string {
  const cues = said.map(({ start, text }, i) => `${time(start)} --> ${time(said[i + 1]?.start ?? ends)}\n${text}\n`);
  return ["WEBVTT\n", ...cues].join("\n");
}

function time(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const digits = (value: number, length: number) => String(Math.floor(value)).padStart(length, "0");
  return `${digits(milliseconds / 60_000, 2)}:${digits((milliseconds / 1000) % 60, 2)}.${digits(milliseconds % 1000, 3)}`;
}
