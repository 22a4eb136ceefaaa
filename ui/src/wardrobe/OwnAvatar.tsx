import { type DragEvent, useRef, useState } from "react";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";

export interface OwnAvatarProps {
  /** Name of the file that dances. */
  dances: string | undefined;
  /** A file is being read. */
  busy: boolean;
  /** Why the last file cannot dance. */
  problem: string | undefined;
  onFile: (file: File) => void;
}

/** Lets a person's own VRM dance: by the system's picker or dropped here. The file stays on the device. */
export function OwnAvatar({ dances, busy, problem, onFile }: OwnAvatarProps) {
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
      className="nj-own-avatar"
      data-over={over || undefined}
      data-dances={dances !== undefined || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <Icon name="user" size={30} className="nj-own-avatar__icon" />
      <div className="nj-own-avatar__words">
        <strong>{dances === undefined ? "Your own avatar" : `${dances} dances`}</strong>
        <p>A VRM file. It stays on this device, and is forgotten when you leave.</p>
      </div>
      <Button icon="upload" busy={busy} onClick={() => picker.current?.click()}>
        {dances === undefined ? "CHOOSE A VRM" : "CHOOSE ANOTHER"}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".vrm,model/gltf-binary"
        hidden
        aria-label="VRM file"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      {problem && (
        <p className="nj-own-avatar__problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
