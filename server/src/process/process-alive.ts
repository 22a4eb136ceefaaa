/** Whether a process of this machine is running. */
export function isProcessAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, but not ours to signal.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
