import type { SaveRequest } from "../save-request.ts";
import type { SavedDance, SaveOptions } from "../saved-dance.ts";
import { openPicture } from "./dance-picture.ts";
import { liveliestPart } from "./liveliest-part.ts";
import { recordDance } from "./record-dance.ts";
import { decodeSong, partOf } from "./song-audio.ts";
import { pictureSize, type VideoCodecs, type VideoContainer } from "./video-format.ts";

/** Fetches the song, opens a stage that no page shows, and records the dance there. */
export async function saveVideo(
  { projectName, timeline, environment, createEngine, fetchSong }: SavedDance,
  { kind, shape, height, fps, view, mirrored, titled, seconds, transparent }: SaveRequest,
  codecs: VideoCodecs,
  { signal, onProgress }: SaveOptions,
): Promise<Blob> {
  const whole = await decodeSong(await fetchSong(signal));
  const { start: from, end } = liveliestPart(timeline, seconds ?? timeline.duration);
  const song = (seconds !== undefined && partOf(whole, from, end)) || whole;
  signal.throwIfAborted();
  const container = kind as VideoContainer;
  const isOpen = transparent === true && codecs.alpha === true;
  const picture = await openPicture({
    createEngine,
    environment,
    timeline,
    ...pictureSize(shape, height),
    view,
    mirrored,
    transparent: isOpen,
    ...(titled && { title: projectName, from }),
  });
  try {
    const recording = { picture, song, from, container, codecs, fps, transparent: isOpen, title: projectName };
    return await recordDance({ ...recording, signal, onProgress });
  } finally {
    picture.dispose();
  }
}
