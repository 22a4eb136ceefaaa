/**
 * A pseudo-random number from 0 to 1 that depends on its arguments alone (FNV-1a, then the finaliser of MurmurHash3).
 * It varies the dances of different projects, and is the same for the same project.
 */
export function hashToUnit(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of parts.join("\u0000")) {
    hash = Math.imul(hash ^ (char.codePointAt(0) as number), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
