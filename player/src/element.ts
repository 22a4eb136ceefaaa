import { FRAME_ATTRIBUTES, frameAddress, LIVE_ATTRIBUTES } from "./frame-address.ts";
import { afterEvent, type FrameValue, unknownState } from "./player-state.ts";
import { STYLE } from "./style.ts";

/** Events by name, each with its `detail`. None of them bubbles. */
export interface NatarajPlayerEvents {
  /** It can be played. */
  ready: CustomEvent<unknown>;
  play: CustomEvent<unknown>;
  pause: CustomEvent<unknown>;
  ended: CustomEvent<unknown>;
  timeupdate: CustomEvent<{ seconds: number; duration: number }>;
  /** `volume` from 0 to 1. */
  volumechange: CustomEvent<{ volume: number; muted: boolean }>;
  /** There is nothing to play, or a policy of the page blocks the frame (code 3). */
  error: CustomEvent<{ code: number; msg: string }>;
}

const CONTEXT = "player.js";
const EVENTS = ["ready", "play", "pause", "ended", "timeupdate", "volumechange", "error"];
/** What the frame says for the element alone: the browser wants a click before there is sound. */
const BLOCKED = "blocked";
const OTHER_ATTRIBUTES = ["load", "autoplay", "poster", "label", "start"] as const;
const WRITABLE = ["muted", "volume", "currentTime"] as const;
/** There is no such class on a server, where the module may be imported all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

let sheet: CSSStyleSheet | undefined;
/** Made by a script, unlike an element of style, it is none of the page's policy for inline styles. One for all. */
function styles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  return sheet;
}

interface Waiting {
  resolve(): void;
  reject(error: DOMException): void;
}

/**
 * `<nataraj-player project="nataraj-…">`: a dance in any page. A poster first; the frame comes with a click, or with
 * `load="visible"` when it is scrolled to. Requests before the frame is ready are sent when it is.
 */
export class NatarajPlayerElement extends Base {
  static observedAttributes = [...FRAME_ATTRIBUTES, ...LIVE_ATTRIBUTES, ...OTHER_ATTRIBUTES];
  /** The site of those that name none. `embed.js` sets its own. */
  static site = "";
  #state = unknownState(false);
  #frame: HTMLIFrameElement | undefined;
  #isReady = false;
  #waiting: Waiting[] = [];
  /** Requests for when the frame is ready; the last of each kind. */
  #pending = new Map<string, [method: string, value: unknown]>();
  #visibility: IntersectionObserver | undefined;

