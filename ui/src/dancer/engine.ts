import { type AvatarEngine, PlayState } from "@nataraj/sdk";
import { float32At } from "@nataraj/sdk/arrays";
import type { Timeline } from "@nataraj/sdk/choreography";
import type { DanceStyle } from "@nataraj/sdk/contract";
import { BONES, createPose, type Dance, poseAt, worldPositions } from "@nataraj/sdk/motion";
import type { Cast, Environment } from "@nataraj/sdk/stage";
import { DanceSource } from "./dance-source.ts";
import { DancerLoader } from "./dancer-loader.ts";
import { Emitter } from "./emitter.ts";
import type { EnsembleDancers } from "./ensemble/ensemble-dancers.ts";
import { createFrameLoop } from "./frame-loop.ts";
import { FrameScheduler } from "./frame-scheduler.ts";
import { createLatestOnly } from "./latest.ts";
import { castLooks, type LookId, lookNamed } from "./looks.ts";
import type { DancerEvents, DancerOptions } from "./options.ts";
import type { DancerModel } from "./rig/dancer-model.ts";
import { createFrameWatch, lowerQuality, QUALITY_SETTINGS, type Quality } from "./stage/quality.ts";
import { type Moment, NO_WEBGL, Stage } from "./stage/stage.ts";
import type { View } from "./stage/views.ts";

/** Above this height in device pixels, the full dancer is worth its bytes. */
const LARGE = 420;
/** A turntable goes on from where it was after a pause. Seconds. */
const LONGEST_TURN = 0.1;
/** How many may dance beside the leader while it plays, where the quality is chosen for the machine. */
const BESIDE: Readonly<Record<Quality, number>> = { full: 4, lite: 4, software: 0 };

/**
 * The 3D dancer on its stage, driven by the player. It draws when something changes and gives everything back on
 * `dispose`, its GL context included: a canvas that has held an engine cannot hold another one.
 *
 * @example const engine = new DancerEngine(canvas, { models: (look, detail) => `/dancers/${look}.${detail}.glb`, look:
 * "street" }); engine.setTimeline(timeline); engine.setClock(() => audio.currentTime); await engine.loaded;
 * engine.setPlayState(PlayState.play);
 */
export class DancerEngine implements AvatarEngine {
  readonly loaded: Promise<void>;
  readonly #events = new Emitter<DancerEvents>();
  readonly #frameWatch = createFrameWatch();
  readonly #scheduler = new FrameScheduler();
  readonly #pose = createPose();
  readonly #danceSource: DanceSource;
  readonly #stage: Stage | undefined;
  readonly #loader: DancerLoader | undefined;
  readonly #frames: ReturnType<typeof createFrameLoop> | undefined;
  readonly #reducedMotion = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  readonly #adaptive: boolean;
  readonly #look: LookId;
  /** The dance that hair and cloth are simulated for. */
  #simulated: Dance | undefined;
  #refined: Promise<void> | undefined;
  /** Resolves when the environment that was asked for at first is shown. */
  #surrounded: Promise<void> | undefined;
  readonly #latestCast = createLatestOnly<EnsembleDancers>((late) => late.dispose());
  #casting: Promise<void> = Promise.resolve();
  #ensemble: EnsembleDancers | undefined;
  /** How many of the ensemble this machine can show beside the leader. */
  #beside = Number.POSITIVE_INFINITY;
  #mirrored = false;
  #height = 0;
  #lost = false;
  #lastFrame = 0;
  #disposed = false;

