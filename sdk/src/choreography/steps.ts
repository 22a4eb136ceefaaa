import { isMoveNumber } from "../contract/moves.ts";

/** Read steps, and what of them was no step. */
export interface ReadSteps {
  steps: number[];
  /** The values that were dropped, as text. */
  dropped: string[];
}

/**
 * Reads steps in every form that documents have them in: a number, numeric text, text joined with underscores, commas or
 * spaces, or a list of any of these.
 */
export function readSteps(value: unknown): ReadSteps {
  const result: ReadSteps = { steps: [], dropped: [] };
  collect(value, result);
  return result;
}

function collect(value: unknown, result: ReadSteps): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) {
      // One level of lists is what documents have; deeper ones are noise (and could be made to overflow the stack).
      if (Array.isArray(item)) result.dropped.push("a nested list");
      else collect(item, result);
    }
  } else if (typeof value === "string") {
    for (const part of value.split(/[\s,_]+/)) if (part !== "") add(part, Number(part), result);
  } else {
    add(String(value), typeof value === "number" ? value : Number.NaN, result);
  }
}

function add(text: string, number: number, result: ReadSteps): void {
  if (isMoveNumber(number)) result.steps.push(number);
  else result.dropped.push(text.slice(0, 40));
}
