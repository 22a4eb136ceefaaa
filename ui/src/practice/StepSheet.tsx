import type { DanceStyle } from "@nataraj/sdk/contract";
import type { SheetEight, SheetMove } from "@nataraj/sdk/practice";
import type { CSSProperties } from "react";

/** Properties of {@link StepSheet}. */
export interface StepSheetProps {
  /** The project's name. */
  title: string;
  /** The styles that are danced. */
  styles: readonly DanceStyle[];
  /** Of the song, seconds: they say its tempo. */
  beats: readonly number[];
  /** The dance by counts of eight. */
  eights: readonly SheetEight[];
  /** Addresses of pictures of the moves, by the time at which each begins. A move without one has none. */
  pictures: ReadonlyMap<number, string>;
}

/** More eights than these do not fit on one page of paper. */
const ON_ONE_PAGE = 8;
/** What rows have of a page's height where the paper is A4 or Letter and the title stands above them, and least and most of one. Millimetres. */
const PAGE_MM = 226;
const ROW_MM = { least: 16, most: 32 };

/** Beats a minute, by the middle one of the distances between them. */
function tempoOf(beats: readonly number[]): number | undefined {
  const gaps = beats.slice(1).map((beat, i) => beat - (beats[i] as number));
  const gap = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)];
  return gap ? Math.round(60 / gap) : undefined;
}

/**
 * A dance on paper: a row for each eight counts, with the words sung over it and a picture, the counts and the directions
 * of each move. A minute of dance is two pages, and everything is said in black on white.
 */
export function StepSheet({ title, styles, beats, eights, pictures }: StepSheetProps) {
  const pages = eights.length > ON_ONE_PAGE ? 2 : 1;
  const height = Math.min(ROW_MM.most, Math.max(ROW_MM.least, PAGE_MM / Math.ceil(eights.length / pages)));
  const tempo = tempoOf(beats);
  return (
    <section
      className="nj-sheet"
      aria-label={`Steps of ${title}`}
      style={{ "--nj-row": `${height.toFixed(1)}mm` } as CSSProperties}
    >
      <p className="nj-sheet__about">
        {[styles.join(", "), tempo && `${tempo} beats per minute`, "left and right are the dancer's left and right"]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <ol className="nj-sheet__eights">
        {eights.map((eight) => (
          <li key={eight.start}>
            <p className="nj-sheet__words">{eight.words.join(" / ")}</p>
            <ul>
              {eight.moves.map((move) => (
                <SheetCell key={move.start} move={move} picture={pictures.get(move.start)} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function SheetCell({ move, picture }: { move: SheetMove; picture: string | undefined }) {
  const { name, from, to, goesOn, variants, directions } = move;
  return (
    <li>
      {picture && <img src={picture} alt="" />}
      <div>
        <strong>{from === to ? from : `${from}–${to}`}</strong> <b>{name}</b>
        {goesOn ? <p>goes on</p> : [...variants, ...directions].map((said) => <p key={said}>{said}</p>)}
      </div>
    </li>
  );
}
