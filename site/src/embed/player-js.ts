/** The methods and events of the player.js protocol (https://github.com/embedly/player.js) that the frame serves. */
const CONTEXT = "player.js";
const VERSION = "0.1.0";

/** What the page around may ask. Times in seconds, volume 0 to 100 as the protocol has it. */
export interface PlayerJsMethods {
  play(): void;
  pause(): void;
  getPaused(): boolean;
  mute(): void;
  unmute(): void;
  getMuted(): boolean;
  setVolume(percent: number): void;
  getVolume(): number;
  getDuration(): number;
  setCurrentTime(seconds: number): void;
  getCurrentTime(): number;
  setLoop(loop: boolean): void;
  getLoop(): boolean;
  /** Not of the protocol: how fast, 1 being as the song is. */
  setPlaybackRate(rate: number): void;
  getPlaybackRate(): number;
  /** Not of the protocol: all of what the page around shows, at one time. */
  getState(): { paused: boolean; seconds: number; duration: number; volume: number; muted: boolean };
}

/** `volumechange` and `blocked` (the browser wants a click before there is sound) are not of the protocol. */
const PLAYER_JS_EVENTS = ["ready", "play", "pause", "timeupdate", "ended", "error", "volumechange", "blocked"] as const;
export type PlayerJsEvent = (typeof PLAYER_JS_EVENTS)[number];

/** The frame's end of the protocol. */
export interface PlayerJs {
  /** Says that the player can be used, and what it can do. */
  ready(methods: PlayerJsMethods): void;
  /** Tells those who listen. */
  emit(event: PlayerJsEvent, value?: unknown): void;
  /** Says that there will be nothing to play. */
  fail(message: string): void;
}

interface Message {
  method: string;
  value?: unknown;
  listener?: string;
}

function readMessage(data: unknown): Message | undefined {
  let message: unknown = data;
  try {
    if (typeof data === "string") message = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (typeof message !== "object" || message === null) return undefined;
  const { context, method, value, listener } = message as Record<string, unknown>;
  if (context !== CONTEXT || typeof method !== "string") return undefined;
  return { method, value, listener: typeof listener === "string" ? listener : undefined };
}

/**
 * Serves the protocol to the page that embeds this window, and to no other. A listener hears of an event from when it
 * was added; one for `ready` that is added late hears of it at once.
 */
export function servePlayerJs(frame: Window): PlayerJs {
  const host = frame.parent;
  const listeners = new Map<string, Set<string | undefined>>();
  let methods: PlayerJsMethods | undefined;
  let failure: string | undefined;
  let origin = "*";

  const post = (event: string, value?: unknown, listener?: string) =>
    host.postMessage(JSON.stringify({ context: CONTEXT, version: VERSION, event, value, listener }), origin);
  const introduction = () => ({
    src: frame.location.href,
    events: PLAYER_JS_EVENTS,
    methods: [...Object.keys(methods ?? {}), "addEventListener", "removeEventListener"],
  });
  const error = (msg: string) => ({ code: 2, msg });
  const emit = (event: PlayerJsEvent, value?: unknown) => {
    for (const listener of listeners.get(event) ?? []) post(event, value, listener);
  };

  const listen = (event: string, listener: string | undefined) => {
    if (!(PLAYER_JS_EVENTS as readonly string[]).includes(event)) return;
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    if (event === "ready" && methods) post("ready", introduction(), listener);
    if (event === "error" && failure !== undefined) post("error", error(failure), listener);
  };

  // Not of the protocol: long before it is ready, the page around learns that a player comes.
  post("loading");

  frame.addEventListener("message", ({ source, origin: from, data }: MessageEvent) => {
    if (source !== host) return;
    const message = readMessage(data);
    if (!message) return;
    // A page without an origin of its own (a file, a sandbox) is called "null" and can only be reached by "*".
    origin = from === "null" ? "*" : from;
    const { method, value, listener } = message;
    if (method === "addEventListener") return listen(String(value), listener);
    if (method === "removeEventListener") return void listeners.get(String(value))?.delete(listener);
    if (!methods) return;
    if (!Object.hasOwn(methods, method)) return emit("error", error(`Invalid method "${method}"`));
    const answer = (methods[method as keyof PlayerJsMethods] as (value: unknown) => unknown)(value);
    if (answer !== undefined) post(method, answer, listener);
  });

  return {
    emit,
    ready(served) {
      methods = served;
      post("ready", introduction());
      emit("ready", introduction());
    },
    fail(message) {
      failure = message;
      post("error", error(message));
      emit("error", error(message));
    },
  };
}
