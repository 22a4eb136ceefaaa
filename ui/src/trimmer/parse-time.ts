/** A time as people type it: minutes and seconds ("1:05.3"), or seconds alone ("65.3", "65,3"). */
const TIME = /^(?:(\d{1,3}):)?(\d{1,5}(?:[.,]\d{1,3})?)$/;

/** Milliseconds of a typed time; undefined where it is none. */
export function parseTime(text: string): number | undefined {
  const [, minutes, seconds] = TIME.exec(text.trim()) ?? [];
  if (seconds === undefined) return undefined;
  const parsed = Number(seconds.replace(",", "."));
  if (minutes !== undefined && parsed >= 60) return undefined;
  return Math.round((Number(minutes ?? 0) * 60 + parsed) * 1000);
}

/** Milliseconds as they are typed, to the hundredth of a second: "1:05.30". */
export function typedTime(milliseconds: number): string {
  const hundredths = Math.round(milliseconds / 10);
  const seconds = (hundredths % 6000) / 100;
  return `${Math.floor(hundredths / 6000)}:${seconds.toFixed(2).padStart(5, "0")}`;
}
