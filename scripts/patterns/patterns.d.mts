/** Files whose patterns may meet strangers' texts: what ships. */
export function isShipped(path: string): boolean;
/** The regular expressions of a source. Without `pattern`: one that is built from variables. */
export function patternsOf(path: string, text: string): { line: number; pattern?: string; flags?: string }[];
/** What is wrong with the patterns of a source, a line for each. */
export function problemsOf(path: string, text: string): string[];
