"use client";

import { TEXTS } from "@nataraj/sdk/contract";
import { createContext, useContext } from "react";
import { Button } from "../button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

const HoldContext = createContext(false);

/** Around pages. While its `value` is true, no alert inside is shown: another dialog says what is the matter. */
export const HoldAlerts = HoldContext.Provider;

/** Properties of {@link AlertDialog}. */
export interface AlertDialogProps {
  /** Its heading. */
  title?: string;
  /** What it says, one sentence. */
  text: string;
  /** 'okay' was pressed, or Escape. */
  onDismiss: () => void;
}

/** Says something, with one button: 'okay'. */
export function AlertDialog({ title, text, onDismiss }: AlertDialogProps) {
  if (useContext(HoldContext)) return null;
  return (
    <Dialog
      alert
      title={title}
      onDismiss={onDismiss}
      actions={
        <Button variant="primary" autoFocus onClick={onDismiss}>
          {TEXTS.okay}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

/** Properties of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** Its heading. */
  title?: string;
  /** What it says, one sentence. */
  text: string;
  /** What it is about, by name. */
  subject?: string;
  /** What is asked for cannot be taken back. */
  danger?: boolean;
  /** Words of the buttons: 'okay' and 'cancel' unless given. */
  confirmLabel?: string;
  /** The words of the button that changes nothing. */
  cancelLabel?: string;
  /** The question was answered with yes. */
  onConfirm: () => void;
  /** 'cancel' was pressed, or Escape. */
  onCancel: () => void;
}

/** Asks something, with two buttons: 'cancel', which has the focus, and 'okay'. */
export function ConfirmDialog({
  title,
  text,
  subject,
  danger,
  confirmLabel = TEXTS.okay,
  cancelLabel = TEXTS.cancel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      alert
      title={title}
      onDismiss={onCancel}
      actions={
        <>
          <Button autoFocus onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? "danger" : "primary"} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {subject && <p className={`nj-dialog__subject ${danger ? "nj-dialog__subject--danger" : ""}`}>{subject}</p>}
    </Dialog>
  );
}
