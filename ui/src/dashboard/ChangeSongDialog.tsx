"use client";

import { changesSong, type Trim, type TrimEvent } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { Button } from "../button/Button.tsx";
import { FileDrop } from "../create/FileDrop.tsx";
import { SettingAudio } from "../create/SettingAudio.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { Waiting } from "../layout/Waiting.tsx";
import type { SongPreparer } from "../trimmer/read-song.ts";
import { Trimmer, type TrimmerProps } from "../trimmer/Trimmer.tsx";

/** Properties of {@link ChangeSongDialog}. */
export interface ChangeSongDialogProps {
  /** Whose song it is. */
  projectName: string;
  /** Undefined while the project's song is fetched. */
  file: File | undefined;
  /** The song is another one than the project's. */
  isOther: boolean;
  /** The part that is chosen; undefined until the song was read. */
  trim: Trim | undefined;
  /** The new song is being kept, or a dance asked for. */
  busy?: boolean;
  /** Share of another song that was sent, 0 to 1; undefined: nothing is being sent. */
  uploaded?: number | undefined;
  /** The largest file that the server takes, megabytes. */
  maxMB?: number | undefined;
  /** Another file was chosen. */
  onFile: (file: File) => void;
  /** The song was read, and has this length. */
  onRead: TrimmerProps["onRead"];
  /** Asked for what the browser cannot decode. */
  preparer?: SongPreparer | undefined;
  /** Another part is chosen. */
  onTrim: (event: TrimEvent) => void;
  /** The song is to be kept, and a dance made to it. */
  onConfirm: () => void;
  /** 'cancel' was pressed, or Escape: also of what is being sent. */
  onCancel: () => void;
}

/** Asks for a narrower part of a project's song, or for another song. */
export function ChangeSongDialog(props: ChangeSongDialogProps) {
  const { projectName, file, isOther, trim, busy = false, uploaded, maxMB, preparer } = props;
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
      <div className="nj-change-song">
        <div className="nj-change-song__other">
          <p>
            Choose a shorter part of its song, or another song. The new dance replaces the one you have. To keep both,
            duplicate the project first.
          </p>
          {uploaded !== undefined && isOther ? (
            <SettingAudio uploaded={uploaded} onCancel={onCancel} />
          ) : (
            !busy && <FileDrop maxMB={maxMB} onFile={onFile} />
          )}
        </div>
        {file ? (
          <Trimmer file={file} trim={trim} disabled={busy} preparer={preparer} onRead={onRead} onChange={onTrim} />
        ) : (
          <Waiting text="Fetching the song..." />
        )}
      </div>
    </Dialog>
  );
}
