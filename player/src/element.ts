import { ATTRIBUTES, expectedInstead, FRAME_ATTRIBUTES, isOn, originOf } from "./attributes.ts";
import { frameAddress, posterAddresses } from "./frame-address.ts";
import { afterEvent, type FrameValue, type PlayerState, UNKNOWN_STATE } from "./player-state.ts";
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
  /** There is nothing to play (code 2), a policy of the page blocks the frame (3), or the site does not answer (4). */
  error: CustomEvent<{ code: number; msg: string }>;
}

const CONTEXT = "player.js";
const EVENTS = ["ready", "play", "pause", "ended", "timeupdate", "volumechange", "error"];
/** What the frame says for the element alone: the browser wants a click before there is sound. */
const BLOCKED = "blocked";
/** How long a frame may take to say its first word. `play` has ten seconds to settle; a busy page may be late. Milliseconds. */
const ANSWER_MS = 8_000;
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

/** What was found wrong with attributes so far: each is named once. */
const warned = new Set<string>();

interface Waiting {
  resolve(): void;
  reject(error: DOMException): void;
}

/**
 * `<nataraj-player project="nataraj-…">`: a dance in any page. A poster first; the frame comes with a click, or with
 * `load="visible"` when it is scrolled to. Requests before the frame is ready are sent when it is.
 */
export class NatarajPlayerElement extends Base {
  static observedAttributes: readonly string[] = ATTRIBUTES;
  /** The site of those that name none. `embed.js` sets its own. */
  static site = "";
  /** What the frame has told. */
  #state = UNKNOWN_STATE;
  /** What was set and the frame has not answered yet. */
  #wanted: Partial<PlayerState> = {};
  /** How often the frame was asked for its state: the last answer is true of all that was set before. */
  #questions = 0;
  #frame: HTMLIFrameElement | undefined;
  #isReady = false;
  /** Whether the frame will not play: the next `play` loads it anew. */
  #hasFailed = false;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #waiting: Waiting[] = [];
  /** Requests for when the frame is ready; the last of each kind. */
  #pending = new Map<string, [method: string, value: unknown]>();
  #visibility: IntersectionObserver | undefined;

