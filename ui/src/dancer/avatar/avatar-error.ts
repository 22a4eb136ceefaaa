/** Why a file cannot dance, in words for the person who chose it. */
export const AVATAR_TEXTS = {
  large: "This file is larger than 100 MB. Please choose a smaller avatar.",
  foreign: "This file is not a VRM avatar. Please choose a file that ends in .vrm.",
  broken: "This avatar could not be read. The file may be damaged.",
  linked: "This avatar loads parts from other files. Please choose one that has everything in a single file.",
  boneless: "This avatar has no body that could dance: arms, legs or head are missing.",
  packed: "This avatar has KTX2 textures, which cannot be read here. Please export it with PNG or JPEG textures.",
  nameless: "This avatar's file does not name its author. Please export it again with a title and an author.",
  absent: "An avatar needs the 3D stage, which this browser cannot show.",
} as const;

/** Why a file cannot be an avatar; {@link AVATAR_TEXTS} has the words. */
export type AvatarProblem = keyof typeof AVATAR_TEXTS;

/** A file that was chosen as an avatar and cannot be one. */
export class AvatarError extends Error {
  readonly problem: AvatarProblem;

  /** @param bones The bones that are missing or have no length, by VRM's names. */
  constructor(problem: AvatarProblem, { bones = [], ...options }: ErrorOptions & { bones?: readonly string[] } = {}) {
    super([AVATAR_TEXTS[problem], ...(bones.length > 0 ? [`See ${bones.join(", ")}.`] : [])].join(" "), options);
    this.name = "AvatarError";
    this.problem = problem;
  }
}
