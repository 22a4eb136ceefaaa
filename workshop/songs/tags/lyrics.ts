import type { SungLine } from "../voice/sung-line.ts";

const pad = (value: number) => String(value).padStart(2, "0");

function stamp(seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  return `${pad(Math.floor(hundredths / 6000))}:${pad(Math.floor(hundredths / 100) % 60)}.${pad(hundredths % 100)}`;
}

/** Lines as LRC with the times of words (its enhanced form); an empty line where one ends. */
export function lrcOf(lines: readonly SungLine[], { title, artist }: { title: string; artist: string }): string {
  const sung = lines.flatMap(({ words, start, end }) => [
    `[${stamp(start)}]${words.map((word) => `<${stamp(word.start)}>${word.text}`).join(" ")}`,
    `[${stamp(end)}]`,
  ]);
  return [`[ti:${title}]`, `[ar:${artist}]`, ...sung].join("\n");
}

/** Lines as SYLT frames have them: word by word, an empty one where a line ends. Milliseconds. */
export function syncedWords(lines: readonly SungLine[]): { text: string; time: number }[] {
  return lines.flatMap(({ words, end }) => [
    ...words.map(({ text, start }, i) => ({ text: `${i === 0 ? "\n" : " "}${text}`, time: start * 1000 })),
    { text: "\n", time: end * 1000 },
  ]);
}
