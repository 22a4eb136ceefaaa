/** Whether two values hold the same data. Functions are the same only where they are one. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (a instanceof Float64Array) return sameNumbers(a, b as Float64Array);
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameData(fieldOf(a, key), fieldOf(b, key)));
}

const fieldOf = (value: object, key: string): unknown => (value as Record<string, unknown>)[key];

function sameNumbers(a: Float64Array, b: Float64Array): boolean {
  return a.length === b.length && a.every((value, i) => Object.is(value, b[i]));
}

/** Where two lists differ: so many items are the same at their beginning, and at their end. */
export function differenceOf(a: readonly unknown[], b: readonly unknown[]): { head: number; tail: number } {
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && sameData(a[head], b[head])) head++;
  let tail = 0;
  while (tail < most - head && sameData(a[a.length - 1 - tail], b[b.length - 1 - tail])) tail++;
  return { head, tail };
}
