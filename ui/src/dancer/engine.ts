/** The 3D dancer on her stage, as a page runs her: loading, dancing, camera and light, without React. */
import type { Timeline } from "@nataraj/sdk/choreography";
import type { DanceStyle } from "@nataraj/sdk/contract";
import type { LookId } from "@nataraj/sdk/looks";
import type { Dance } from "@nataraj/sdk/motion";
import { peakOf } from "@nataraj/sdk/picture";
import { type AvatarEngine, type Cast, type Environment, PlayState } from "@nataraj/sdk/stage";
import { DanceSource } from "./dance-source.ts";
import { DancerLoader } from "./dancer-loader.ts";
import { Emitter } from "./emitter.ts";
import { CastOnStage } from "./ensemble/cast-on-stage.ts";
import { type Frame, FrameDrawer } from "./frame-drawer.ts";
import { createFrameLoop } from "./frame-loop.ts";
import { FrameScheduler } from "./frame-scheduler.ts";
import type { DancerEvents, DancerOptions } from "./options.ts";
import { createFrameWatch, LATE, lowerQuality, QUALITY_SETTINGS, type Quality } from "./quality/quality.ts";
import type { DancerModel } from "./rig/dancer-model.ts";
import { FrameWork } from "./stage/frame-work.ts";
import type { Insets } from "./stage/insets.ts";
import { NO_WEBGL, Stage } from "./stage/stage.ts";
import type { View } from "./stage/views.ts";

/** Above this height in device pixels, the full dancer is worth its bytes. */
const FULL_DETAIL_HEIGHT = 420;
/** A turntable goes on from where it was after a pause. Seconds. */
const LONGEST_TURN = 0.1;

/**
 * The 3D dancer on its stage, driven by the player. It draws when something changes and gives everything back on
 * `dispose`, its GL context included: a canvas that has held an engine cannot hold another one.
 *
 * @example
 * const models = (look: string, detail: string) => `/dancers/${look}.${detail}.glb`;
 * const engine = new DancerEngine(canvas, { models, look: "street" });
 * engine.setTimeline(timeline);
 * engine.setClock(() => audio.currentTime);
 * await engine.loaded;
 * engine.setPlayState(PlayState.play);
 */
export class DancerEngine implements AvatarEngine {
  readonly loaded: Promise<void>;
  readonly #events = new Emitter<DancerEvents>();
  readonly #frameWatch = createFrameWatch();
  readonly #scheduler = new FrameScheduler();
  readonly #danceSource: DanceSource;
  readonly #stage: Stage | undefined;
  readonly #loader: DancerLoader | undefined;
  readonly #cast: CastOnStage | undefined;
  readonly #drawer: FrameDrawer | undefined;
  readonly #work: FrameWork | undefined;
  readonly #frames: ReturnType<typeof createFrameLoop> | undefined;
  readonly #reducedMotion = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  readonly #adaptive: boolean;
  readonly #look: LookId;
  #refined: Promise<void> | undefined;
  /** Resolves when the environment that was asked for at first is shown. */
  #surrounded: Promise<void> | undefined;
  #mirrored = false;
  #isAtPeak = false;
  #peak: { dances: readonly Dance[]; seconds: number } | undefined;
  #height = 0;
  #lost = false;
  #lastFrame = 0;
  #lastTick = 0;
  #disposed = false;

