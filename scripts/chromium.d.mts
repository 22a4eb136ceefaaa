/** What every browser of ours is started with. */
export const CHROMIUM_ARGS: string[];
/** For tests: pages are composed without WebGL. */
export const TEST_CHROMIUM_ARGS: string[];
/** Path of a Chromium on this machine, undefined when there is none. */
export function findChromium(): string | undefined;
/** Path of the Chromium that tests use: the one that opens pages with the least work. */
export function findTestChromium(): string | undefined;
/**
 * Path of a Chromium on this machine, obtained where there is none.
 * @throws {Error} with one sentence when none can be had.
 */
export function obtainChromium(): string;
