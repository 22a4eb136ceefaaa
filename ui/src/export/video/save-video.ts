import type { SaveRequest } from "../save-request.ts";
import type { SavedDance, SaveOptions } from "../saved-dance.ts";
import { openPicture } from "./dance-picture.ts";
import { recordDance } from "./record-dance.ts";
import { decodeSong } from "./song-audio.ts";
import { pictureSize, type VideoCodecs, type VideoContainer } from "./video-format.ts";

/** Fetches the song, opens a stage that no page shows, and records the dance there. */
export async function saveVideo(
  { projectName, timeline, createEngine, fetchSong }: SavedDance,
  { kind, shape, height, fps, view, mirrored, titled, transparent }: SaveRequest,
  codecs: VideoCodecs,
  { signal, onProgress }: SaveOptions,
): Promise<Blob> {
  const song = await decodeSong(await fetchSong(signal));
  signal.throwIfAborted();
  const container = kind as VideoContainer;
  const isOpen = transparent === true && codecs.alpha === true;
  const picture = await openPicture({
    createEngine,
    timeline,
    ...pictureSize(shape, height),
    view,
    mirrored,
    transparent: isOpen,
    ...(titled && { title: projectName }),
  });
  try {
    const recording = { picture, song, container, codecs, fps, transparent: isOpen, title: projectName };
    return await recordDance({ ...recording, signal, onProgress });
  } finally {
    picture.dispose();
  }
}
