/** A song that sounds in the page at the moment. */
export interface Sounding {
  /** Address of the song, as the page has it. */
  url: string;
  /** Seconds in the song. */
  position: number;
}

/** What the page offers to the recorder, which sets its time. */
export interface PageTime {
  /** From here on frames, songs and animations wait to be told of time. */
  hold(): void;
  /** Time is real again. */
  release(): void;
  /** Draws one frame, milliseconds after the last. @returns the songs that sound in it. */
  step(milliseconds: number): Promise<Sounding[]>;
}

declare global {
  var pageTime: PageTime;
  /** The browser's own frames, in real time. */
  var nativeFrame: typeof requestAnimationFrame;
  var nativeCancel: typeof cancelAnimationFrame;
}

/** Runs in the page before Playwright puts its own clock there. */
export function keepNativeFrames(): void {
  globalThis.nativeFrame = requestAnimationFrame.bind(window);
  globalThis.nativeCancel = cancelAnimationFrame.bind(window);
}

/**
 * Runs in the page before its own scripts: frames, songs and animations go by told time. Timers and the clock are
 * Playwright's (`page.clock`). Songs always do: nothing sounds while time is real.
 */
export function installPageTime(): void {
  const { nativeFrame, nativeCancel } = globalThis;
  /** The dancer's engine draws more simply where a frame comes later than this. A film's frames are never late. */
  const TOLD_FRAME_MS = 24;
  let isHeld = false;

  // Frames.
  let frames = new Map<number, FrameRequestCallback>();
  let lastHandle = 1_000_000;
  let stamp = 0;
  window.requestAnimationFrame = (callback) => {
    if (!isHeld) return nativeFrame(() => callback(performance.now()));
    frames.set(++lastHandle, callback);
    return lastHandle;
  };
  window.cancelAnimationFrame = (handle) => {
    if (!frames.delete(handle)) nativeCancel(handle);
  };

  // Songs.
  const songs = new Map<HTMLMediaElement, { position: number; isPlaying: boolean; told: number }>();
  const songOf = (element: HTMLMediaElement) => {
    const song = songs.get(element) ?? { position: 0, isPlaying: false, told: 0 };
    songs.set(element, song);
    return song;
  };
  const fire = (element: HTMLMediaElement, ...types: string[]) => {
    for (const type of types) element.dispatchEvent(new Event(type));
  };
  const media = HTMLMediaElement.prototype;
  const nativeLoad = media.load;
  Object.defineProperties(media, {
    currentTime: {
      get(this: HTMLMediaElement) {
        return songOf(this).position;
      },
      set(this: HTMLMediaElement, seconds: number) {
        songOf(this).position = seconds;
        queueMicrotask(() => fire(this, "seeking", "timeupdate", "seeked"));
      },
    },
    paused: {
      get(this: HTMLMediaElement) {
        return !songOf(this).isPlaying;
      },
    },
    ended: {
      get(this: HTMLMediaElement) {
        const { position } = songOf(this);
        return position > 0 && position >= this.duration;
      },
    },
  });
  media.load = function load() {
    songOf(this).position = 0;
    nativeLoad.call(this);
  };
  media.play = async function play() {
    const song = songOf(this);
    if (song.isPlaying) return;
    song.isPlaying = true;
    queueMicrotask(() => fire(this, "play", "playing"));
  };
  media.pause = function pause() {
    const song = songOf(this);
    if (!song.isPlaying) return;
    song.isPlaying = false;
    queueMicrotask(() => fire(this, "pause"));
  };
  const playOn = (seconds: number) => {
    const sounding: Sounding[] = [];
    for (const [element, song] of songs) {
      if (!song.isPlaying) continue;
      if (!element.muted) sounding.push({ url: element.currentSrc || element.src, position: song.position });
      song.position += seconds * element.playbackRate;
      song.told += seconds;
      if (song.position >= element.duration) {
        song.position = element.duration;
        song.isPlaying = false;
        fire(element, "timeupdate", "pause", "ended");
      } else if (song.told >= 0.2) {
        song.told = 0;
        fire(element, "timeupdate");
      }
    }
    return sounding;
  };

  // Animations and transitions of style sheets.
  let animations = new Set<Animation>();
  const animate = (milliseconds: number) => {
    for (const animation of document.getAnimations()) {
      const { currentTime, playState } = animation;
      if (animations.has(animation)) {
        const time = Number(currentTime ?? 0) + milliseconds * animation.playbackRate;
        const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
        if (time >= end) {
          animations.delete(animation);
          animation.finish();
        } else animation.currentTime = time;
      } else if (playState === "running") {
        // It has begun since the last frame, and has run in real time until now.
        animation.pause();
        if (currentTime !== null && Number(currentTime) < 1_000) animation.currentTime = 0;
        animations.add(animation);
      }
    }
  };

  const drawn = () => new Promise<void>((resolve) => nativeFrame(() => setTimeoutNow(resolve)));
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  /** After what React has put off with a message of its own. */
  const setTimeoutNow = (done: () => void) => {
    waiting.push(done);
    channel.port2.postMessage(undefined);
  };

  globalThis.pageTime = {
    hold() {
      stamp = performance.now();
      isHeld = true;
      animate(0);
    },
    release() {
      isHeld = false;
      for (const animation of animations) animation.play();
      animations = new Set();
      const waited = frames;
      frames = new Map();
      for (const callback of waited.values()) nativeFrame(() => callback(performance.now()));
    },
    async step(milliseconds) {
      const sounding = playOn(milliseconds / 1000);
      const called = frames;
      frames = new Map();
      stamp += TOLD_FRAME_MS;
      for (const callback of called.values()) callback(stamp);
      await drawn();
      animate(milliseconds);
      return sounding;
    },
  };
}
