/**
 * `<nataraj-player project="nataraj-…">`: a dance in any page. A poster first; the frame comes with a click, or with
 * `load="visible"` when it is scrolled to. One small classic script without imports: it must not weigh on the page.
 *
 * Attributes: `project`, `load` ("click" or "visible"), `poster` (an image; else the
 * dancer of the project's style), `label` (what is danced, in words).
 * Events: ready, play, pause, ended, timeupdate ({seconds, duration} in `detail`), error. Methods: play(), pause().
 * Properties: paused, duration, currentTime. What is asked before the frame can hear it is asked when it can.
 */
// As a module the script is not told which element it came from.
const SCRIPT = document.currentScript ?? document.querySelector('script[src*="/embed.js"]');
const SITE = new URL((SCRIPT as HTMLScriptElement | null)?.src || location.href).origin;
const CONTEXT = "player.js";
const EVENTS = ["ready", "play", "pause", "ended", "timeupdate", "error"];
const STYLE = `:host{display:block;position:relative;aspect-ratio:16/9;overflow:hidden;border-radius:12px;
background:radial-gradient(120% 80% at 50% -10%,#5b1f52,#2a1236 45%,#150b1c)}
:host([hidden]){display:none}
*{position:absolute;inset:0;width:100%;height:100%;border:0}
img{object-fit:cover}
button{background:none;cursor:pointer;color:#2a1200;font:700 18px/1 system-ui,sans-serif}
button::before{content:"\\25B6\\FE0E";position:absolute;inset:0;margin:auto;width:76px;height:76px;line-height:76px;
border-radius:50%;background:#ffb238;font-size:30px;text-indent:5px}
button:hover::before{background:#ffc96b}
button:focus-visible{outline:3px solid #7fe3ff;outline-offset:-6px}`;

// Made by a script, unlike an element of style, it is none of the page's policy for inline styles.
const SHEET = new CSSStyleSheet();
SHEET.replaceSync(STYLE);

class NatarajPlayer extends HTMLElement {
  static observedAttributes = ["project"];
  paused = true;
  duration = 0;
  #time = 0;
  #frame: HTMLIFrameElement | undefined;
  #isReady = false;
  /** What to do as soon as the frame is ready. */
  #pendingCall: "play" | "pause" | undefined;
  #startSeconds: number | undefined;
  #visibility: IntersectionObserver | undefined;

  connectedCallback(): void {
    addEventListener("message", this.#onMessage);
    this.#showPoster();
  }

  disconnectedCallback(): void {
    removeEventListener("message", this.#onMessage);
    this.#clear();
  }

  attributeChangedCallback(): void {
    if (this.isConnected && this.shadowRoot) this.#showPoster();
  }

  get currentTime(): number {
    return this.#time;
  }

  set currentTime(seconds: number) {
    if (this.#isReady) this.#call("setCurrentTime", seconds);
    else this.#startSeconds = seconds;
  }

  /** Plays; where there is no frame yet it comes first. */
  play(): void {
    if (this.#isReady) this.#call("play");
    else this.#pendingCall = "play";
    this.#open(true);
  }

  pause(): void {
    if (this.#isReady) this.#call("pause");
    else this.#pendingCall = "pause";
  }

  /** Empty, as before anything was shown. */
  #clear(): ShadowRoot {
    this.#visibility?.disconnect();
    this.#frame = undefined;
    this.#isReady = false;
    this.#pendingCall = undefined;
    this.#startSeconds = undefined;
    this.paused = true;
    this.duration = 0;
    this.#time = 0;
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [SHEET];
    root.replaceChildren();
    return root;
  }

  #showPoster(): void {
    const root = this.#clear();
    const image = document.createElement("img");
    const own = `${SITE}/posters/${encodeURIComponent(this.getAttribute("project") ?? "")}`;
    const poster = this.getAttribute("poster");
    image.alt = "";
    image.loading = "lazy";
    image.sizes = `${this.clientWidth}px`;
    if (!poster) image.srcset = `${own}-480.jpg 480w,${own}.jpg 1200w`;
    image.src = poster ?? `${own}.jpg`;
    const button = document.createElement("button");
    button.type = "button";
    button.ariaLabel = `Play ${this.#label}`;
    button.onclick = () => this.play();
    root.append(image, button);
    if (this.getAttribute("load") !== "visible") return;
    this.#visibility = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) this.#open(false);
    });
    this.#visibility.observe(this);
  }

  get #label(): string {
    return this.getAttribute("label") ?? "the dance";
  }

  #open(autoplay: boolean): void {
    const project = this.getAttribute("project");
    if (!project || this.#frame) return;
    this.#visibility?.disconnect();
    const frame = document.createElement("iframe");
    frame.allow = "autoplay; fullscreen";
    frame.title = this.#label;
    frame.src = `${SITE}/standalone/${encodeURIComponent(project)}${autoplay ? "?autoplay=1" : ""}`;
    this.#frame = frame;
    this.shadowRoot?.replaceChildren(frame);
    if (autoplay) frame.focus();
  }

  #call(method: string, value?: unknown): void {
    this.#frame?.contentWindow?.postMessage(JSON.stringify({ context: CONTEXT, method, value, listener: "0" }), SITE);
  }

  #onMessage = ({ source, origin, data }: MessageEvent): void => {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== SITE || typeof data !== "string") return;
    let message: { context?: string; event?: string; value?: { seconds?: number; duration?: number } | boolean };
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    const { context, value } = message;
    // A frame that plays at once has said so before anyone could listen: hence the question.
    const event = message.event === "getPaused" && message.value === false && this.paused ? "play" : message.event;
    if (context !== CONTEXT || !event || !EVENTS.includes(event)) return;
    if (event === "ready") {
      this.#isReady = true;
      for (const each of EVENTS.slice(1)) this.#call("addEventListener", each);
      if (this.#startSeconds !== undefined) this.#call("setCurrentTime", this.#startSeconds);
      if (this.#pendingCall) this.#call(this.#pendingCall);
      this.#call("getPaused");
    }
    if (event === "play") this.paused = false;
    if (event === "pause" || event === "ended") this.paused = true;
    if (event === "timeupdate" && typeof value === "object") {
      this.#time = value.seconds ?? 0;
      this.duration = value.duration ?? 0;
    }
    this.dispatchEvent(new CustomEvent(event, { detail: value }));
  };
}

if (!customElements.get("nataraj-player")) customElements.define("nataraj-player", NatarajPlayer);
