"use client";

import { changesSong, type Trim, type TrimEvent } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { Button } from "../button/Button.tsx";
import { FileDrop } from "../create/FileDrop.tsx";
import { SettingAudio } from "../create/SettingAudio.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { Waiting } from "../layout/Waiting.tsx";
import { Trimmer } from "../trimmer/Trimmer.tsx";

export interface ChangeSongDialogProps {
  projectName: string;
  /** Undefined while the project's song is fetched. */
  file: File | undefined;
  /** The song is another one than the project's. */
  isOther: boolean;
  trim: Trim | undefined;
  /** The new song is being kept, or a dance asked for. */
  busy?: boolean;
  /** Share of another song that was sent, 0 to 1; undefined: nothing is being sent. */
  uploaded?: number | undefined;
  maxMB?: number | undefined;
  onFile: (file: File) => void;
  onRead: (milliseconds: number) => void;
  onTrim: (event: TrimEvent) => void;
  onConfirm: () => void;
  /** 'cancel' was pressed, or Escape: also of what is being sent. */
  onCancel: () => void;
}

/** Asks for a narrower part of a project's song, or for another song. */
export function ChangeSongDialog(props: ChangeSongDialogProps) {
  const { projectName, file, isOther, trim, busy = false, uploaded, maxMB } = props;
  const { onFile, onRead, onTrim, onConfirm, onCancel } = props;
  return (
    <Dialog
      title={`Another song for ${projectName}`}
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{TEXTS.cancel}</Button>
          <Button
            variant="primary"
            icon="spark"
            busy={busy}
            disabled={!changesSong({ isOther, trim })}
            onClick={onConfirm}
          >
            MAKE A NEW DANCE
          </Button>
        </>
      }
    >
      <p>
        Choose a narrower part of its song, or another one. A new dance takes the place of the one it has. Duplicate the
        project first to keep both.
      </p>
      <div className="nj-change-song">
        {file ? (
          <Trimmer file={file} trim={trim} disabled={busy} onRead={onRead} onChange={onTrim} />
        ) : (
          <Waiting text="Fetching the song..." />
        )}
        {uploaded !== undefined && isOther ? (
          <SettingAudio uploaded={uploaded} onCancel={onCancel} />
        ) : (
          !busy && <FileDrop maxMB={maxMB} onFile={onFile} />
        )}
      </div>
    </Dialog>
  );
}
