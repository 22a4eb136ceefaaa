"use client";

import { MAX_CONTACT_TEXT } from "@nataraj/sdk/contract";
import type { FormEvent } from "react";
import { Button } from "../button/Button.tsx";
import { TextField } from "../form/TextField.tsx";

/** Properties of {@link ContactForm}. */
export interface ContactFormProps {
  /** What stands in the field of the e-mail address. */
  email: string;
  /** What stands in the field of the message. */
  text: string;
  /** A field was changed. */
  onEdit: (change: { email?: string; text?: string }) => void;
  /** The message was sent. */
  onSend: () => void;
  /** The message is on its way. */
  sending?: boolean;
}

/** GET IN TOUCH: an address and a message. What is wrong with them is said in a dialog, so the browser says nothing. */
export function ContactForm({ email, text, onEdit, onSend, sending }: ContactFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form className="nj-contact" onSubmit={submit} noValidate>
      <h2>GET IN TOUCH</h2>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        readOnly={sending}
        onChange={(value) => onEdit({ email: value })}
      />
      <TextField
        label="Message"
        name="text"
        rows={4}
        maxLength={MAX_CONTACT_TEXT}
        value={text}
        readOnly={sending}
        onChange={(value) => onEdit({ text: value })}
      />
      <Button type="submit" icon="mail" busy={sending}>
        SEND
      </Button>
    </form>
  );
}
