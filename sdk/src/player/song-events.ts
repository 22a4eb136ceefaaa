import { fromCallback } from "xstate";
import type { AudioSource } from "./audio-clock.ts";
import type { SongEvent } from "./requests.ts";

/** The facts that an audio element's events are. */
const SONG_EVENTS: Record<string, SongEvent["type"]> = {
  loadedmetadata: "SONG_LOADED",
  play: "SONG_PLAYING",
  waiting: "SONG_WAITING",
  playing: "SONG_FLOWING",
  pause: "SONG_PAUSED",
  ended: "SONG_ENDED",
  timeupdate: "SONG_MOVED",
  seeking: "SONG_MOVED",
  volumechange: "SONG_VOLUME_CHANGED",
  error: "SONG_FAILED",
};

/** Tells the player what happens to its song, and gives the song back at the end. */
export const songEvents = fromCallback<SongEvent, { audio: AudioSource; song: string }>(({ sendBack, input }) => {
  const { audio, song } = input;
  const listeners = Object.entries(SONG_EVENTS).map(([event, type]) => ({ event, tell: () => sendBack({ type }) }));
  for (const { event, tell } of listeners) audio.addEventListener(event, tell);
  audio.preservesPitch = true;
  audio.src = song;
  audio.load();
  return () => {
    for (const { event, tell } of listeners) audio.removeEventListener(event, tell);
    audio.pause();
    // An element without a source holds no connection and no buffer.
    audio.src = "";
    audio.load();
  };
});
