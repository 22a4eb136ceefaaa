import type { DanceStyle, LookId } from "../contract/index.ts";
import { STYLES } from "../motion/styles/catalogue.ts";

export { LOOK_IDS, type LookId } from "../contract/index.ts";

/** One colour of a look and how it takes the light: sRGB hexadecimal, roughness and metalness from 0 to 1. */
export interface MaterialColor {
  color: string;
  roughness: number;
  metalness: number;
}

/** Colours that differ from the look's own, by slot. */
export interface Variant {
  id: string;
  name: string;
  colors: Readonly<Record<string, string>>;
}

/** How a dancer is dressed. The order of the slots is the order of texels in the baked palette. */
export interface Look {
  id: LookId;
  name: string;
  palette: Readonly<Record<string, MaterialColor>>;
  /** Colours of the costume. The first is the look as baked. */
  variants: readonly [Variant, ...Variant[]];
}

const materialColor = (color: string, roughness = 0.65, metalness = 0): MaterialColor => ({
  color,
  roughness,
  metalness,
});

const face = {
  ink: materialColor("#140c0e", 0.5),
  white: materialColor("#f3ece4", 0.7),
  iris: materialColor("#5a3216", 0.6),
  mouth: materialColor("#4a1519", 0.7),
};

/** Our dancers with their colours and materials. */
export const LOOKS: Readonly<Record<LookId, Look>> = {
  bharatanatyam: {
    id: "bharatanatyam",
    name: "Bharatanatyam dancer",
    palette: {
      ...face,
      skin: materialColor("#a8683f", 0.5),
      shade: materialColor("#5a2c1c", 0.8),
      lip: materialColor("#a3303f", 0.4),
      brow: materialColor("#150c0b", 0.7),
      hair: materialColor("#17100f", 0.55),
      blouse: materialColor("#a3124e", 0.62),
      sash: materialColor("#e3246c", 0.58),
      trousers: materialColor("#0c7470", 0.58),
      gold: materialColor("#e3a72e", 0.32, 0.85),
      flower: materialColor("#fff6e6", 0.8),
      red: materialColor("#b3121f", 0.8),
    },
    variants: [
      { id: "rose", name: "Rose and teal", colors: {} },
      {
        id: "marigold",
        name: "Marigold and plum",
        colors: { blouse: "#5c1a5e", sash: "#f09a1a", trousers: "#6d1f63" },
      },
      { id: "peacock", name: "Peacock", colors: { blouse: "#0e5a8a", sash: "#12908a", trousers: "#1d3f8f" } },
      { id: "leaf", name: "Parrot green and red", colors: { blouse: "#b01629", sash: "#2f8f3a", trousers: "#b5182c" } },
    ],
  },
  street: {
    id: "street",
    name: "Street dancer",
    palette: {
      ...face,
      skin: materialColor("#8a5636", 0.5),
      shade: materialColor("#4a2416", 0.8),
      lip: materialColor("#8a4a41", 0.5),
      brow: materialColor("#140d0c", 0.7),
      hair: materialColor("#191312", 0.75),
      hoodie: materialColor("#f2a12e", 0.85),
      rib: materialColor("#d98516", 0.9),
      print: materialColor("#fff3df", 0.8),
      joggers: materialColor("#2b2a3d", 0.85),
      stripe: materialColor("#fff3df", 0.8),
      shoe: materialColor("#f6f1ea", 0.5),
      sole: materialColor("#ff5c8a", 0.6),
    },
    variants: [
      { id: "marigold", name: "Marigold", colors: {} },
      { id: "teal", name: "Teal", colors: { hoodie: "#1fa79a", rib: "#15857b", joggers: "#22233a", sole: "#ffb238" } },
      { id: "rose", name: "Rose", colors: { hoodie: "#e0467a", rib: "#b93261", joggers: "#2a2038", sole: "#3fd0c0" } },
      {
        id: "ink",
        name: "Ink",
        colors: { hoodie: "#34303f", rib: "#25222e", joggers: "#8d8794", print: "#ffb238", stripe: "#ffb238" },
      },
    ],
  },
  ballet: {
    id: "ballet",
    name: "Ballet dancer",
    palette: {
      ...face,
      skin: materialColor("#d8a281", 0.5),
      shade: materialColor("#8f5844", 0.8),
      lip: materialColor("#b8545a", 0.45),
      brow: materialColor("#3a221a", 0.7),
      hair: materialColor("#3a2015", 0.42),
      leotard: materialColor("#5b2a6e", 0.6),
      skirt: materialColor("#b184c9", 0.75),
      tights: materialColor("#edc4b4", 0.65),
      shoe: materialColor("#e9a9a4", 0.4),
      flower: materialColor("#fff0ea", 0.7),
    },
    variants: [
      { id: "plum", name: "Plum", colors: {} },
      { id: "black", name: "Black", colors: { leotard: "#26222b", skirt: "#4a4453" } },
      { id: "rose", name: "Rose", colors: { leotard: "#c2486d", skirt: "#f0a8bf" } },
      { id: "sea", name: "Sea", colors: { leotard: "#1d6a78", skirt: "#84c6c8" } },
    ],
  },
  practice: {
    id: "practice",
    name: "Practice figure",
    palette: {
      ...face,
      skin: materialColor("#c58a63", 0.5),
      shade: materialColor("#7a4a33", 0.8),
      lip: materialColor("#a9605a", 0.5),
      brow: materialColor("#2a1b16", 0.7),
      hair: materialColor("#2a1c18", 0.5),
      top: materialColor("#e9e2ea", 0.75),
      leggings: materialColor("#4b3d63", 0.7),
      leftMark: materialColor("#3fb8ab", 0.65),
      rightMark: materialColor("#f0a132", 0.65),
    },
    variants: [
      { id: "light", name: "Light", colors: {} },
      { id: "night", name: "Night", colors: { top: "#3a3150", leggings: "#241d35" } },
      { id: "sand", name: "Sand", colors: { top: "#e8c9a0", leggings: "#7c5a45" } },
    ],
  },
};

