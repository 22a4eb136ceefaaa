/** Whether a build has to be careful with memory. */
export function isMemorySmall(memory?: number): boolean;
/** Bytes of memory that this process may use. */
export function machineMemory(): number;
