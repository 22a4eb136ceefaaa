import type { Context } from "koa";

/** A way to hand a file to a browser for a while. */
export interface LinkOptions {
  /** Whether the link is for anyone, as that to a public project's song is: it then dies with the publicity. */
  audience: "owner" | "anyone";
}

/**
 * Where songs and pictures are kept. Keys look like `songs/0a1b….mp3`. A storage that is away, full or refuses rejects with
 * the ApiError `unavailable`.
 */
export interface Storage {
  /**
   * Answers with a file, in a range if asked, with validators. `Cache-Control` is the caller's. Resolves when the answer has
   * been sent or its reader has left.
   * @throws {ApiError} not_found, unavailable
   */
  send(ctx: Context, key: string): Promise<void>;
  /** Keeps a copy of a local file; replaces what the key holds already. */
  put(key: string, file: { path: string; contentType: string }): Promise<void>;
  /** Removes a file; fine if it is gone already. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /**
   * Gives a function the path of a local copy of the file, which lives until the function is done.
   * @throws when there is no such file.
   */
  withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  /** A signed address of the file below `/api/media` that works for at most an hour, for the owner ten minutes. */
  link(key: string, options: LinkOptions): Promise<string>;
  /** Removes what processes that were killed have left on this machine's disk. */
  sweep(): Promise<void>;
}
