"use client";

import type { HeardSong as Heard } from "@nataraj/sdk/contract";
import { useMachine } from "@xstate/react";
import { barsOf, type Levels } from "../trimmer/waveform-bars.ts";
import { type FetchSong, songWaveformMachine } from "./song-waveform-machine.ts";

/** Units of the drawing: it is stretched to its place. */
const WIDTH = 800;
const HEIGHT = 100;
/** Of a bar's block, what the bar fills. */
const BAR = 2.4;

export interface SongPictureProps {
  /** Seconds; undefined while it is not known. */
  duration: number | undefined;
  /** Undefined until the song is read, or where it cannot be. */
  levels: Levels | undefined;
  /** What is heard so far. */
  heard: Heard | undefined;
}

/** A song's waveform with what is heard of it so far: its beats, its sections, its words. */
export function SongPicture({ duration = 1, levels, heard }: SongPictureProps) {
  const { beats, sections, words } = heard ?? {};
  const x = (seconds: number) => Math.round((10 * WIDTH * seconds) / duration) / 10;
  const bars = levels ? barsOf(levels, { start: 0, end: duration }, WIDTH) : [];
  const counts = [
    words && (words.length === 0 ? "no words" : counted(words.length, "word")),
    beats && counted(beats.length, "beat"),
    sections && counted(sections.length, "section"),
  ].filter(Boolean);
  return (
    <figure className="nj-heard">
      <svg
        className="nj-heard__picture"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {sections?.map(({ start, end, label }) => (
          <rect
            key={start}
            className="nj-heard__section"
            data-label={label}
            x={x(start)}
            width={x(end) - x(start)}
            height={HEIGHT}
          />
        ))}
        {beats && <path className="nj-heard__beats" d={beats.map((time) => `M${x(time)} 0V${HEIGHT}`).join("")} />}
        <path
          className="nj-heard__wave"
          d={bars.map(({ x: left, level }) => barPath(left, Math.max(2, level * HEIGHT * 0.8))).join("")}
        />
      </svg>
      {sections && (
        <ol className="nj-heard__labels" aria-label="Sections">
          {sections.map(({ start, end, label }) => (
            <li
              key={start}
              style={{ left: `${(100 * start) / duration}%`, width: `${(100 * (end - start)) / duration}%` }}
            >
              {label}
            </li>
          ))}
        </ol>
      )}
      {words && words.length > 0 && (
        <p className="nj-heard__words">
          {words.map(({ text, start }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words come once, in their order
            <span key={i} style={{ animationDelay: `${Math.round((1500 * start) / duration)}ms` }}>
              {text}{" "}
            </span>
          ))}
        </p>
      )}
      <figcaption>
        <p role="status">{counts.length > 0 ? `Heard so far: ${counts.join(", ")}` : "Nothing heard yet"}</p>
      </figcaption>
    </figure>
  );
}

/** Properties of {@link HeardSong}. */
export interface HeardSongProps extends Pick<SongPictureProps, "heard"> {
  /** Must not change between renders. */
  fetchSong: FetchSong;
}

/** {@link SongPicture} of a song that is fetched; without its waveform where that fails. */
export function HeardSong({ fetchSong, heard }: HeardSongProps) {
  const [{ context }] = useMachine(songWaveformMachine, { input: { fetchSong } });
  const { song } = context;
  return <SongPicture duration={song?.duration ?? heard?.duration} levels={song?.levels} heard={heard} />;
}

const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;
const barPath = (left: number, tall: number) =>
  `M${left} ${(HEIGHT - tall) / 2}h${BAR}v${Math.round(tall * 10) / 10}h-${BAR}Z`;
