import type { AudioSource } from "../player/audio-clock.ts";

/** What stands in for an audio element in tests and stories: it moves only when told, and tells at once. */
export interface FakeAudio extends AudioSource {
  /** How `play` ends from now on: refused for want of a gesture, overtaken, or not at all. */
  refusal: string | undefined;
  /** Tells a moment later instead of at once, as browsers do. */
  late: boolean;
  /** Every source that was loaded. */
  readonly sources: string[];
  readonly listenerCount: number;
  /** Fires an event as the element would. */
  fire(type: string): void;
  /** The source has come: its length is known. */
  arrive(): void;
  /** Lets the song play on by a number of seconds, to its end at the most. */
  pass(seconds: number): void;
}

/** @param duration Seconds. */
export function createFakeAudio(duration = 60): FakeAudio {
  const listeners = new Map<string, Set<() => void>>();
  const sources: string[] = [];
  let time = 0;
  let volume = 1;
  let muted = false;
  let paused = true;
  let loaded = false;
  let rate = 1;

  const tell = (type: string) => {
    for (const listener of [...(listeners.get(type) ?? [])]) listener();
  };
  const fire = (type: string) => (audio.late ? queueMicrotask(() => tell(type)) : tell(type));
  const audio: FakeAudio = {
    src: "",
    late: false,
    refusal: undefined,
    sources,
    get listenerCount() {
      return [...listeners.values()].reduce((sum, set) => sum + set.size, 0);
    },
    get currentTime() {
      return time;
    },
    set currentTime(seconds) {
      if (!Number.isFinite(seconds)) throw new TypeError("currentTime takes a finite number");
      time = Math.min(duration, Math.max(0, seconds));
      fire("seeking");
    },
    get duration() {
      return loaded ? duration : Number.NaN;
    },
    get paused() {
      return paused;
    },
    get ended() {
      return loaded && time >= duration;
    },
    get playbackRate() {
      return rate;
    },
    set playbackRate(value) {
      if (!(value >= 0.0625 && value <= 16)) throw new DOMException("out of range", "NotSupportedError");
      rate = value;
    },
    get volume() {
      return volume;
    },
    set volume(value) {
      if (!(value >= 0 && value <= 1)) throw new DOMException("out of range", "IndexSizeError");
      volume = value;
      fire("volumechange");
    },
    get muted() {
      return muted;
    },
    set muted(value) {
      muted = value;
      fire("volumechange");
    },
    async play() {
      if (audio.refusal) throw new DOMException("refused", audio.refusal);
      if (audio.ended) time = 0;
      if (!paused) return;
      paused = false;
      fire("play");
      fire("playing");
    },
    pause() {
      if (paused) return;
      paused = true;
      fire("pause");
    },
    load() {
      sources.push(audio.src);
      paused = true;
      loaded = false;
      time = 0;
      rate = 1;
    },
    addEventListener(type, listener) {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
    },
    removeEventListener(type, listener) {
      listeners.get(type)?.delete(listener);
    },
    fire,
    arrive() {
      loaded = true;
      fire("loadedmetadata");
    },
    pass(seconds) {
      if (paused) return;
      time = Math.min(duration, time + seconds);
      fire("timeupdate");
      if (time < duration) return;
      paused = true;
      fire("pause");
      fire("ended");
    },
  };
  return audio;
}
