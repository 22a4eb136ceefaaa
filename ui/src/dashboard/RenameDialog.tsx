"use client";

import { MAX_PROJECT_NAME, TEXTS } from "@nataraj/sdk/contract";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { TextField } from "../form/TextField.tsx";

/** Properties of {@link RenameDialog}. */
export interface RenameDialogProps {
  /** What has been written. */
  name: string;
  /** What is wrong with it, or why it was not saved. */
  failure?: string | undefined;
  /** The name is on its way. */
  busy?: boolean;
  /** The name was changed. */
  onEdit: (name: string) => void;
  /** The name is to be kept. */
  onSave: () => void;
  /** 'cancel' was pressed, or Escape. */
  onCancel: () => void;
}

/** Asks for another name of a project. */
export function RenameDialog({ name, failure, busy, onEdit, onSave, onCancel }: RenameDialogProps) {
  const form = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave();
  };
  return (
    <Dialog
      title="Rename the project"
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{TEXTS.cancel}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            RENAME
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label="Project name"
          value={name}
          onChange={onEdit}
          maxLength={MAX_PROJECT_NAME}
          readOnly={busy}
          autoComplete="off"
          {...(failure && { error: failure })}
        />
      </form>
    </Dialog>
  );
}
