/**
 * Heights, 0.2 to 1, of the bars that stand for a project: every project looks like itself, wherever it is shown.
 * @param projectID 32 hexadecimal digits; any other text works too.
 */
export function rhythmOf(projectID: string, bars = 24): number[] {
  // FNV-1a over the id and the bar's number: spread evenly, the same everywhere.
  return Array.from({ length: bars }, (_, bar) => {
    let hash = 0x811c9dc5;
    for (const character of `${projectID}${bar}`) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    }
    // MurmurHash3's finish: the bar's number stands last, and every bit of it has to count.
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
    return 0.2 + 0.8 * ((hash >>> 8) / 0xffffff);
  });
}
