/** Which files of the repository each file imports. */
export function readImportGraph(root: string): Map<string, string[]>;
/** The test files that changed files reach, the nearest first. */
export function testsOf(
  graph: ReadonlyMap<string, readonly string[]>,
  changed: Iterable<string>,
): { file: string; distance: number }[];
/** As many of the first as fit into a time. */
export function withinSeconds<Test extends { file: string }>(
  tests: readonly Test[],
  secondsOf: (file: string) => number,
  limit: number,
): Test[];
