"use client";

import { type LyricsCorrection, MAX_LYRIC_LINE } from "@nataraj/sdk/choreography/edit";
import { type KeyboardEvent, useRef, useState } from "react";
import { IconButton } from "../button/IconButton.tsx";

export interface LyricLineEditorProps {
  /** The segment whose line it is, by its key. */
  segmentKey: string;
  /** The line as it is now. */
  text: string;
  /** Seconds. */
  start: number;
  /** The times between which it may begin, seconds. */
  range: { least: number; most: number };
  /** Whether the next line can be joined to it. */
  canJoin: boolean;
  /** The line was corrected. */
  onCorrect: (correction: LyricsCorrection) => void;
  /** Hears the song from the line's start. */
  onListen: () => void;
}

const shown = (seconds: number) => seconds.toFixed(2);

/** One line of the lyrics: its text and its start can be written anew, and it can be split and joined. Emptied, it goes. */
export function LyricLineEditor(props: LyricLineEditorProps) {
  const { segmentKey, text, start, range, canJoin, onCorrect, onListen } = props;
  const [draft, setDraft] = useState(text);
  const [time, setTime] = useState(shown(start));
  const field = useRef<HTMLInputElement>(null);
  const keepText = () => onCorrect({ kind: "text", segmentKey, text: draft });
  const keepStart = () => {
    const seconds = Math.min(range.most, Math.max(range.least, Number(time)));
    if (time.trim() === "" || Number.isNaN(seconds)) return setTime(shown(start));
    setTime(shown(seconds));
    onCorrect({ kind: "start", segmentKey, start: seconds });
  };
  const onEnter = (keep: () => void) => (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    keep();
  };
  /** Before the word in which the cursor is; in the middle where it is at an end. */
  const split = () => {
    const words = text.split(/\s+/).filter(Boolean);
    const before = text.slice(0, field.current?.selectionStart ?? 0).trim();
    const word = before === "" ? 0 : before.split(/\s+/).length;
    const isInside = word > 0 && word < words.length;
    onCorrect({ kind: "split", segmentKey, word: isInside ? word : Math.ceil(words.length / 2) });
  };
  return (
    <li className="nj-lyric-line">
      <IconButton icon="play" label={`Listen from “${text}”`} onClick={onListen} />
      <input
        className="nj-field__input nj-lyric-line__start"
        type="number"
        inputMode="decimal"
        step="0.05"
        min={shown(range.least)}
        max={shown(range.most)}
        aria-label={`Start of “${text}”, seconds`}
        value={time}
        onChange={(event) => setTime(event.target.value)}
        onBlur={keepStart}
        onKeyDown={onEnter(keepStart)}
      />
      <input
        ref={field}
        className="nj-field__input nj-lyric-line__text"
        type="text"
        dir="auto"
        maxLength={MAX_LYRIC_LINE}
        aria-label={`Text at ${shown(start)} seconds`}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={keepText}
        onKeyDown={onEnter(keepText)}
      />
      <span className="nj-lyric-line__actions">
        <button type="button" className="nj-lyric-line__action" disabled={!/\S\s+\S/.test(text)} onClick={split}>
          Split<span className="nj-unseen"> “{text}” at the cursor</span>
        </button>
        <button
          type="button"
          className="nj-lyric-line__action"
          disabled={!canJoin}
          onClick={() => onCorrect({ kind: "join", segmentKey })}
        >
          Join<span className="nj-unseen"> “{text}” with the next line</span>
        </button>
      </span>
    </li>
  );
}
