/**
 * The contact form.
 * @example
 * ```tsx
 * import { ContactForm } from "@nataraj/ui/contact";
 * import { useState } from "react";
 *
 * export function Contact({ send }: { send: (message: { email: string; text: string }) => void }) {
 *   const [message, setMessage] = useState({ email: "", text: "" });
 *   const edit = (change: Partial<typeof message>) => setMessage({ ...message, ...change });
 *   return <ContactForm {...message} onEdit={edit} onSend={() => send(message)} />;
 * }
 * ```
 */

export * from "./ContactForm.tsx";
