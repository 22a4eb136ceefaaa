import type { PaletteEntry } from "./model.ts";

/** Skin: light goes a little way round its edges, red farthest. */
const SKIN = /^(skin|lip|shade)$/;
/** Features of the face: they neither scatter light nor catch it at their edge. */
const FEATURES = /^(ink|white|iris|mouth|brow)$/;
/** Light that fuzzy cloth catches at its edge, as a share of what falls on it. */
const FUZZ = 0.55;
/** The value of `wrap` by which the shader recognises hair. */
export const HAIR_WRAP = 0.5;

/**
 * How a slot takes the light beside its roughness: how far it goes round an edge, and how much catches there; 0 to 1.
 */
export function scattering({ slot, roughness, metalness }: PaletteEntry): { wrap: number; fuzz: number } {
  if (SKIN.test(slot)) return { wrap: 1, fuzz: 0 };
  if (slot === "hair") return { wrap: HAIR_WRAP, fuzz: 1 };
  const cloth = metalness < 0.5 && !FEATURES.test(slot);
  return { wrap: cloth ? 0.25 : 0, fuzz: cloth ? FUZZ * roughness : 0 };
}
