"use client";

import { useEffect, useRef } from "react";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";

/** Properties of {@link SessionEndedDialog}. */
export interface SessionEndedDialogProps {
  /** The person wants to log in again. */
  onLogin: () => void;
  /** The person does not want to log in again, or has pressed Escape. */
  onDecline: () => void;
}

/** The session has ended by itself while something was under way. */
export function SessionEndedDialog({ onLogin, onDecline }: SessionEndedDialogProps) {
  const login = useRef<HTMLButtonElement>(null);
  // A dialog opens with the focus on its first button.
  useEffect(() => login.current?.focus(), []);
  return (
    <Dialog
      alert
      title="Your session has ended"
      onDismiss={onDecline}
      actions={
        <>
          <Button onClick={onDecline}>NOT NOW</Button>
          <Button ref={login} variant="primary" onClick={onLogin}>
            LOG IN
          </Button>
        </>
      }
    >
      <p>Please log in again. You will come back to this page, and a project that you have started is kept.</p>
    </Dialog>
  );
}
