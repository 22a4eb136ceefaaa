import type { Said } from "./film-recorder.ts";

/** Captions of a film as WebVTT. @param ends Length of the film, seconds. */
export function webVtt(said: readonly Said[], ends: number): string {
  const cues = said.map(({ start, text }, i) => `${time(start)} --> ${time(said[i + 1]?.start ?? ends)}\n${text}\n`);
  return ["WEBVTT\n", ...cues].join("\n");
}

function time(seconds: number): string {
  const whole = Math.floor(seconds);
  const digits = (value: number, length: number) => String(value).padStart(length, "0");
  return `${digits(Math.floor(whole / 60), 2)}:${digits(whole % 60, 2)}.${digits(Math.round((seconds - whole) * 1000), 3)}`;
}
