"use client";

import type { DanceStyle } from "@nataraj/sdk";
import { type KeyboardEvent, useState } from "react";
import { TextField } from "../form/TextField.tsx";
import { Icon } from "../icon/Icon.tsx";
import { useWantsMotion } from "../layout/use-wants-motion.ts";
import { findMoves, type OfferedMove } from "./find-moves.ts";
import { CardFigure } from "./MovePreview.tsx";

export interface MovePickerProps {
  /** The number of the move that stands there now. */
  current: number;
  /** Moves that suit it come first and are marked. */
  style?: DanceStyle | undefined;
  /** Whether it takes no input at the moment. */
  disabled?: boolean;
  /** A move was chosen. */
  onPick: (move: number) => void;
  /** Hears which move pointer or focus point to; of undefined when none. */
  onPoint?: (move: number | undefined) => void;
}

/** The moves to choose one of, with a search. Up and down go through the list. */
export function MovePicker({ current, style, disabled, onPick, onPoint }: MovePickerProps) {
  const [search, setSearch] = useState("");
  const moves = findMoves(search, style);

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, .nj-move")];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only help those who tab through it anyway.
    <div className="nj-moves" onKeyDown={walk}>
      <TextField
        label="Find a move"
        type="search"
        placeholder="turn, jump, wave …"
        value={search}
        onChange={setSearch}
      />
      <p className="nj-unseen" role="status">
        {moves.length === 1 ? "1 move" : `${moves.length} moves`}
      </p>
      {moves.length === 0 && <p className="nj-editor__hint">No move has that name.</p>}
      {/* Where no move can have the focus, the keys still scroll. */}
      <ul className="nj-moves__list" aria-label="Moves" tabIndex={disabled ? 0 : undefined}>
        {moves.map((move) => (
          <li key={move.number}>
            <MoveCard
              {...move}
              style={style}
              isCurrent={move.number === current}
              disabled={disabled}
              onPick={() => onPick(move.number)}
              onPoint={(isPointed) => onPoint?.(isPointed ? move.number : undefined)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MoveCardProps extends OfferedMove {
  style: DanceStyle | undefined;
  isCurrent: boolean;
  disabled: boolean | undefined;
  onPick: () => void;
  onPoint: (isPointed: boolean) => void;
}

/** A move with a figure that dances it while it is pointed at or has the focus, and on a phone while it is in sight. */
function MoveCard({ number, name, beats, isOfStyle, style, isCurrent, disabled, onPick, onPoint }: MoveCardProps) {
  const { isWanted, tile } = useWantsMotion<HTMLButtonElement>();
  const point = (isPointed: boolean, move: () => void) => () => {
    move();
    onPoint(isPointed);
  };
  return (
    <button
      ref={tile.ref}
      type="button"
      className="nj-move"
      aria-pressed={isCurrent}
      disabled={disabled}
      onClick={onPick}
      onPointerEnter={point(true, tile.onPointerEnter)}
      onPointerLeave={point(false, tile.onPointerLeave)}
      onFocus={point(true, tile.onFocus)}
      onBlur={point(false, tile.onBlur)}
    >
      <CardFigure move={number} style={style} isMoving={isWanted} />
      <span className="nj-move__name">{name}</span>
      <span className="nj-move__notes">
        {beats} beats
        {isOfStyle && (
          <span className="nj-move__suits">
            <Icon name="spark" size={14} /> suits {style}
          </span>
        )}
      </span>
    </button>
  );
}