/** Skins that any look can have: what is lit, what lies in folds, and lips. */
export const SKINS: readonly Variant[] = [
  { id: "porcelain", name: "Porcelain skin", colors: { skin: "#f0cdb8", shade: "#b0796a", lip: "#c9736f" } },
  { id: "fair", name: "Fair skin", colors: { skin: "#d8a281", shade: "#8f5844", lip: "#b8545a" } },
  { id: "golden", name: "Golden skin", colors: { skin: "#c58a63", shade: "#7a4a33", lip: "#a9605a" } },
  { id: "bronze", name: "Bronze skin", colors: { skin: "#a8683f", shade: "#5a2c1c", lip: "#a3303f" } },
  { id: "brown", name: "Brown skin", colors: { skin: "#7d4a2d", shade: "#402013", lip: "#7f3f3a" } },
  { id: "deep", name: "Deep skin", colors: { skin: "#4f2c1c", shade: "#27130c", lip: "#5f2f30" } },
];

/** Hair that any look can have, and the brows that go with it. */
export const HAIRS: readonly Variant[] = [
  { id: "black", name: "Black hair", colors: { hair: "#17100f", brow: "#150c0b" } },
  { id: "brown", name: "Brown hair", colors: { hair: "#3f2617", brow: "#2e1c12" } },
  { id: "auburn", name: "Auburn hair", colors: { hair: "#6e2f1b", brow: "#4a2216" } },
  { id: "blond", name: "Blond hair", colors: { hair: "#c49a5a", brow: "#7d5f38" } },
  { id: "silver", name: "Silver hair", colors: { hair: "#b9b6ba", brow: "#77747a" } },
  { id: "rose", name: "Rose hair", colors: { hair: "#c04a80", brow: "#5d2a42" } },
];

/** The look that fits the style chosen first; the street dancer where none is chosen. */
export const defaultLookFor = (style: DanceStyle | undefined): LookId => (style ? STYLES[style].look : "street");

/** A look in its colours. */
export interface DressedLook {
  look: LookId;
  /** Its colours, as `variantName` puts them: one of the look's variants, with skin and hair where they are others. */
  variant: string;
}

/** The look of a name like `street/teal`, undefined where there is none; unknown colours are its first. */
export function lookNamed(name: string | undefined | null): DressedLook | undefined {
  const [look, ...colors] = (name ?? "").split("/");
  if (look === undefined || !Object.hasOwn(LOOKS, look)) return undefined;
  const known = look as LookId;
  return { look: known, variant: variantName(readVariant(known, colors.join("/"))) };
}

/** The name of a look in its colours, as `lookNamed` reads it. */
export const nameOfLook = ({ look, variant }: DressedLook): string => `${look}/${variant}`;

/** The parts of a variant's name. */
export interface VariantParts {
  /** One of the look's variants. */
  costume: string;
  /** One of `SKINS`, and of `HAIRS`; the look's own where undefined. */
  skin: string | undefined;
  hair: string | undefined;
}

/** What stands in a name for the look's own skin or hair. */
const OWN = "own";

/** The parts of a name like `teal` or `teal/deep/auburn`; what is unknown is the look's first or its own. */
export function readVariant(look: LookId, variant: string | undefined): VariantParts {
  const [costume, skin, hair] = (variant ?? "").split("/");
  const { variants } = LOOKS[look];
  return {
    costume: (variants.find(({ id }) => id === costume) ?? variants[0]).id,
    skin: SKINS.find(({ id }) => id === skin)?.id,
    hair: HAIRS.find(({ id }) => id === hair)?.id,
  };
}

/** The name of a variant's parts, as `readVariant` reads it. */
export const variantName = ({ costume, skin, hair }: VariantParts): string =>
  skin || hair ? `${costume}/${skin ?? OWN}/${hair ?? OWN}` : costume;

/** The colours of a look by slot, where they differ from its own. */
export function colorsOf(dressed: DressedLook | undefined): Readonly<Record<string, string>> {
  if (!dressed) return {};
  const { costume, skin, hair } = readVariant(dressed.look, dressed.variant);
  return {
    ...LOOKS[dressed.look].variants.find(({ id }) => id === costume)?.colors,
    ...SKINS.find(({ id }) => id === skin)?.colors,
    ...HAIRS.find(({ id }) => id === hair)?.colors,
  };
}

/**
 * What each dancer of an ensemble wears. A dancer without a look of its own wears the leader's in other colours. All of these
 * have the same colours, so that the leader stands out.
 */
export function castLooks(names: readonly string[], dancers: number, leader: DressedLook): DressedLook[] {
  const own = readVariant(leader.look, leader.variant);
  const costume = LOOKS[leader.look].variants.find(({ id }) => id !== own.costume)?.id ?? own.costume;
  const others = variantName({ ...own, costume });
  return Array.from({ length: dancers }, (_, i) =>
    i === 0 ? leader : (lookNamed(names[i]) ?? { look: leader.look, variant: others }),
  );
}
