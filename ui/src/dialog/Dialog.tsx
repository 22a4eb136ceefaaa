"use client";

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";

/** Properties of {@link Dialog}. */
export interface DialogProps {
  /** Heading; without one the first words of the content name the dialog. */
  title?: string;
  /** Asked for by Escape. The owner takes the dialog away, or lets it stay. */
  onDismiss: () => void;
  /** Interrupts for a decision or a message; other dialogs hold content of their own. */
  alert?: boolean;
  /** Buttons, at the foot. */
  actions?: ReactNode;
  /** What stands inside. */
  children: ReactNode;
}

/** Opens a dialog that stays although the browser has closed it; those that were opened over it stay over it. */
function showAgain(dialog: HTMLDialogElement): void {
  if (!dialog.isConnected || dialog.open) return;
  const isOver = (other: Element) => dialog.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  const over = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].filter(isOver);
  for (const each of [dialog, ...over]) {
    each.close();
    each.showModal();
  }
}

const FOCUSABLE = "a, button, input, select, textarea, iframe, [tabindex]";

/**
 * A modal dialog on the browser's own `<dialog>`: it holds the focus, Escape dismisses it, and the focus goes back to
 * where it was. It is open as long as it is mounted.
 */
export function Dialog({ title, onDismiss, alert, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const dismiss = useRef(onDismiss);
  const id = useId();

  useEffect(() => {
    dismiss.current = onDismiss;
  });

  // Keys scroll what has the focus: long words alone would be out of their reach.
  useEffect(() => {
    const content = body.current;
    if (!content) return;
    const look = () => {
      const isStuck = content.scrollHeight > content.clientHeight && !content.querySelector(FOCUSABLE);
      if (isStuck) content.tabIndex = 0;
      else content.removeAttribute("tabindex");
    };
    // At once, and when a phone is turned.
    const size = new ResizeObserver(look);
    size.observe(content);
    return () => size.disconnect();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing before the element leaves the page is what gives the focus back.
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="nj-dialog"
      role={alert ? "alertdialog" : undefined}
      aria-labelledby={title ? `${id}-title` : `${id}-body`}
      aria-describedby={title ? `${id}-body` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        dismiss.current();
      }}
      // A browser may close a dialog past `cancel` (a second Escape): the owner has to know, and may let it stay.
      onClose={(event) => {
        const element = event.currentTarget;
        if (event.target !== element || element.open) return;
        dismiss.current();
        setTimeout(() => showAgain(element));
      }}
    >
      {title && (
        <h2 id={`${id}-title`} className="nj-dialog__title">
          {title}
        </h2>
      )}
      <div ref={body} id={`${id}-body`} className="nj-dialog__body">
        {children}
      </div>
      {actions && <div className="nj-dialog__actions">{actions}</div>}
    </dialog>
  );
}
