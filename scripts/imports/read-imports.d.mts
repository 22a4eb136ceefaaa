/** Paths of all source files below some folders, from the root, with slashes. */
export function sourceFiles(root: string, folders: readonly string[]): string[];
/** What a file imports: paths from the root for files of the repository, else the names of packages. */
export function importsOf(root: string, path: string): string[];
