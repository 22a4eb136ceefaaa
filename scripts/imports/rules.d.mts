/** All that is against the rules, as sentences. */
export function violations(graph: ReadonlyMap<string, readonly string[]>): string[];
/** Groups of files that import each other in a circle. */
export function circles(graph: ReadonlyMap<string, readonly string[]>): string[][];
/** Groups of shipped folders that import each other in a circle, at any depth. */
export function folderCircles(graph: ReadonlyMap<string, readonly string[]>): string[][];
