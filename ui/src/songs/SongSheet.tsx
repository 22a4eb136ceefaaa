import type { SongSheetData } from "./song-sheet.ts";
import "./SongSheet.css";

export interface SongSheetProps {
  /** What is known of the song. */
  sheet: SongSheetData;
  /** Addresses of the picture and of the sound; without the sound nothing can be played. */
  cover: string;
  /** Address of the sound; without it nothing can be played. */
  audio?: string | undefined;
}

const WIDTH = 960;
const HEIGHT = 120;
/** LUFS at the foot and at the head of the curve. */
const FLOOR = -40;
const HEAD = -8;

/** One of our songs at a glance: its sections over waveform and loudness, and its words with their times. */
export function SongSheet({ sheet, cover, audio }: SongSheetProps) {
  const { title, artist, tempo, meter, key, languages, styles, integrated, range, lyrics } = sheet;
  const facts = [
    `${tempo} beats a minute`,
    `${meter} to the bar`,
    key,
    languages.length > 0 ? `sung (${languages.join(", ")})` : "instrumental",
    `${integrated.toFixed(1)} LUFS, range ${range.toFixed(1)} LU`,
    styles.join(", "),
  ];
  return (
    <article className="nj-song-sheet" aria-label={title}>
      <header className="nj-song-sheet__head">
        <img src={cover} alt="" width={128} height={128} />
        <div>
          <h2>{title}</h2>
          <p>{artist}</p>
          <p className="nj-song-sheet__facts">{facts.join(" · ")}</p>
          {/* biome-ignore lint/a11y/useMediaCaption: its words stand below, with their times */}
          {audio && <audio src={audio} controls preload="none" aria-label={`Play ${title}`} />}
        </div>
      </header>
      <SongGraph sheet={sheet} />
      {lyrics.length > 0 && (
        <ol className="nj-song-sheet__words">
          {lyrics.map(({ text, start }) => (
            <li key={start}>
              <time>{start.toFixed(1)}</time> <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}

function SongGraph({ sheet: { title, duration, peaks, loudness, sections } }: { sheet: SongSheetData }) {
  const x = (seconds: number) => (seconds / duration) * WIDTH;
  const y = (lufs: number) => HEIGHT * (1 - Math.min(1, Math.max(0, (lufs - FLOOR) / (HEAD - FLOOR))));
  const bar = WIDTH / Math.max(1, peaks.length);
  const curve = loudness.map((lufs, i) => `${x((i + 0.5) / 2).toFixed(1)},${y(lufs).toFixed(1)}`).join(" ");
  return (
    <svg
      className="nj-song-sheet__graph"
      viewBox={`0 -22 ${WIDTH} ${HEIGHT + 22}`}
      role="img"
      aria-label={`${title}: sections, waveform and loudness`}
    >
      {sections.map(({ name, start }, i) => {
        const end = sections[i + 1]?.start ?? duration;
        return (
          <g key={start}>
            <rect
              x={x(start)}
              y={0}
              width={x(end) - x(start)}
              height={HEIGHT}
              className={`nj-song-sheet__section nj-song-sheet__section--${i % 2 ? "odd" : "even"}`}
            />
            <text x={x(start) + 4} y={-8}>
              {name}
            </text>
          </g>
        );
      })}
      {peaks.map((peak, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a waveform never change their places
          key={i}
          x={i * bar}
          y={(HEIGHT / 2) * (1 - peak)}
          width={bar * 0.7}
          height={Math.max(1, HEIGHT * peak)}
          className="nj-song-sheet__peak"
        />
      ))}
      <polyline points={curve} className="nj-song-sheet__loudness" />
    </svg>
  );
}
