/** What every browser of ours is started with. */
export const CHROMIUM_ARGS: string[];
/** For tests: pages are composed without WebGL. */
export const TEST_CHROMIUM_ARGS: string[];
/** Path of a Chromium on this machine, undefined when there is none. */
export function findChromium(): string | undefined;
/**
 * The same, obtained where there is none.
 * @throws {Error} with one sentence when none can be had.
 */
export function obtainChromium(): string;
