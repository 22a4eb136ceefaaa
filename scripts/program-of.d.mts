/**
 * The program of a package as a file of JavaScript, for Node to run.
 * @param name The package, which has a program of the same name.
 * @returns A path.
 * @throws {Error} where the package is not installed.
 */
export function programOf(name: string): string;
