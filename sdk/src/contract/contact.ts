import * as z from "zod/mini";
import { MAX_CONTACT_TEXT } from "./limits.ts";

/**
 * The specification's pattern of an address: local part of word characters, dots or hyphens, @, domain, and a top-level
 * domain of two or more letters. Linear in the length of the text.
 */
export const EMAIL_PATTERN = /^[\w.-]+@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)*\.[A-Za-z]{2,}$/;

/** Whether the contact form accepts an address. */
export function isContactEmail(email: string): boolean {
  return email.length <= 254 && EMAIL_PATTERN.test(email);
}

/** POST /contactus. */
export const ContactRequest = z.object({
  email: z.string().check(z.trim(), z.refine(isContactEmail, "Invalid input: expected an e-mail address")),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_CONTACT_TEXT)),
});
export type ContactRequest = z.infer<typeof ContactRequest>;
