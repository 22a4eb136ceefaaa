"use client";

import type { Trim, TrimEvent } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { useEffect } from "react";
import { Icon } from "../icon/Icon.tsx";
import { Waiting } from "../layout/Waiting.tsx";
import { LONGEST_WAVEFORM_SECONDS, type Song, type SongPreparer } from "./read-song.ts";
import { TrimControls } from "./TrimControls.tsx";
import { useSong } from "./use-song.ts";
import { WaveformEditor } from "./WaveformEditor.tsx";

/** Properties of {@link Trimmer}. */
export interface TrimmerProps {
  /** The file that the song is in. */
  file: File;
  /** Undefined until `onDismiss` has been answered. */
  trim: Trim | undefined;
  /** The file has been read: its length in milliseconds, and the id of what the server has prepared of it, if it had to. */
  onRead: (milliseconds: number, preparedSong?: string) => void;
  /** The part was changed. */
  onChange: (event: TrimEvent) => void;
  /** Nothing can be changed while something is under way. */
  disabled?: boolean;
  /** Asked for what the browser cannot decode: the client of the sdk. Absent, such a file is refused. */
  preparer?: SongPreparer | undefined;
}

/**
 * Chooses a part of a song: waveform with handles and playhead, length presets, play of the part. It reads the file
 * itself and refuses what is no audio; the rules of the part are the owner's (`changeTrim` of the sdk).
 */
export function Trimmer({ file, trim, onRead, onChange, disabled = false, preparer }: TrimmerProps) {
  const state = useSong(file, preparer);
  const { song, refusal } = state.context;

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each reading, also if the listener changes
  useEffect(() => {
    if (song) onRead(Math.floor(song.duration * 1000), song.preparedSong);
  }, [song]);

  if (state.matches("invalid")) return <Refusal text={TEXTS.create.invalidType} />;
  if (state.matches("unreadable")) return <Refusal text={refusal} />;
  if (!song || !trim)
    return (
      <div className="nj-trimmer nj-trimmer--reading">
        <Waiting text="Reading your music..." />
      </div>
    );
  return <ReadyTrimmer song={song} trim={trim} onChange={onChange} disabled={disabled} />;
}

interface ReadyTrimmerProps {
  song: Song;
  trim: Trim;
  onChange: (event: TrimEvent) => void;
  disabled: boolean;
}

function ReadyTrimmer({ song, trim, onChange, disabled }: ReadyTrimmerProps) {
  return (
    <div className="nj-trimmer" inert={disabled}>
      <WaveformEditor song={song} trim={trim} onChange={onChange} />
      <TrimControls song={song} trim={trim} onChange={onChange} />
      {!song.drawn && (
        <p className="nj-trimmer__note">
          This song is longer than {LONGEST_WAVEFORM_SECONDS / 60} minutes, so its waveform is not drawn. You can still
          trim it.
        </p>
      )}
    </div>
  );
}

function Refusal({ text }: { text: string }) {
  return (
    <div className="nj-trimmer nj-trimmer--refusal" role="alert">
      <Icon name="warning" size={28} />
      <p>{text}</p>
    </div>
  );
}
