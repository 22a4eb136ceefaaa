"use client";

import { isPresetPossible, TRIM_PRESETS, type Trim, type TrimEvent, trimLength, trimLengthSeconds } from "@nataraj/sdk";
import { MAX_TRIM_MS, TEXTS } from "@nataraj/sdk/contract";
import { useId } from "react";
import { IconButton } from "../button/IconButton.tsx";
import type { Song } from "./read-song.ts";
import { usePartPlayer } from "./use-part-player.ts";

export interface TrimControlsProps {
  /** The song. */
  song: Song;
  /** The part of the song that is chosen. */
  trim: Trim;
  /** The part was changed. */
  onChange: (event: TrimEvent) => void;
}

/** Play of the part, its length, and the presets for it. */
export function TrimControls({ song, trim, onChange }: TrimControlsProps) {
  const name = useId();
  const player = usePartPlayer(song.audio, { start: trim.start / 1000, end: trim.end / 1000 });
  const tooLong = trimLength(trim) > MAX_TRIM_MS;
  return (
    <div className="nj-trimmer__controls">
      <IconButton
        label={player.playing ? "Pause" : "Play the selected part"}
        icon={player.playing ? "pause" : "play"}
        variant="filled"
        size="large"
        onClick={player.toggle}
      />
      <p className={tooLong ? "nj-trimmer__length nj-trimmer__length--over" : "nj-trimmer__length"}>
        <output>{TEXTS.create.totalLength(trimLengthSeconds(trim))}</output>
        <span className="nj-trimmer__limit">{tooLong ? "a dance takes at most 1 minute" : "at most 1 minute"}</span>
      </p>
      <fieldset className="nj-trimmer__presets">
        <legend className="nj-unseen">Length</legend>
        {TRIM_PRESETS.map((preset) => (
          <label key={preset} className="nj-trimmer__preset">
            <input
              type="radio"
              name={name}
              value={preset}
              checked={trim.preset === preset}
              disabled={!isPresetPossible(preset, trim.duration)}
              onChange={() => onChange({ type: "CHOOSE_PRESET", preset })}
            />
            <span>{preset}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
