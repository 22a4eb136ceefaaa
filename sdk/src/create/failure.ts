import { TEXTS } from "../contract/texts.ts";

/** The text of a caught value, as the specification words it. */
export function failureText(error: unknown): string {
  return error instanceof Error ? error.message : TEXTS.create.unexpected;
}
