/** A time in words for a screen reader: '1 minute 12.34 seconds'. */
export function timeInWords(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  const seconds = Number(((milliseconds % 60_000) / 1000).toFixed(2));
  const words = seconds === 1 ? "1 second" : `${seconds} seconds`;
  if (minutes === 0) return words;
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"} ${words}`;
}