  constructor(canvas: HTMLCanvasElement, options: DancerOptions) {
    const { models, look, variant, avatar, quality = "auto", background = "stage", style } = options;
    const { environment, cast } = options;
    this.#look = look;
    this.#danceSource = new DanceSource(style, {
      solved: () => {
        this.#scheduler.invalidate();
        this.#cast?.follow();
      },
      failed: (error) => this.#events.emit("error", error),
    });
    this.#adaptive = quality === "auto";
    try {
      this.#stage = new Stage(canvas, {
        quality,
        background,
        still: this.#reducedMotion,
        changed: () => this.#scheduler.invalidate(),
        cameraTaken: (view) => this.#events.emit("view", view),
        lost: (lost) => {
          this.#lost = lost;
          this.#scheduler.invalidate();
        },
      });
    } catch (error) {
      this.loaded = Promise.reject(error);
      this.loaded.catch(() => {});
      return;
    }
    if (environment) this.#surrounded = this.setEnvironment(environment);
    const beforeShow = (dancer: DancerModel) => this.#beforeShow(dancer);
    this.#loader = new DancerLoader({ stage: this.#stage, models, look, variant, beforeShow });
    this.#cast = new CastOnStage({
      stage: this.#stage,
      loader: this.#loader,
      source: this.#danceSource,
      adaptive: this.#adaptive,
      changed: () => this.#scheduler.invalidate(),
      failed: (error) => this.#events.emit("error", error),
      counted: (dancers) => this.#events.emit("dancers", dancers),
    });
    this.#work = new FrameWork(this.#stage.renderer.getContext() as WebGL2RenderingContext);
    this.#drawer = new FrameDrawer(this.#stage, this.#loader, this.#cast);
    this.resize(
      canvas.clientWidth || canvas.width,
      canvas.clientHeight || canvas.height,
      globalThis.devicePixelRatio || 1,
    );
    this.#frames = createFrameLoop(canvas, (now) => this.#onFrame(now / 1000));
    // An avatar's dance waits for its body.
    if (!avatar) this.#danceSource.start();
    this.loaded = this.#load(this.#loader, avatar);
    this.loaded.catch(() => {});
    if (cast) void this.setCast(cast);
  }

  /** Listens until the returned function is called. */
  on<Name extends keyof DancerEvents>(name: Name, listener: (detail: DancerEvents[Name]) => void): () => void {
    return this.#events.on(name, listener);
  }

  get quality(): Quality | undefined {
    return this.#stage?.quality;
  }

  /** The look that dances, or that danced before a person's own avatar did. */
  get look(): LookId {
    return this.#loader?.look ?? this.#look;
  }

  /**
   * Resolves when the dancer is loaded in its final detail for this size, and all who dance beside it; rejects when none
   * can be shown.
   */
  get refined(): Promise<void> {
    return this.loaded
      .then(() => Promise.all([this.#refined, this.#danceSource.ready()]))
      .then(() => this.#cast?.ready());
  }

  /** Whether it dances to the clock at the moment, and does not only breathe or stand. */
  get isDancing(): boolean {
    return this.#scheduler.state === PlayState.play && this.#danceSource.shown !== undefined;
  }

  /** How many dance: the leader, and those beside it whom this machine can show. */
  get dancers(): number {
    return 1 + (this.#cast?.shown ?? 0);
  }

  setStepSequence(sequence: string): void {
    this.#danceSource.setSequence(sequence);
    this.#scheduler.invalidate();
  }

  setTimeline(timeline: Timeline): void {
    this.#danceSource.setTimeline(timeline);
    this.#scheduler.invalidate();
  }

  setStyle(style: DanceStyle): void {
    this.#danceSource.setStyle(style);
    this.#scheduler.invalidate();
  }

  setPlayState(state: PlayState): void {
    if (state === this.#scheduler.state) return;
    this.#scheduler.state = state;
    this.#scheduler.invalidate();
  }

  setClock(now: () => number): void {
    this.#scheduler.clock = now;
  }

  /**
   * Shows the dance at its peak while it has not begun, from the front and in its light, as its picture does. Otherwise the
   * dancer idles then.
   */
  showPeak(isShown: boolean): void {
    this.#isAtPeak = isShown;
    this.#scheduler.invalidate();
  }

  /** What lies over the edges of the canvas, CSS pixels: the dancers are framed in what is left. */
  setInsets(insets: Insets): void {
    this.#stage?.setInsets(insets);
  }

  /** Another dancer, or the same in other colours. Rejects when its model cannot be had; the one before stays. */
  async setLook(look: LookId, variant?: string): Promise<void> {
    if (!this.#loader) return;
    await this.#loader.loadLook(look, variant);
    this.#scheduler.invalidate();
    this.#refine(this.#loader);
  }

  /**
   * A person's own VRM dances, its file staying where it is. Rejects with an `AvatarError`, whose message is for the
   * person, when it cannot; the dancer before stays.
   */
  async setAvatar(file: Blob): Promise<void> {
    if (!this.#loader) throw new Error(NO_WEBGL);
    await this.#loader.loadAvatar(file);
  }

  /**
   * Others dance beside the leader, or no longer. The leader's own look is that of `setLook`. Resolves when they are
   * asked; `refined` waits for them. Where they cannot come, listeners hear of it, and the leader dances alone.
   */
  async setCast(cast: Cast): Promise<void> {
    await this.#cast?.set(cast);
  }

  setView(view: View): void {
    this.#stage?.view.view(view);
  }

  /**
   * Another environment. Resolves when it is shown, or another one was chosen meanwhile; when it cannot be loaded the one
   * before stays, and listeners hear of it.
   */
  async setEnvironment(environment: Environment): Promise<void> {
    await this.#stage?.setEnvironment(environment).catch((error: Error) => this.#events.emit("error", error));
    if (!this.#disposed) this.#scheduler.invalidate();
  }

  /** Puts the camera at degrees round and over the dancer and metres away, for pictures. */
  setCamera(azimuth: number, elevation: number, distance: number, target?: readonly [number, number, number]): void {
    this.#stage?.view.place(azimuth, elevation, distance, target);
  }

  /**
   * Shows the dancers from all sides, as on a turntable: the camera goes round them until someone takes it in hand.
   * @param speed Degrees a second; 0 stands still.
   */
  setTurntable(speed: number): void {
    this.#stage?.view.turntable(speed);
  }

  /** Shows the dance as in a mirror, as people learn it. */
  setMirrored(mirrored: boolean): void {
    this.#mirrored = mirrored;
    this.#loader?.dancer?.setMirrored(mirrored);
    this.#cast?.setMirrored(mirrored);
    this.#scheduler.invalidate();
  }

  /** Size in CSS pixels. */
  resize(width: number, height: number, dpr: number): void {
    this.#stage?.resize(width, height, dpr);
    this.#height = height * dpr;
    this.#scheduler.invalidate();
  }

  /**
   * Draws the dance at a time at once, whatever the play state: for pictures, export and tests. It is the dance that was
   * solved last: `refined` waits for the one that was set last.
   */
  renderAt(seconds: number): void {
    const { idle, shown: dance = idle } = this.#danceSource;
    if (!this.#stage || !dance) return;
    this.#cast?.showAll();
    const moment = { dance, seconds, isIdle: false, atOnce: true };
    this.#draw({ dance, seconds, moment }); // what was asked for stays on the canvas
  }

  /** Where every bone of the pose last drawn is in the world, metres, by name. */
  poseSnapshot(): Record<string, [number, number, number]> {
    return this.#drawer?.snapshot() ?? {};
  }

  /** What the last frame cost: draw calls and triangles, shadows included. */
  get drawn(): { calls: number; triangles: number } {
    const info = this.#stage?.renderer.info.render;
    return { calls: info?.calls ?? 0, triangles: info?.triangles ?? 0 };
  }

  /** What the graphics hardware keeps for it at the moment. */
  get held(): { geometries: number; textures: number } {
    const memory = this.#stage?.renderer.info.memory;
    return { geometries: memory?.geometries ?? 0, textures: memory?.textures ?? 0 };
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#frames?.stop();
    this.#work?.stop();
    this.#danceSource.dispose();
    this.#loader?.dispose();
    this.#cast?.dispose();
    this.#stage?.dispose();
    this.#events.clear();
  }

  async #load(loader: DancerLoader, avatar: Blob | undefined): Promise<void> {
    const loaded = await loader.loadFirst(avatar, (error) => this.#events.emit("error", error));
    if (loaded === "look") this.#refine(loader);
    await Promise.all([this.#danceSource.ready(), this.#surrounded]);
  }

  #beforeShow(dancer: DancerModel): void {
    this.#danceSource.start(dancer.proportions);
    dancer.setMirrored(this.#mirrored);
    this.#scheduler.invalidate();
    this.#events.emit("look", this.#loader?.isAvatar ? "avatar" : this.look);
  }

  /** On a large picture and a fast machine, loads the full dancer, which then replaces the lite one. */
  #refine(loader: DancerLoader): void {
    const settings = this.#stage && QUALITY_SETTINGS[this.#stage.quality];
    if (settings?.detail !== "full" || this.#height < FULL_DETAIL_HEIGHT || this.#disposed) return;
    this.#refined = loader.refine().catch((error: Error) => this.#events.emit("error", error));
  }

  #onFrame(now: number): void {
    if (this.#lost) return;
    const since = now - this.#lastFrame;
    // The cost of a frame shows in the time at which the browser asks for the next one.
    if (this.#lastTick === this.#lastFrame) this.#watch(since);
    const isLate = now - this.#lastTick > LATE;
    this.#lastTick = now;
    if (this.#stage?.advance(Math.min(since, LONGEST_TURN))) this.#scheduler.invalidate();
    const { idle, shown, current } = this.#danceSource;
    const posed = this.#scheduler.isIdle && this.#isAtPeak ? current : undefined;
    const breathes = !posed && !this.#reducedMotion && this.quality !== "software";
    const time = this.#scheduler.nextFrame(now, since, breathes);
    if (time === undefined) return;
    const isIdle = this.#scheduler.isIdle && !posed;
    const seconds = posed ? this.#peakOf(posed) : time;
    const dance = isIdle ? idle : (shown ?? idle);
    if (!dance) return;
    this.#work?.begin();
    this.#cast?.showAble();
    // Before the music the camera waits where the dance begins.
    const view = posed && ("front" as const);
    const moment = {
      dance: shown ?? dance,
      seconds: isIdle ? 0 : seconds,
      isIdle,
      atOnce: false,
      ...(view && { view }),
    };
    this.#draw({ dance, seconds, moment });
    // Where frames come in time, nobody asks for their work.
    if (this.#adaptive && isLate) this.#work?.drawn();
    this.#lastFrame = now;
  }

  /** The peak of the dance, with all who dance it at the moment. Seconds. */
  #peakOf(leader: Dance): number {
    const dances = [leader, ...(this.#cast?.dances ?? [])];
    const isSame =
      this.#peak?.dances.length === dances.length && dances.every((dance, i) => dance === this.#peak?.dances[i]);
    if (!this.#peak || !isSame) this.#peak = { dances, seconds: peakOf(dances) };
    return this.#peak.seconds;
  }

  #draw(frame: Pick<Frame, "dance" | "seconds" | "moment">): void {
    if (this.#disposed) return;
    const isIdle = frame.dance === this.#danceSource.idle;
    this.#drawer?.draw({ ...frame, isIdle, mirrored: this.#mirrored });
    this.#scheduler.markDrawn(frame.seconds);
    this.#events.emit("frame", frame.seconds);
  }

  /**
   * Looks at how long a drawn frame took. Several who breathe before the music cost as much as in the dance: who is too
   * many is left out then already.
   */
  #watch(seconds: number): void {
    const plays = this.#scheduler.state === PlayState.play;
    const areSeveral = this.dancers > 1;
    if (!this.#adaptive || !(plays || areSeveral)) return;
    const late = this.#frameWatch.frame({ seconds, work: this.#work?.seconds }, plays && areSeveral);
    if (late) this.#lower(late);
  }

  /** Shows fewer dancers, or draws them more simply. @param seconds That a frame takes. */
  #lower(seconds: number): void {
    this.#scheduler.invalidate();
    const isEnough = this.#cast?.leaveOut(seconds);
    const next = isEnough || !this.#stage ? undefined : lowerQuality(this.#stage.quality);
    if (!next) return;
    this.#stage?.setQuality(next);
    this.#loader?.dancer?.setQuality(next);
    this.#cast?.setQuality();
    this.#events.emit("quality", next);
  }
}
