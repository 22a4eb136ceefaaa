"use client";

import { useMachine } from "@xstate/react";
import { createContext, Fragment, type ReactNode, useContext, useMemo, useRef } from "react";
import { AlertDialog, ConfirmDialog } from "./AlertDialog.tsx";
import { Dialog } from "./Dialog.tsx";
import { dialogQueueMachine } from "./dialog-queue-machine.ts";

/** What an alert says. */
export interface Message {
  title?: string;
  text: string;
}

/** Content of one's own: `close` ends the dialog and is the answer. */
export interface Content<T> {
  title?: string;
  render: (close: (answer: T) => void) => ReactNode;
}

/** Dialogs are shown one after the other, in the order in which they were asked for. */
export interface Dialogs {
  /** Says something. Resolves when it has been read. */
  alert(message: Message): Promise<void>;
  /** Asks something. Resolves with true for 'okay', false for 'cancel' and Escape. */
  confirm(message: Message): Promise<boolean>;
  /** Shows content of one's own. Resolves with its answer, undefined for Escape. */
  open<T>(content: Content<T>): Promise<T | undefined>;
}

const DialogsContext = createContext<Dialogs | undefined>(undefined);

/**
 * The dialogs of the page around.
 * @throws {Error} outside a `DialogProvider`.
 */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error("useDialogs needs a DialogProvider around it.");
  return dialogs;
}

export interface DialogProviderProps {
  /** What stands inside. */
  children: ReactNode;
}

/** Shows the dialogs that `useDialogs` asks for, over what is inside it. */
export function DialogProvider({ children }: DialogProviderProps) {
  const [state, send] = useMachine(dialogQueueMachine);
  const lastId = useRef(0);

  const dialogs = useMemo<Dialogs>(() => {
    const ask = <T,>(draw: (answer: (value: T) => void) => ReactNode) =>
      new Promise<T>((resolve) => {
        lastId.current += 1;
        const id = lastId.current;
        const answer = (value: T) => {
          send({ type: "ANSWERED", id });
          resolve(value);
        };
        send({ type: "ASK", entry: { id, dialog: draw(answer) } });
      });
    return {
      alert: (message) => ask<void>((answer) => <AlertDialog {...message} onDismiss={() => answer()} />),
      confirm: (message) =>
        ask<boolean>((answer) => (
          <ConfirmDialog {...message} onConfirm={() => answer(true)} onCancel={() => answer(false)} />
        )),
      open: <T,>({ title, render }: Content<T>) =>
        ask<T | undefined>((answer) => (
          <Dialog title={title} onDismiss={() => answer(undefined)}>
            {render(answer)}
          </Dialog>
        )),
    };
  }, [send]);

  const shown = state.context.queue[0];
  return (
    <DialogsContext value={dialogs}>
      {children}
      {shown && <Fragment key={shown.id}>{shown.dialog}</Fragment>}
    </DialogsContext>
  );
}
