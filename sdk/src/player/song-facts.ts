import { fromCallback } from "xstate";
import type { AudioSource } from "./audio-clock.ts";
import type { SongFact } from "./requests.ts";

/** The facts that an audio element's events are. */
const FACTS: Record<string, SongFact["type"]> = {
  loadedmetadata: "songloaded",
  play: "songplaying",
  waiting: "songwaiting",
  playing: "songflowing",
  pause: "songpaused",
  ended: "songended",
  timeupdate: "songmoved",
  seeking: "songmoved",
  volumechange: "songvolumechanged",
  error: "songfailed",
};

/** Tells the player what happens to its song, and gives the song back at the end. */
export const songFacts = fromCallback<SongFact, { audio: AudioSource; song: string }>(({ sendBack, input }) => {
  const { audio, song } = input;
  const listeners = Object.entries(FACTS).map(([event, type]) => ({ event, tell: () => sendBack({ type }) }));
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
