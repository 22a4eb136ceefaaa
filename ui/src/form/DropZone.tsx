"use client";

import { type DragEvent, type ReactNode, useRef, useState } from "react";

export interface DropZoneProps {
  /** What the picker calls its field. */
  label: string;
  /** Kinds of files that the picker offers, as in `audio/*,.mp3`. A dropped file may be of any kind. */
  accept: string;
  /** A file was chosen. */
  onFile: (file: File) => void;
  /** How the place looks: a block of its own, which has `data-over` while a file hangs over it. */
  className: string;
  /** What stands in it; calls `pick` to open the system's picker. */
  children: (pick: () => void) => ReactNode;
}

/** Takes a file by the system's picker or dropped upon it. Whether it is the right one is for its owner to say. */
export function DropZone({ label, accept, onFile, className, children }: DropZoneProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const hang = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button inside
    <div className={className} data-over={over || undefined} onDragOver={hang} onDragLeave={leave} onDrop={drop}>
      {children(() => picker.current?.click())}
      <input
        ref={picker}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
