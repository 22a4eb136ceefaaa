"use client";

import { AUDIO_ACCEPT } from "@nataraj/sdk";
import { Button } from "../button/Button.tsx";
import { DropZone } from "../form/DropZone.tsx";
import { Icon } from "../icon/Icon.tsx";

/** Properties of {@link FileDrop}. */
export interface FileDropProps {
  /** The largest file that is taken, megabytes; nothing is said of it while it is not known. */
  maxMB?: number | undefined;
  /** A file was chosen. */
  onFile: (file: File) => void;
}

/** Takes a song: by the system's picker (audio only) or dropped upon it. Whether it is music is for its owner to say. */
export function FileDrop({ maxMB, onFile }: FileDropProps) {
  return (
    <DropZone className="nj-file-drop" label="Music file" accept={AUDIO_ACCEPT} onFile={onFile}>
      {(pick) => (
        <>
          <Icon name="music" size={40} className="nj-file-drop__icon" />
          <Button size="large" icon="upload" onClick={pick}>
            UPLOAD FROM FILES
          </Button>
          <p className="nj-file-drop__hint">or drop a song here</p>
          <p className="nj-file-drop__hint">MP3, M4A, WAV, FLAC or OGG{maxMB !== undefined && `, up to ${maxMB} MB`}</p>
        </>
      )}
    </DropZone>
  );
}
