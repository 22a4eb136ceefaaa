"use client";

import type { HeardSong as Heard } from "@nataraj/sdk/contract";
import { useMachine } from "@xstate/react";
import { Fragment } from "react";
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
  /** The words written down so far; the words of `heard` take their place. */
  writing?: string | undefined;
}

/** A song's waveform with what is heard of it so far: its beats, its sections, its words. */
export function SongPicture({ duration = 1, levels, heard, writing = "" }: SongPictureProps) {
  const { beats, sections, words } = heard ?? {};
  const x = (seconds: number) => Math.round((10 * WIDTH * seconds) / duration) / 10;
  const bars = levels ? barsOf(levels, { start: 0, end: duration }, WIDTH) : [];
  const counts = [
    words && (words.length === 0 ? "no words" : counted(words.length, "word")),
    beats && counted(beats.length, "beat"),
    sections && counted(sections.length, "section"),
  ].filter(Boolean);
  const written = words ? [] : writing.split(/\s+/).filter(Boolean);
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
      <div className="nj-heard__labels">
        {sections && (
          <ol aria-label="Sections">
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
      </div>
      {/* Its place is kept while there are none, so that nothing below moves. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="nj-heard__words" aria-label="Words" tabIndex={0}>
        <p dir="auto">
          {words?.map(({ text, start, beginsLine }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words come once, in their order
            <Fragment key={i}>
              {beginsLine && i > 0 && <br />}
              <span style={{ animationDelay: `${Math.round((1500 * start) / duration)}ms` }}>{text} </span>
            </Fragment>
          ))}
          {written.map((text, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words come in their order; one that changes appears again
            <span key={`${i} ${text}`}>{text} </span>
          ))}
        </p>
      </section>
      <figcaption>
        <p role="status">{captionOf(counts, written.length > 0)}</p>
      </figcaption>
    </figure>
  );
}

/** It does not count what is being written: it would be read out again with each word. */
function captionOf(counts: readonly (string | undefined)[], isWriting: boolean): string {
  if (counts.length > 0) return `Heard so far: ${counts.join(", ")}`;
  return isWriting ? "The words are being written down" : "Nothing heard yet";
}

/** Properties of {@link HeardSong}. */
export interface HeardSongProps extends Pick<SongPictureProps, "heard" | "writing"> {
  /** Must not change between renders. */
  fetchSong: FetchSong;
}

/** {@link SongPicture} of a song that is fetched; without its waveform where that fails. */
export function HeardSong({ fetchSong, heard, writing }: HeardSongProps) {
  const [{ context }] = useMachine(songWaveformMachine, { input: { fetchSong } });
  const { song } = context;
  return (
    <SongPicture duration={song?.duration ?? heard?.duration} levels={song?.levels} heard={heard} writing={writing} />
  );
}

const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;
const barPath = (left: number, tall: number) =>
  `M${left} ${(HEIGHT - tall) / 2}h${BAR}v${Math.round(tall * 10) / 10}h-${BAR}Z`;
