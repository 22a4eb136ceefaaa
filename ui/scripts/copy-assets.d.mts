/** Puts dancers and posters into the package, `ui/generated`. Files that are equal stay. */
export function copyAssets(): void;
