import type { PictureFormat } from "@nataraj/sdk/contract";

/** The kinds of pictures that a project has of its dance: each format, the wide one small, and its dancers in motion. */
export const DANCE_PICTURES = ["wide", "small", "portrait", "story", "moving"] as const satisfies readonly (
  | PictureFormat
  | "small"
  | "moving"
)[];
export type DancePictureKind = (typeof DANCE_PICTURES)[number];

const WIDE = "-wide.jpg";

/** The key of the wide picture, which stands for all. @param name Of all of them, with nothing after it. */
export const widePictureKey = (name: string): string => `${name}${WIDE}`;

/** The key of a picture, beside the wide one. */
export const dancePictureKey = (wide: string, kind: DancePictureKind): string =>
  wide.endsWith(WIDE) ? `${wide.slice(0, -WIDE.length)}-${kind}.jpg` : wide;

/** All keys of a project's pictures. Those that browsers drew before 0.2 are one. */
export const dancePictureKeys = (wide: string): string[] => [
  ...new Set(DANCE_PICTURES.map((kind) => dancePictureKey(wide, kind))),
];
