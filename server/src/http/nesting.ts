/** How deep the arrays and objects of what people send may stand in each other: several times as deep as any call needs. */
const MAX_LEVELS = 16;

/**
 * Whether arrays and objects of a text of JSON stand deeper in each other than any call needs. It is asked before the text
 * is parsed: to parse 500 KB of brackets takes a tenth of a second, and what walks the value afterwards may be recursive.
 */
export function isTooNested(json: string): boolean {
  let levels = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') isInString = !isInString;
    else if (isInString) at += sign === "\\" ? 1 : 0;
    else if (sign === "[" || sign === "{") levels++;
    else if (sign === "]" || sign === "}") levels--;
    if (levels > MAX_LEVELS) return true;
  }
  return false;
}
