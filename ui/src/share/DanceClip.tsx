"use client";

import { Button } from "../button/Button.tsx";
import type { DanceExporter } from "../export/exporter.ts";
import { MakeFile } from "../export/MakeFile.tsx";

/** Length of a clip, seconds: what stories and statuses of messengers show in one piece. */
const SECONDS = 15;

export interface DanceClipProps {
  /** Of which the title and the file's name are made. */
  projectName: string;
  /** Makes the film. Must not change between renders. */
  exporter: DanceExporter;
  /** The device's own way of sharing; undefined where there is none. */
  share: ((data: ShareData) => Promise<void>) | undefined;
}

/** Whether the device shares such a file. */
const takesFile = (file: File) => typeof navigator !== "undefined" && navigator.canShare?.({ files: [file] }) === true;

/** The liveliest seconds of a dance as an upright film, to be sent or put into a story. */
export function DanceClip({ projectName, exporter, share }: DanceClipProps) {
  return (
    <MakeFile
      projectName={projectName}
      exporter={exporter}
      label={`MAKE A ${SECONDS}-SECOND CLIP`}
      as="video"
      wish={{ shape: "portrait", titled: true, seconds: SECONDS }}
      offer={({ file, url }) => (
        <>
          {share && takesFile(file) && (
            <Button icon="share" onClick={() => void share({ title: projectName, files: [file] }).catch(() => {})}>
              SHARE THE CLIP
            </Button>
          )}
          {/* biome-ignore lint/a11y/useMediaCaption: the words of the song are not in the film */}
          <video className="nj-share__clip" src={url} aria-label={`Clip of ${projectName}`} controls playsInline />
        </>
      )}
    />
  );
}
