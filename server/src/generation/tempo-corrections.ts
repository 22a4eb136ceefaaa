import { TempoCorrection } from "@nataraj/sdk/contract";

/** More than anybody needs to find the right tempo. */
const MOST = 8;

/** The stored corrections, in the order in which they were asked for. */
export function readCorrections(text: string): TempoCorrection[] {
  return text.split(",").filter((part): part is TempoCorrection => TempoCorrection.safeParse(part).success);
}

/** The corrections with one more; half and double take each other back. */
export function addCorrection(corrections: readonly TempoCorrection[], added: TempoCorrection): TempoCorrection[] {
  const last = corrections.at(-1);
  const takesBack = (last === "half" && added === "double") || (last === "double" && added === "half");
  return takesBack ? corrections.slice(0, -1) : [...corrections, added].slice(-MOST);
}
