import { buildTimeline, type Timeline } from "@nataraj/sdk/choreography";
import type { DanceStyle } from "@nataraj/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { BuiltInPlanner } from "../../../server/src/planning/built-in/built-in-planner.ts";
import { Button } from "../button/Button.tsx";
import { defaultLookFor } from "../dancer/index.ts";
import { StoryStage, stagesShown } from "../dancer/story-stage.tsx";
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

/** In how many of its styles a song is danced, side by side. */
const DANCES = 2;
/** LUFS of the quietest and of the loudest that counts. */
const QUIET = -30;
const LOUD = -8;

/** The song's dance in a style: the product's own planner, on the beats, sections and words of the score. */
async function planDance(song: SongSheetData, style: DanceStyle): Promise<Timeline> {
  const { duration, tempo, meter, lyrics, file } = song;
  const beats = Array.from({ length: Math.floor((duration * tempo) / 60) }, (_, i) => (i * 60) / tempo);
  const energyAt = (seconds: number) => {
    const lufs = song.loudness[Math.min(song.loudness.length - 1, Math.floor(seconds * 2))] ?? QUIET;
    return Math.min(1, Math.max(0, (lufs - QUIET) / (LOUD - QUIET)));
  };
  const sections = song.sections.map(({ name, start }, i) => ({
    label: name,
    start,
    end: song.sections[i + 1]?.start ?? duration,
    energy: energyAt(start + 2),
  }));
  const analysis = {
    ...{ duration, tempo, beats, meter, sections, hasBeat: true, accents: [], energy: beats.map(energyAt) },
    downbeats: beats.filter((_, i) => i % meter === 0),
    confidence: { beats: 1, downbeats: 1, sections: 1 },
    lyrics: [...lyrics],
    lyricsSource: lyrics.length > 0 ? ("tags" as const) : ("none" as const),
  };
  const { choreography } = await new BuiltInPlanner().plan({ analysis, styles: [style], seed: file });
  return buildTimeline(choreography, duration);
}

interface DancedSongProps {
  /** The song. */
  sheet: SongSheetData;
  /** Address of its picture. */
  cover: string;
  /** Address of its sound. */
  audio?: string;
  /** Whether the dance is open from the beginning: two dancers are much for a page with five songs. */
  danced?: boolean;
  /** Where the dance stands while the song does not play, seconds. */
  seconds?: number;
}

/** A song's sheet, and under it its dance in two styles, in time with the song. */
function DancedSong({ sheet: song, cover: picture, audio, danced = false, seconds = 6 }: DancedSongProps) {
  const sheetPlace = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(danced);
  const [dances, setDances] = useState<{ style: DanceStyle; timeline: Timeline }[]>([]);
  const [isPlaying, setPlaying] = useState(false);
  const [clock] = useState(() => () => sheetPlace.current?.querySelector("audio")?.currentTime ?? 0);
  useEffect(() => {
    if (!isOpen) return;
    let left = false;
    const styles = song.styles.slice(0, DANCES) as DanceStyle[];
    const planned = styles.map(async (style) => ({ style, timeline: await planDance(song, style) }));
    Promise.all(planned).then((all) => left || setDances(all));
    return () => {
      left = true;
    };
  }, [isOpen, song]);
  useEffect(() => {
    const sound = sheetPlace.current?.querySelector("audio");
    if (!sound) return;
    const follow = () => setPlaying(!sound.paused);
    for (const name of ["play", "pause", "ended"]) sound.addEventListener(name, follow);
    return () => {
      for (const name of ["play", "pause", "ended"]) sound.removeEventListener(name, follow);
    };
  }, []);
  return (
    <div ref={sheetPlace}>
      <SongSheet sheet={song} cover={picture} audio={audio} />
      {!isOpen && <Button onClick={() => setOpen(true)}>SHOW THE DANCE</Button>}
      {isOpen && dances.length === 0 && <p>Planning the dance.</p>}
      <div className="nj-story-moves__stages">
        {dances.map(({ style, timeline }) => (
          <figure key={style} style={{ margin: 0 }}>
            <StoryStage
              label={`${song.title} danced in ${style}`}
              timeline={timeline}
              look={defaultLookFor(style)}
              view="automatic"
              seconds={isPlaying ? undefined : seconds}
              clock={clock}
              ratio="4 / 3"
            />
            <figcaption>{style}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** The dance of the song, planned in two of its styles. */
export const Danced: Story = {
  render: () => <DancedSong sheet={sheet} cover={cover} danced />,
  tags: ["webgl"],
  play: async ({ canvas }) => {
    const stages = await canvas.findAllByRole("img", { name: /^Two Lines danced in/ });
    await expect(stages.map((stage) => stage.getAttribute("aria-label"))).toEqual([
      "Two Lines danced in Indian Classical",
      "Two Lines danced in Jazz Dance",
    ]);
    for (const stage of stages) await waitFor(() => expect(stage).toHaveAttribute("data-state", "shown"));
    const [classical, jazz] = stagesShown.slice(-2).map((engine) => engine.poseSnapshot().rightHand);
    await expect(classical).toHaveLength(3);
    await expect(classical).not.toEqual(jazz);
  },
};

/** Where Storybook serves the built library (`.storybook/main.ts`). */
const LIBRARY = "library";

/** All five, as they were built last: to be looked at and heard, with their dances. */
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
    <DancedSong
      key={each.file}
      sheet={each}
      cover={`${LIBRARY}/${each.file}.jpg`}
      audio={`${LIBRARY}/${each.file}.mp3`}
    />
  ));
}

export const TheLibrary: Story = { render: () => <Library />, tags: ["media"] };

export const LongText: Story = {
  args: {
    sheet: {
      ...sheet,
      title: "The Song Whose Title Is as Long as a Title May Be and Then Somewhat Longer",
      artist: "The Very Large Orchestra of the Old Harbour",
      lyrics: [{ text: "every heartbeat finds its drum, ".repeat(6), start: 1, end: 5 }],
    },
  },
  tags: ["!test"],
};
/** Without sections and words: a song that is synthesised for the first time. */
export const Empty: Story = { args: { sheet: { ...sheet, sections: [], lyrics: [] } }, tags: ["!test"] };
export const RightToLeft: Story = {
  args: { sheet: { ...sheet, lyrics: [{ text: "ارقص معي تحت ضوء القمر", start: 1, end: 5 }] } },
  globals: { direction: "rtl" },
  tags: ["!test"],
};
