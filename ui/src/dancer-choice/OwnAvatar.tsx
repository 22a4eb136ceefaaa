"use client";

import { Button } from "../button/Button.tsx";
import { DropZone } from "../form/DropZone.tsx";
import { Icon } from "../icon/Icon.tsx";

export interface OwnAvatarProps {
  /** Name of the file that dances. */
  dances: string | undefined;
  /** Whether others see the dance as it is shown here. */
  others?: boolean | undefined;
  /** A file is being read. */
  busy: boolean;
  /** Why the last file cannot dance. */
  problem: string | undefined;
  /** A file was chosen. */
  onFile: (file: File) => void;
}

/** Lets a person's own VRM dance: by the system's picker or dropped here. The file stays on the device. */
export function OwnAvatar({ dances, others, busy, problem, onFile }: OwnAvatarProps) {
  const none = dances === undefined;
  return (
    <DropZone
      className={none ? "nj-own-avatar" : "nj-own-avatar nj-own-avatar--dances"}
      label="VRM file"
      accept=".vrm,model/gltf-binary"
      onFile={onFile}
    >
      {(pick) => (
        <>
          <Icon name="user" size={30} className="nj-own-avatar__icon" />
          <div className="nj-own-avatar__text">
            <strong>{none ? "Your own avatar" : `${dances} dances`}</strong>
            <p>
              {!none && <b className="nj-own-avatar__mark">Only you see this. </b>}A VRM file. It stays on this device,
              and is forgotten when you leave.
              {others && " Others see the look that is chosen above."}
            </p>
          </div>
          <Button icon="upload" busy={busy} onClick={pick}>
            {none ? "CHOOSE A VRM" : "CHOOSE ANOTHER"}
          </Button>
          {problem && (
            <p className="nj-own-avatar__problem" role="alert">
              {problem}
            </p>
          )}
        </>
      )}
    </DropZone>
  );
}