  connectedCallback(): void {
    addEventListener("message", this.#onMessage);
    document.addEventListener("securitypolicyviolation", this.#onViolation);
    this.addEventListener("pointerenter", this.#preconnect);
    this.addEventListener("focusin", this.#preconnect);
    for (const name of ATTRIBUTES) this.#check(name, this.getAttribute(name));
    const early = this.#takeEarly();
    // The frame begins without sound where that was asked for; the rest is asked of it afterwards.
    if ("muted" in early) this.muted = early.muted === true;
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
    if (!this.isConnected || !this.shadowRoot || before === value) return;
    this.#check(name, value);
    if (name === "muted") this.#mute(isOn(value));
    else if (name === "loop") this.#ask("setLoop", isOn(value));
    else if (name === "speed") this.#ask("setPlaybackRate", Number(value ?? 1));
    else if (name === "label" && this.#frame) this.#frame.title = this.#name;
    else if ((FRAME_ATTRIBUTES as readonly string[]).includes(name) || !this.#frame) {
      const wasOpen = this.#frame !== undefined && name !== "project" && name !== "site";
      const wasPlaying = !this.paused;
      this.#showPoster();
      if (wasOpen) this.#open(wasPlaying);
    }
  }

  get #now(): PlayerState {
    return { ...this.#state, ...this.#wanted };
  }

  get paused(): boolean {
    return this.#now.paused;
  }

  /** Seconds; 0 while it is not known. */
  get duration(): number {
    return this.#now.duration;
  }

  /** Seconds. */
  get currentTime(): number {
    return this.#now.seconds;
  }

  set currentTime(seconds: number) {
    if (Number.isFinite(seconds)) this.#want({ seconds: Math.max(0, seconds) }, "setCurrentTime", seconds);
  }

  /** 0 to 1. */
  get volume(): number {
    return this.#now.volume;
  }

  set volume(share: number) {
    const volume = Math.min(1, Math.max(0, share));
    if (Number.isFinite(volume)) this.#want({ volume }, "setVolume", volume * 100);
  }

  get muted(): boolean {
    return this.#isReady ? this.#now.muted : this.#isOn("muted");
  }

  set muted(muted: boolean) {
    // Before there is a player the attribute says how it begins, also where the element is in no page yet.
    if (this.#isReady) this.#mute(muted);
    else if (muted) this.setAttribute("muted", "");
    else this.removeAttribute("muted");
  }

  /**
   * Plays; where there is no frame yet it comes first. Resolves when it plays, and settles within ten seconds where no
   * Nataraj site answers.
   * @throws {DOMException} `NotAllowedError` where the browser wants a click first (the frame then asks for it),
   * `NotSupportedError` where there is nothing to play, `NetworkError` where the site does not answer, `AbortError` when it
   * was paused, changed or removed before.
   */
  play(): Promise<void> {
    if (this.#isReady && !this.paused && this.#waiting.length === 0) return Promise.resolve();
    if (this.#hasFailed) this.#showPoster();
    const played = new Promise<void>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    this.#want({ paused: false }, "play", undefined, "playing");
    if (!this.#open(true)) this.#fail(2, "The player has no project, or no site.");
    return played;
  }

  pause(): void {
    this.#want({ paused: true }, "pause", undefined, "playing");
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

  /** Empty where its address is none. */
  get #site(): string {
    return originOf(this.getAttribute("site") ?? (NatarajPlayerElement.site || location.href)) ?? "";
  }

  get #name(): string {
    return this.getAttribute("label") ?? "the dance";
  }

  #isOn(name: string): boolean {
    return isOn(this.getAttribute(name));
  }

  /** Names in the console, once, what is wrong with an attribute. */
  #check(name: string, value: string | null): void {
    const expected = value === null ? undefined : expectedInstead(name, value);
    const warning = `<nataraj-player ${name}="${value}">: expected ${expected}.`;
    if (expected === undefined || warned.has(warning)) return;
    warned.add(warning);
    console.warn(warning);
  }

  #mute(muted: boolean): void {
    this.#want({ muted }, muted ? "mute" : "unmute", undefined, "muted");
  }

  /** Empty, as before anything was shown. */
  #clear(): ShadowRoot {
    this.#visibility?.disconnect();
    clearTimeout(this.#deadline);
    // Requests to the old frame go with it. Where there was no frame yet, they are kept for the new one.
    if (this.#frame) {
      this.#pending.clear();
      this.#wanted = {};
    }
    this.#frame = undefined;
    this.#isReady = false;
    this.#hasFailed = false;
    this.#state = UNKNOWN_STATE;
    this.#settle("AbortError", "The player was changed.");
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [styles()];
    root.replaceChildren();
    return root;
  }

  #showPoster(): void {
    const root = this.#clear();
    const image = document.createElement("img");
    const project = this.getAttribute("project") ?? "";
    // What no site has is not asked for: the console says once what is wrong with the attribute.
    const hasPicture = this.#site && expectedInstead("project", project) === undefined;
    const own = hasPicture ? posterAddresses(this.#site, project, (name) => this.getAttribute(name)) : undefined;
    const poster = this.getAttribute("poster");
    image.part.add("poster");
    image.alt = "";
    image.loading = "lazy";
    image.sizes = `${this.clientWidth}px`;
    if (own && !poster) image.srcset = `${own.small} 480w,${own.large} 1200w`;
    const picture = poster ?? own?.large;
    if (picture) image.src = picture;
    const button = document.createElement("button");
    button.part.add("play");
    button.type = "button";
    button.ariaLabel = `Play ${this.#name}`;
    button.onclick = () => void this.play().catch(() => undefined);
    root.append(image, button);
    const plays = this.#isOn("autoplay");
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
    if (!project || !this.#site || !this.shadowRoot) return false;
    if (this.#frame) return true;
    this.#visibility?.disconnect();
    const hadFocus = this.shadowRoot.activeElement !== null;
    const frame = document.createElement("iframe");
    frame.part.add("frame");
    frame.allow = "autoplay; fullscreen";
    frame.title = this.#name;
    frame.src = frameAddress(this.#site, project, (name) => this.getAttribute(name), plays);
    this.#frame = frame;
    this.#deadline = setTimeout(() => this.#fail(4, `No Nataraj site answers at ${this.#site}.`), ANSWER_MS);
    this.shadowRoot.replaceChildren(frame);
    // A person who has pressed the button goes on with the keys of the player.
    if (hadFocus) frame.focus();
    return true;
  }

  /**
   * Asks the frame for something that shows at once in what is read.
   * @param kind What it settles, where a later request takes the place of an earlier one.
   */
  #want(wanted: Partial<PlayerState>, method: string, value?: unknown, kind = method): void {
    Object.assign(this.#wanted, wanted);
    this.#ask(method, value, kind);
    if (this.#isReady) this.#askState();
  }

  #ask(method: string, value?: unknown, kind = method): void {
    this.#pending.delete(kind);
    if (this.#isReady) this.#send(method, value);
    else this.#pending.set(kind, [method, value]);
  }

  #askState(): void {
    this.#send("getState", undefined, ++this.#questions);
  }

  #send(method: string, value?: unknown, listener = 0): void {
    const message = { context: CONTEXT, method, value, listener: String(listener) };
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
    clearTimeout(this.#deadline);
    this.#hasFailed = this.#frame !== undefined;
    this.#pending.delete("playing");
    delete this.#wanted.paused;
    this.dispatchEvent(new CustomEvent("error", { detail: { code, msg } }));
    this.#settle(code === 4 ? "NetworkError" : "NotSupportedError", msg);
  }

  #onViolation = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent): void => {
    // A policy that only reports blocks nothing.
    const isBlocked = effectiveDirective === "frame-src" && disposition === "enforce";
    if (this.#frame && isBlocked && blockedURI.startsWith(this.#site))
      this.#fail(3, "A security policy of the page blocks the player's frame.");
  };

  #onMessage = ({ source, origin, data }: MessageEvent): void => {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== this.#site || typeof data !== "string")
      return;
    let message: { context?: string; event?: string; value?: FrameValue; listener?: string };
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    const { context, event, value, listener } = message;
    if (context !== CONTEXT || !event) return;
    // Its first word is `loading`: a Nataraj site answers, and will say what becomes of the dance.
    clearTimeout(this.#deadline);
    if (event === "ready") this.#begin();
    if (listener === String(this.#questions)) this.#wanted = {};
    const wasPaused = this.#state.paused;
    this.#state = afterEvent(this.#state, event, value);
    const plays = wasPaused && !this.#state.paused;
    // A frame that plays at once has said so before anyone could listen: its state says it.
    if (plays) this.dispatchEvent(new CustomEvent("play"));
    if (event === "play" || plays) this.#settle();
    if (event === BLOCKED) this.#settle("NotAllowedError", "The browser plays sound only after a click.");
    if (event === "error") {
      const { code = 2, msg = "" } = value as { code?: number; msg?: string };
      this.#fail(code, msg);
    } else if (event !== "play" && EVENTS.includes(event))
      this.dispatchEvent(new CustomEvent(event, { detail: value }));
  };

  #begin(): void {
    this.#isReady = true;
    this.#hasFailed = false;
    for (const each of [...EVENTS.slice(1), BLOCKED]) this.#send("addEventListener", each);
    for (const [method, value] of this.#pending.values()) this.#send(method, value);
    this.#pending.clear();
    this.#askState();
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
