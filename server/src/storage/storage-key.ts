const PART = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** Whether a text may be a key: a few plain names with slashes between them, none of which climbs or hides. */
export function isStorageKey(text: string): boolean {
  const parts = text.split("/");
  return text.length <= 255 && parts.length >= 2 && parts.every((part) => PART.test(part) && !part.includes(".."));
}
