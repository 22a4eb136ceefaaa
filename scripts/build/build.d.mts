/** Builds what has changed since the last time. @returns a sentence that says why not; undefined when all is built. */
export function build(root: string): string | undefined;
/** How a build is kept small where there is little memory, in bytes: arguments of Lerna, variables of what it runs. */
export function thrift(memory: number): { args: string[]; env: Record<string, string> | undefined };
