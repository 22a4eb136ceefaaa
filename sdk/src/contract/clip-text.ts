/**
 * The beginning of a text.
 * @param length at most, in UTF-16 units, as `maxLength` of schemas and fields counts. A character of two units (an emoji)
 *   is never cut in half.
 */
export function clipText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
