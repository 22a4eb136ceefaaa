"use client";

import { TEXTS } from "@nataraj/sdk/contract";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";

/** Properties of {@link NotPublicDialog}. */
export interface NotPublicDialogProps {
  /** The project is being made public. */
  busy?: boolean;
  /** The project is to be public. */
  onPublish: () => void;
  /** 'okay' was pressed, or Escape. */
  onClose: () => void;
}

/** Says that a private project cannot be shared, and offers to make it public and go on. */
export function NotPublicDialog({ busy, onPublish, onClose }: NotPublicDialogProps) {
  return (
    <Dialog
      alert
      title={TEXTS.dashboard.notPublicTitle}
      onDismiss={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {TEXTS.okay}
          </Button>
          <Button variant="primary" icon="eye" busy={busy} onClick={onPublish}>
            MAKE PUBLIC AND SHARE
          </Button>
        </>
      }
    >
      <p>{TEXTS.dashboard.notPublicText}</p>
    </Dialog>
  );
}
