/** Bytes of memory that this process may use. */
export function machineMemory(): number;
