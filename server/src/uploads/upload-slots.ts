import { mkdir, statfs } from "node:fs/promises";
import { ApiError } from "@nataraj/sdk/contract";

/** How much may be uploaded to a process at a time. */
export interface UploadBounds {
  /** Uploads of one user. */
  perUser: number;
  /** Uploads of all. */
  total: number;
  /** What the disk keeps free beside all uploads. Bytes. */
  minFreeBytes: number;
}

const BOUNDS: UploadBounds = { perUser: 3, total: 32, minFreeBytes: 256 * 1024 ** 2 };

/** What is made of an upload beside it: a minute of samples and the song. Bytes. */
const WORK_BYTES = 32 * 1024 ** 2;

/** Says before an upload is written to the disk whether there is room for it. */
export class UploadSlots {
  readonly #folder: string;
  readonly #bounds: UploadBounds;
  readonly #perUser = new Map<string, number>();
  #taken = 0;
  #bytes = 0;

  /** @param folder on the disk that uploads are written to */
  constructor(folder: string, bounds: Partial<UploadBounds> = {}) {
    this.#folder = folder;
    this.#bounds = { ...BOUNDS, ...bounds };
  }

  /**
   * Takes a slot.
   * @param bytes the most that the upload can be
   * @returns what gives the slot back; call it once, when the upload is gone from the disk.
   * @throws {ApiError} too_many_uploads of this user, uploads_full
   */
  async take(user: string, bytes: number): Promise<() => void> {
    const own = this.#perUser.get(user) ?? 0;
    if (own >= this.#bounds.perUser) throw new ApiError("too_many_uploads");
    if (this.#taken >= this.#bounds.total) throw new ApiError("uploads_full");
    const size = bytes + WORK_BYTES;
    this.#perUser.set(user, own + 1);
    this.#taken++;
    this.#bytes += size;
    const release = () => {
      const left = (this.#perUser.get(user) ?? 1) - 1;
      if (left > 0) this.#perUser.set(user, left);
      else this.#perUser.delete(user);
      this.#taken--;
      this.#bytes -= size;
    };
    try {
      await mkdir(this.#folder, { recursive: true });
      const { bavail, bsize } = await statfs(this.#folder);
      if (bavail * bsize - this.#bytes < this.#bounds.minFreeBytes) throw new ApiError("uploads_full");
      return release;
    } catch (error) {
      release();
      throw error instanceof ApiError ? error : new ApiError("unavailable", undefined, { cause: error });
    }
  }
}
