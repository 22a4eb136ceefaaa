import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, within } from "storybook/test";
import { SongSheet } from "./SongSheet.tsx";
import type { SongSheetData } from "./song-sheet.ts";

/** A song of a few seconds: a quiet verse and a loud chorus. */
const sheet: SongSheetData = {
  file: "two-lines",
  title: "Two Lines",
  artist: "Nataraj",
  languages: ["eng", "hin"],
  duration: 16,
  tempo: 120,
  meter: 4,
  key: "D",
  styles: ["Indian Classical", "Jazz Dance"],
  peaks: Array.from({ length: 160 }, (_, i) => (i < 80 ? 0.35 : 0.8) * (0.6 + 0.4 * Math.abs(Math.sin(i * 1.7)))),
  loudness: Array.from({ length: 32 }, (_, i) => (i < 16 ? -22 : -12) + Math.sin(i)),
  integrated: -14,
  range: 8.4,
  sections: [
    { name: "verse", start: 0 },
    { name: "chorus", start: 8 },
  ],
  lyrics: [
    { text: "Marigold morning, open slow", start: 1, end: 5 },
    { text: "सुबह हुई, गेंदे खिले", start: 8.2, end: 12 },
  ],
};
const cover =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23e8590c'/%3E%3C/svg%3E";

const meta: Meta<typeof SongSheet> = { title: "Songs/SongSheet", component: SongSheet, args: { sheet, cover } };
export default meta;
type Story = StoryObj<typeof SongSheet>;

export const Sung: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img", { name: "Two Lines: sections, waveform and loudness" })).toBeVisible();
    await expect(canvas.getByText("सुबह हुई, गेंदे खिले")).toBeVisible();
    await expect(canvas.getByText("8.2")).toBeVisible();
  },
};
export const Instrumental: Story = {
  args: { sheet: { ...sheet, languages: [], lyrics: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/instrumental/)).toBeVisible();
  },
};

/** Where Storybook serves the built library (`.storybook/main.ts`). */
const LIBRARY = "/library";

/** All five, as they were built last: to be looked at and heard. */
function Library() {
  const [sheets, setSheets] = useState<readonly SongSheetData[]>();
  useEffect(() => {
    const left = new AbortController();
    fetch(`${LIBRARY}/sheets.json`, { signal: left.signal })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then(setSheets, () => left.signal.aborted || setSheets([]));
    return () => left.abort();
  }, []);
  if (!sheets) return <p>Fetching the songs.</p>;
  if (sheets.length === 0) return <p>The songs are not built yet: npm run build makes them.</p>;
  return sheets.map((each) => (
    <SongSheet
      key={each.file}
      sheet={each}
      cover={`${LIBRARY}/${each.file}.jpg`}
      audio={`${LIBRARY}/${each.file}.mp3`}
    />
  ));
}

export const TheLibrary: Story = { render: () => <Library /> };
