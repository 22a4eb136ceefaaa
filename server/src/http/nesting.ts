/** How deep the arrays and objects of what people send may stand in each other: several times as deep as any call needs. */
const MOST_LEVELS = 16;

/** Whether arrays and objects stand deeper in each other than any call needs: recursive code behind could not walk them. */
export function isTooNested(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((entry) => isTooNested(entry, levels - 1));
}
