import { answered } from "../client/connection-error.ts";
import type { Song } from "../contract/songs.ts";

/** A download that was answered with an error status; the browser's alert shows its text. */
export class SongDownloadError extends Error {
  override readonly name = "SongDownloadError";
  readonly status: number;

  constructor(status: number) {
    super(`HTTP error! status: ${status}`);
    this.status = status;
  }
}

/**
 * Fetches a library song from its address and makes a file of it, named by its title.
 * @throws {SongDownloadError} for an error status, {@link ConnectionError} where no answer came.
 */
export async function downloadSong(
  song: Pick<Song, "title" | "url">,
  { fetch = (...args) => globalThis.fetch(...args), signal }: { fetch?: typeof globalThis.fetch; signal?: AbortSignal },
): Promise<File> {
  const response = await answered(fetch(song.url, { signal }));
  if (!response.ok) throw new SongDownloadError(response.status);
  const blob = await answered(response.blob());
  const type = blob.type.startsWith("audio/") ? blob.type : "audio/mpeg";
  const ending = /\.[a-z0-9]{1,5}$/i.exec(song.url.split(/[?#]/, 1)[0] ?? "")?.[0] ?? "";
  return new File([blob], song.title.endsWith(ending) ? song.title : `${song.title}${ending}`, { type });
}
