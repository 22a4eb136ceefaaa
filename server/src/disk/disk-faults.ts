import { ApiError } from "@nataraj/sdk/contract";

/** What the system answers when a disk is full, gone, read-only, broken or not ours (POSIX, errno.h). */
const DISK_FAULTS = new Set(
  "ENOSPC EDQUOT EROFS EIO EACCES EPERM ENOTDIR EISDIR EEXIST EMFILE ENFILE ENODEV ENXIO ESTALE EBUSY ETIMEDOUT".split(
    " ",
  ),
);

/** An error of the file system as the client is told of it: `unavailable` for a fault of the disk; else as it is. */
export function asUnavailable(error: unknown): unknown {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  return code !== undefined && DISK_FAULTS.has(code) ? new ApiError("unavailable", undefined, { cause: error }) : error;
}
