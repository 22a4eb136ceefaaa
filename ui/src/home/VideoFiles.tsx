"use client";

/** A form of a video. */
export interface VideoFile {
  url: string;
  /** Its kind, so that a browser passes over what it cannot play. */
  type: string;
}

export interface VideoFilesProps {
  files: readonly VideoFile[];
  /** None of them can be had or played. */
  onMissing: () => void;
}

/** The `<source>` elements of a video in several forms. */
export function VideoFiles({ files, onMissing }: VideoFilesProps) {
  return files.map(({ url, type }, i) => (
    <source key={url} src={url} type={type} onError={i === files.length - 1 ? onMissing : undefined} />
  ));
}
