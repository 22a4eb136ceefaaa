import type { Readable } from "node:stream";

/** A way to hand a file to a browser for a while. */
export interface LinkOptions {
  /** Whether the link is for anyone, as that to a public project's song is: it then dies with the publicity. */
  audience: "owner" | "anyone";
}

/** What a reader asks of a file, as the headers of a request say it. */
export interface ReadRequest {
  /** `Range`, of one range; the whole file when absent. */
  range?: string | undefined;
  /** `If-Match`: the file is not sent if it has changed since. */
  ifMatch?: string | undefined;
  /** `If-None-Match`: nothing is sent if the reader has the file already. */
  ifNoneMatch?: string | undefined;
}

/** A file that is being read, or why there is nothing to read. */
export type ReadAnswer =
  | { status: 304 | 404 | 412 | 416 }
  | {
      status: 200 | 206;
      body: Readable;
      contentType: string;
      /** Bytes of the body. */
      length: number | undefined;
      etag: string | undefined;
      lastModified: Date | undefined;
      /** `Content-Range` of a part. */
      contentRange: string | undefined;
    };

/** Where `/api/media` takes files from: a folder of this machine, or a service. */
export type FileSource =
  | { folder: string }
  | {
      /** Begins to read a file. @throws {ApiError} unavailable */
      read(key: string, request: ReadRequest, signal: AbortSignal): Promise<ReadAnswer>;
    };

/**
 * Where songs and pictures are kept. Keys look like `songs/0a1b….mp3`. A storage that is away, full or refuses rejects with
 * the ApiError `unavailable`.
 */
export interface Storage {
  readonly source: FileSource;
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