  connectedCallback(): void {
    addEventListener("message", this.#onMessage);
    document.addEventListener("securitypolicyviolation", this.#onViolation);
    this.addEventListener("pointerenter", this.#preconnect);
    this.addEventListener("focusin", this.#preconnect);
    const early = this.#takeEarly();
    // The frame begins without sound where that was asked for; the rest is asked of it afterwards.
    if ("muted" in early) this.toggleAttribute("muted", early.muted === true);
    this.#showPoster();
    Object.assign(this, early);
  }

  /** What the page has set before the script made an element of this: such properties would hide those of the class. */
  #takeEarly(): Record<string, unknown> {
    const early = Object.fromEntries(
      WRITABLE.filter((name) => Object.hasOwn(this, name)).map((name) => [name, this[name]]),
    );
    for (const name of Object.keys(early)) Reflect.deleteProperty(this, name);
    return early;
  }

  disconnectedCallback(): void {
    removeEventListener("message", this.#onMessage);
    document.removeEventListener("securitypolicyviolation", this.#onViolation);
    this.#clear();
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    const root = this.shadowRoot;
    if (!this.isConnected || !root || before === value) return;
    if (name === "muted") this.#mute(value !== null);
    else if (name === "loop") this.#ask("setLoop", value !== null);
    else if (name === "speed") this.#ask("setPlaybackRate", Number(value ?? 1));
    else if (name === "label" && this.#frame) this.#frame.title = this.#name;
    else if ((FRAME_ATTRIBUTES as readonly string[]).includes(name) || !this.#frame) {
      const wasOpen = this.#frame !== undefined && name !== "project" && name !== "site";
      const wasPlaying = !this.paused;
      this.#showPoster();
      if (wasOpen) this.#open(wasPlaying);
    }
  }

  get paused(): boolean {
    return this.#state.paused;
  }

  /** Seconds; 0 while it is not known. */
  get duration(): number {
    return this.#state.duration;
  }

  /** Seconds. */
  get currentTime(): number {
    return this.#state.time;
  }

  set currentTime(seconds: number) {
    this.#ask("setCurrentTime", seconds);
  }

  /** 0 to 1. */
  get volume(): number {
    return this.#state.volume;
  }

  set volume(share: number) {
    this.#ask("setVolume", share * 100);
  }

  get muted(): boolean {
    return this.#state.muted;
  }

  set muted(muted: boolean) {
    // Before there is a player the attribute says how it begins, also where the element is in no page yet.
    if (this.#isReady) this.#mute(muted);
    else this.toggleAttribute("muted", muted);
  }

  /**
   * Plays; where there is no frame yet it comes first. Resolves when it plays.
   * @throws {DOMException} `NotAllowedError` where the browser wants a click first (the frame then asks for it),
   * `NotSupportedError` where there is nothing to play, `AbortError` when it was paused, changed or removed before.
   */
  play(): Promise<void> {
    if (this.#isReady && !this.paused) return Promise.resolve();
    const played = new Promise<void>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    this.#ask("play", undefined, "playing");
    if (!this.#open(true)) {
      this.#pending.delete("playing");
      this.#settle("NotSupportedError", "The player has no project.");
    }
    return played;
  }

  pause(): void {
    this.#ask("pause", undefined, "playing");
    this.#settle("AbortError", "The player was paused.");
  }

  override addEventListener<Name extends keyof NatarajPlayerEvents>(
    name: Name,
    listener: (event: NatarajPlayerEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(name: string, listener: never, options?: boolean | AddEventListenerOptions): void {
    super.addEventListener(name, listener, options);
  }

  get #site(): string {
    const site = this.getAttribute("site") ?? NatarajPlayerElement.site;
    return site ? new URL(site, location.href).origin : location.origin;
  }

  get #name(): string {
    return this.getAttribute("label") ?? "the dance";
  }

  #mute(muted: boolean): void {
    if (!this.#isReady) this.#state = { ...this.#state, muted };
    this.#ask(muted ? "mute" : "unmute", undefined, "muted");
  }

  /** Empty, as before anything was shown. */
  #clear(): ShadowRoot {
    this.#visibility?.disconnect();
    // Requests to the old frame go with it. Where there was no frame yet, they are kept for the new one.
    if (this.#frame) this.#pending.clear();
    this.#frame = undefined;
    this.#isReady = false;
    this.#state = unknownState(this.hasAttribute("muted"));
    this.#settle("AbortError", "The player was changed.");
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [styles()];
    root.replaceChildren();
    return root;
  }

  #showPoster(): void {
    const root = this.#clear();
    const image = document.createElement("img");
    const own = `${this.#site}/posters/${encodeURIComponent(this.getAttribute("project") ?? "")}`;
    const poster = this.getAttribute("poster");
    image.part.add("poster");
    image.alt = "";
    image.loading = "lazy";
    image.sizes = `${this.clientWidth}px`;
    if (!poster) image.srcset = `${own}-480.jpg 480w,${own}.jpg 1200w`;
    image.src = poster ?? `${own}.jpg`;
    const button = document.createElement("button");
    button.part.add("play");
    button.type = "button";
    button.ariaLabel = `Play ${this.#name}`;
    button.onclick = () => void this.play().catch(() => undefined);
    root.append(image, button);
    const plays = this.hasAttribute("autoplay");
    if (this.getAttribute("load") === "visible") {
      this.#visibility = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) this.#open(plays);
      });
      this.#visibility.observe(this);
    } else if (plays) this.#open(true);
  }

  /** @returns Whether there is a frame now. */
  #open(plays: boolean): boolean {
    const project = this.getAttribute("project");
    if (!project || !this.shadowRoot) return false;
    if (this.#frame) return true;
    this.#visibility?.disconnect();
    const hadFocus = this.shadowRoot.activeElement !== null;
    const frame = document.createElement("iframe");
    frame.part.add("frame");
    frame.allow = "autoplay; fullscreen";
    frame.title = this.#name;
    frame.src = frameAddress(this.#site, project, (name) => this.getAttribute(name), plays);
    this.#frame = frame;
    this.shadowRoot.replaceChildren(frame);
    // A person who has pressed the button goes on with the keys of the player.
    if (hadFocus) frame.focus();
    return true;
  }

  /** @param kind What it settles, where a later request takes the place of an earlier one. */
  #ask(method: string, value?: unknown, kind = method): void {
    this.#pending.delete(kind);
    if (this.#isReady) this.#send(method, value);
    else this.#pending.set(kind, [method, value]);
  }

  #send(method: string, value?: unknown): void {
    const message = { context: CONTEXT, method, value, listener: "0" };
    this.#frame?.contentWindow?.postMessage(JSON.stringify(message), this.#site);
  }

  /** Ends the promises of `play`: well, or with an error. */
  #settle(error?: string, message?: string): void {
    for (const each of this.#waiting.splice(0)) {
      if (error) each.reject(new DOMException(message, error));
      else each.resolve();
    }
  }

  #preconnect = (): void => {
    this.removeEventListener("pointerenter", this.#preconnect);
    this.removeEventListener("focusin", this.#preconnect);
    const link = document.createElement("link");
    link.rel = "preconnect";
    link.href = this.#site;
    document.head.append(link);
  };

  #fail(code: number, msg: string): void {
    this.dispatchEvent(new CustomEvent("error", { detail: { code, msg } }));
    this.#settle("NotSupportedError", msg);
  }

  #onViolation = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent): void => {
    // A policy that only reports blocks nothing.
    const isBlocked = effectiveDirective === "frame-src" && disposition === "enforce";
    if (this.#frame && isBlocked && blockedURI.startsWith(this.#site))
      this.#fail(3, "A policy of the page blocks the player's frame.");
  };

  #onMessage = ({ source, origin, data }: MessageEvent): void => {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== this.#site || typeof data !== "string")
      return;
    let message: { context?: string; event?: string; value?: FrameValue };
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    const { context, value } = message;
    // A frame that plays at once has said so before anyone could listen: hence the question.
    const event = message.event === "getPaused" && value === false && this.paused ? "play" : message.event;
    if (context !== CONTEXT || !event) return;
    if (event === "ready") this.#begin();
    this.#state = afterEvent(this.#state, event, value);
    if (event === "play") this.#settle();
    if (event === BLOCKED) this.#settle("NotAllowedError", "The browser wants a click before there is sound.");
    if (event === "error") this.#settle("NotSupportedError", (value as { msg?: string } | undefined)?.msg);
    if (EVENTS.includes(event)) this.dispatchEvent(new CustomEvent(event, { detail: value }));
  };

  #begin(): void {
    this.#isReady = true;
    for (const each of [...EVENTS.slice(1), BLOCKED]) this.#send("addEventListener", each);
    for (const [method, value] of this.#pending.values()) this.#send(method, value);
    this.#pending.clear();
    this.#send("getPaused");
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "nataraj-player": NatarajPlayerElement;
  }
}

/** Makes `<nataraj-player>` known to the browser, once. Does nothing on a server. */
export function defineNatarajPlayer(): void {
  const elements = globalThis.customElements;
  if (elements && !elements.get("nataraj-player")) elements.define("nataraj-player", NatarajPlayerElement);
}
