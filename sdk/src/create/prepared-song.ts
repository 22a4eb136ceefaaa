import { isApiError } from "../contract/errors.ts";

/** Sends a song that the server has prepared by its id; the file is sent where the server has forgotten the song. */
export async function withPrepared<T>(id: string | undefined, send: (preparedSong?: string) => Promise<T>): Promise<T> {
  try {
    return await send(id);
  } catch (error) {
    if (id === undefined || !isApiError(error, "prepared_song_not_found")) throw error;
    return send();
  }
}
