/** The packages that are published. */
export const PACKAGES: readonly string[];
/**
 * The public surface of a package as Markdown.
 * @param folder The package's folder, built.
 */
export function apiReport(folder: string): string;
/** Exports without a doc comment, as `file: name`. */
export function undocumented(folder: string): string[];
/** The examples of a package's entries: of each, those in the doc comments of what it exports. */
export function examplesOf(folder: string): { entry: string; examples: string[] }[];
