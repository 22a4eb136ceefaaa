import type { SaveKind } from "./save-request.ts";

/** Names that Windows keeps for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const MAX_LENGTH = 80;

/**
 * A name for a saved dance that every file system takes: letters and digits of any script, with hyphens between.
 * @example fileName("Brave Peacock", "mp4") // "Brave-Peacock.mp4"
 * @example fileName("Brave Peacock", "vmd-camera") // "Brave-Peacock-camera.vmd"
 */
export function fileName(projectName: string, kind: SaveKind): string {
  const words = projectName.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const base = [...words.join("-")].slice(0, MAX_LENGTH).join("").replace(/-$/, "");
  const [ending, part] = kind.split("-");
  const name = base && !RESERVED.test(base) ? base : `dance${base && `-${base}`}`;
  return `${name}${part ? `-${part}` : ""}.${ending}`;
}
