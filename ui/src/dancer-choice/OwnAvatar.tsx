"use client";

import { Button } from "../button/Button.tsx";
import { DropZone } from "../form/DropZone.tsx";
import { Icon } from "../icon/Icon.tsx";

export interface OwnAvatarProps {
  /** Name of the file that dances. */
  dances: string | undefined;
  /** Name of the file that danced before, and can again. */
  waits?: string | undefined;
  /** Whether others see the dance as it is shown here. */
  others?: boolean | undefined;
  /** A file is being read. */
  busy: boolean;
  /** Why the last file cannot dance. */
  problem: string | undefined;
  /** A file was chosen. */
  onFile: (file: File) => void;
  /** The avatar that waits is to dance. */
  onAsk: () => void;
  /** The avatar is to be deleted here. */
  onForget: () => void;
}

/** Lets a person's own VRM dance: by the system's picker or dropped here. The file stays on the device. */
export function OwnAvatar(props: OwnAvatarProps) {
  const { dances, waits, others, busy, problem, onFile, onAsk, onForget } = props;
  const none = dances === undefined;
  const kept = dances ?? waits;
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
            <strong>{kept === undefined ? "Your own avatar" : none ? `${kept} is ready` : `${kept} dances`}</strong>
            <p>
              {!none && <b className="nj-own-avatar__mark">Only you see this. </b>}A VRM file. It stays on this device.
              If you are signed in, it is kept until you sign out.
              {others && " Others see the look that is chosen above."}
            </p>
          </div>
          <div className="nj-own-avatar__actions">
            {waits !== undefined && (
              <Button variant="primary" icon="user" onClick={onAsk}>
                USE THIS AVATAR
              </Button>
            )}
            <Button icon="upload" busy={busy} onClick={pick}>
              {kept === undefined ? "CHOOSE A VRM" : "CHOOSE ANOTHER"}
            </Button>
            {kept !== undefined && (
              <Button variant="ghost" icon="trash" onClick={onForget}>
                DELETE FROM THIS DEVICE
              </Button>
            )}
          </div>
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
