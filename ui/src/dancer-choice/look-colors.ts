import { colorsOf, LOOKS, type LookId } from "@nataraj/sdk/looks";

/** The slots that a look is known by from afar: upper and lower garment, and what sets them off. */
const SLOTS: Readonly<Record<LookId, readonly [string, string, string]>> = {
  bharatanatyam: ["blouse", "trousers", "sash"],
  street: ["hoodie", "joggers", "sole"],
  ballet: ["leotard", "tights", "skirt"],
  practice: ["top", "leggings", "leftMark"],
};

/** The colours of a look that its pictures are drawn in. */
export interface LookColors {
  upper: string;
  lower: string;
  accent: string;
  skin: string;
  hair: string;
}

/** The colours of a look in a variant, skin and hair included; its first where there is no such variant. */
export function lookColorsOf(look: LookId, variant = ""): LookColors {
  const { palette } = LOOKS[look];
  const colors = colorsOf({ look, variant });
  const color = (slot: string) => colors[slot] ?? palette[slot]?.color ?? "currentColor";
  const [upper, lower, accent] = SLOTS[look].map(color) as [string, string, string];
  return { upper, lower, accent, skin: color("skin"), hair: color("hair") };
}
