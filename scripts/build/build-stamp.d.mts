/** Whether everything is built, of the sources as they are. */
export function isBuilt(root: string): boolean;
/** Begins a build; answers what `finishBuild` is given. */
export function beginBuild(root: string): string;
/** Notes that everything is built; not where sources have changed meanwhile. */
export function finishBuild(root: string, sources: string): void;
