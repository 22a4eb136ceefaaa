import { type DragEvent, useRef, useState } from "react";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";

export interface FileDropProps {
  onFile: (file: File) => void;
}

/** Takes a file by the system's picker (audio only) or dropped upon it. Whether it is music is for its owner to say. */
export function FileDrop({ onFile }: FileDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button inside
    <div
      className={over ? "nj-file-drop nj-file-drop--over" : "nj-file-drop"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <Icon name="music" size={40} className="nj-file-drop__icon" />
      <Button variant="primary" size="large" icon="upload" onClick={() => picker.current?.click()}>
        UPLOAD FROM FILES
      </Button>
      <p className="nj-file-drop__hint">or drop a song here</p>
      <input
        ref={picker}
        type="file"
        accept="audio/*"
        hidden
        aria-label="Music file"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
