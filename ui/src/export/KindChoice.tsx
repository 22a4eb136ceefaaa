"use client";

import { useId } from "react";
import { KIND_TEXTS, limitOf } from "./kind-texts.ts";
import { isVideo, SAVE_KINDS, type SaveKind } from "./save-request.ts";
import type { VideoSupport } from "./video/video-format.ts";

export interface KindChoiceProps {
  /** What this browser can write. */
  support: VideoSupport;
  /** The kind that is chosen. */
  value: SaveKind;
  /** Another kind was chosen. */
  onChange: (kind: SaveKind) => void;
}

/** What the dance is saved as. What this browser cannot write is shown and cannot be chosen. */
export function KindChoice({ support, value, onChange }: KindChoiceProps) {
  const id = useId();
  const impossible = (kind: SaveKind) => isVideo(kind) && !support[kind];
  const limits = [...new Set(SAVE_KINDS.flatMap((kind) => (impossible(kind) ? (limitOf(kind, support) ?? []) : [])))];
  const limit = impossible(value) ? undefined : limitOf(value, support);
  return (
    <fieldset className="nj-save__kinds">
      <legend>Format</legend>
      {SAVE_KINDS.map((kind) => (
        <label key={kind} className="nj-save__kind">
          <input
            type="radio"
            name={id}
            checked={kind === value}
            disabled={impossible(kind)}
            aria-describedby={`${id}-${kind}`}
            onChange={() => onChange(kind)}
          />
          <span>{KIND_TEXTS[kind].label}</span>
          <small id={`${id}-${kind}`}>{KIND_TEXTS[kind].use}</small>
        </label>
      ))}
      {(limit ? [limit] : limits).map((sentence) => (
        <p key={sentence} className="nj-save__limit" role="note">
          {sentence}
        </p>
      ))}
    </fieldset>
  );
}