  constructor(canvas: HTMLCanvasElement, options: DancerOptions) {
    const { models, look, variant, avatar, quality = "auto", background = "stage", style } = options;
    const { environment, cast } = options;
    this.#look = look;
    this.#danceSource = new DanceSource(style, {
      solved: () => {
        this.#scheduler.invalidate();
        this.#followLeader();
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
      .then(() => Promise.all([this.#refined, this.#casting, this.#danceSource.ready()]))
      .then(() => this.#ensemble?.ready());
  }

  /** Whether it dances to the clock at the moment, and does not only breathe or stand. */
  get isDancing(): boolean {
    return this.#scheduler.state === PlayState.play && this.#danceSource.shown !== undefined;
  }

  /** How many dance: the leader, and those beside it whom this machine can show. */
  get dancers(): number {
    return 1 + (this.#ensemble?.shown ?? 0);
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
  setCast(cast: Cast): Promise<void> {
    this.#casting = this.#cast(cast).catch((error: Error) => this.#events.emit("error", error));
    return this.#casting;
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
    this.#ensemble?.setMirrored(mirrored);
    this.#scheduler.invalidate();
  }

  /** Size in CSS pixels. */
  resize(width: number, height: number, dpr: number): void {
    this.#stage?.resize(width, height, dpr);
    this.#height = height * dpr;
    this.#scheduler.invalidate();
  }

  /** Draws the dance at a time at once, whatever the play state: for pictures, export and tests. */
  renderAt(seconds: number): void {
    if (!this.#stage) return;
    const { dance } = this.#danceSource;
    this.#ensemble?.limit(Number.POSITIVE_INFINITY);
    this.#draw(dance, seconds, { dance, seconds, isIdle: false, atOnce: true }); // what was asked for stays on the canvas
  }

  /** Where every bone of the pose last drawn is in the world, metres, by name. */
  poseSnapshot(): Record<string, [number, number, number]> {
    const dancer = this.#loader?.dancer;
    const world = worldPositions(this.#pose, undefined, dancer?.proportions);
    const at = (i: number) => float32At(world, i) * (dancer?.size ?? 1);
    return Object.fromEntries(BONES.map((name, i) => [name, [at(i * 3), at(i * 3 + 1), at(i * 3 + 2)]]));
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
    this.#danceSource.dispose();
    this.#loader?.dispose();
    this.#latestCast.stop();
    this.#ensemble?.dispose();
    this.#stage?.dispose();
    this.#events.clear();
  }

  async #load(loader: DancerLoader, avatar: Blob | undefined): Promise<void> {
    await this.#loadDancer(loader, avatar);
    await Promise.all([this.#danceSource.ready(), this.#surrounded]);
  }

  async #loadDancer(loader: DancerLoader, avatar: Blob | undefined): Promise<void> {
    if (avatar) {
      const loaded = await loader.loadAvatar(avatar).then(
        () => true,
        (error: Error) => {
          this.#events.emit("error", error);
          return false;
        },
      );
      if (loaded) return;
    }
    await loader.loadFirst();
    this.#refine(loader);
  }

  #beforeShow(dancer: DancerModel): void {
    this.#danceSource.start(dancer.proportions);
    dancer.setMirrored(this.#mirrored);
    this.#simulated = undefined;
    this.#scheduler.invalidate();
    this.#events.emit("look", this.#loader?.isAvatar ? "avatar" : this.look);
  }

  /** Sets the dance of hair and cloth, only when it has changed: they keep a history of it. */
  #simulate(dance: Dance): void {
    if (dance === this.#simulated) return;
    this.#simulated = dance;
    this.#loader?.dancer?.setMotionSource((seconds, out) => void poseAt(dance, seconds, out));
  }

  /** On a large picture and a fast machine, loads the full dancer, which then replaces the lite one. */
  #refine(loader: DancerLoader): void {
    const settings = this.#stage && QUALITY_SETTINGS[this.#stage.quality];
    if (settings?.detail !== "full" || this.#height < LARGE || this.#disposed) return;
    this.#refined = loader.refine().catch((error: Error) => this.#events.emit("error", error));
  }

  #onFrame(now: number): void {
    if (this.#lost) return;
    const since = now - this.#lastFrame;
    if (this.#stage?.view.advance(Math.min(since, LONGEST_TURN))) this.#scheduler.invalidate();
    const seconds = this.#scheduler.nextFrame(now, since, !this.#reducedMotion && this.quality !== "software");
    if (seconds === undefined) return;
    const { idle, shown } = this.#danceSource;
    const { isIdle } = this.#scheduler;
    const dance = isIdle ? idle : (shown ?? idle);
    if (!dance) return;
    this.#ensemble?.limit(this.#adaptive && this.quality ? Math.min(this.#beside, BESIDE[this.quality]) : this.#beside);
    // Before the music the camera waits where the dance begins.
    this.#draw(dance, seconds, { dance: shown ?? dance, seconds: isIdle ? 0 : seconds, isIdle, atOnce: false });
    const runs = this.#scheduler.state === PlayState.play;
    if (runs && this.#adaptive && this.#frameWatch.frame(since)) this.#lower();
    this.#lastFrame = now;
  }

  #draw(dance: Dance, seconds: number, moment: Moment): void {
    if (!this.#stage || this.#disposed) return;
    const dancer = this.#loader?.dancer;
    this.#simulate(dance);
    poseAt(dance, seconds, this.#pose);
    this.#stage.show(moment, dancer?.size ?? 1, this.#mirrored);
    if (dancer) {
      dancer.setEye?.(this.#stage.view.camera.position);
      dancer.apply(this.#pose, seconds);
      this.#ensemble?.apply(seconds, dance === this.#danceSource.idle ? dance : undefined);
      this.#stage.track(dancer.world.positions, dancer.size, this.#mirrored);
    }
    this.#stage.render();
    this.#scheduler.markDrawn(seconds);
    this.#events.emit("frame", seconds);
  }

  async #cast(cast: Cast): Promise<void> {
    this.#beside = Number.POSITIVE_INFINITY;
    if (cast.dancers === 1) {
      this.#latestCast.stop();
      this.#ensemble?.dispose();
      this.#ensemble = undefined;
      return this.#scheduler.invalidate();
    }
    this.#ensemble ??= await this.#latestCast.run(() => this.#loadEnsemble());
    if (this.#disposed || !this.#loader) return;
    const [leader] = cast.looks ?? [];
    const own = { look: this.look, variant: lookNamed(leader)?.variant ?? lookNamed(this.look)?.variant ?? "" };
    this.#ensemble?.setCast(cast, castLooks(cast.looks ?? [], cast.dancers, own).slice(1));
    this.#ensemble?.setMirrored(this.#mirrored);
    this.#followLeader();
  }

  /** What an ensemble needs is loaded only when several dance. */
  async #loadEnsemble(): Promise<EnsembleDancers> {
    const stage = this.#stage;
    if (!stage || !this.#loader) throw new Error(NO_WEBGL);
    const { EnsembleDancers } = await import("./ensemble/ensemble-dancers.ts");
    return new EnsembleDancers({
      stage,
      models: this.#loader.models,
      changed: () => this.#scheduler.invalidate(),
      failed: (error) => this.#events.emit("error", error),
    });
  }

  #followLeader(): void {
    const { solved } = this.#danceSource;
    if (solved) this.#ensemble?.follow(solved);
  }

  /** Shows fewer dancers, or draws them more simply. */
  #lower(): void {
    const beside = this.#ensemble?.shown ?? 0;
    if (beside > 0) {
      this.#beside = beside > 2 ? 2 : 0;
      this.#scheduler.invalidate();
      return;
    }
    const next = this.#stage && lowerQuality(this.#stage.quality);
    if (!next) return;
    this.#stage?.setQuality(next);
    this.#loader?.dancer?.setQuality(next);
    this.#ensemble?.setQuality();
    this.#scheduler.invalidate();
    this.#events.emit("quality", next);
  }
}
