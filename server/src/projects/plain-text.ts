import { clipText } from "@nataraj/sdk/contract";

/** Without control characters, which some databases refuse and no name needs; its first characters where it is longer. */
export function plainText(text: string, length: number): string {
  return clipText(text.replace(/\p{Cc}/gu, ""), length);
}
