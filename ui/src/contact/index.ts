/** The contact form. */

export * from "./ContactForm.tsx";
