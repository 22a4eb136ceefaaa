/** A slip in a move's text, with the place where it is. */
export class MoveError extends Error {
  override readonly name = "MoveError";
  /** Whose text it is, as in "move 12", "move 12, variant low" or "style Salsa". */
  readonly owner: string;
  /** Line of the text, counted from 1; 0 when it concerns the whole. */
  readonly line: number;
  /** Beat in the move, where one is known. */
  readonly beat: number | undefined;

  constructor(owner: string, line: number, beat: number | undefined, problem: string) {
    const place = [line > 0 && `line ${line}`, beat !== undefined && `beat ${beat}`].filter(Boolean).join(", ");
    super(`${owner}${place && `, ${place}`}: ${problem}`);
    this.owner = owner;
    this.line = line;
    this.beat = beat;
  }
}

/** " Did you mean …?" for a word that is nearly one of the known ones, else the list of them. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = known
    .map((name) => ({ name, distance: editDistance(word, name) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return near && near.distance <= 2 ? ` Did you mean "${near.name}"?` : ` Known: ${known.join(", ")}.`;
}

/** Levenshtein's distance. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    let left = i + 1;
    const next = [left];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      left = Math.min(replaced, (row[j + 1] ?? 0) + 1, left + 1);
      next.push(left);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
