import { type AvatarEngine, PlayState } from "@nataraj/sdk";
import type { Timeline } from "@nataraj/sdk/choreography";
import type { DanceStyle } from "@nataraj/sdk/contract";
import { BONES, createPose, type Dance, poseAt, worldPositions } from "@nataraj/sdk/motion";
import { Emitter } from "./emitter.ts";
import { createFrames } from "./frames.ts";
import { LOOKS, type LookId } from "./looks.ts";
import { createModelLoader, type ModelUrl } from "./model-loader.ts";
import { danceOfSequence, danceOfTimeline, idleDance } from "./repertoire.ts";
import { DancerRig } from "./rig/dancer-rig.ts";
import { createFrameWatch, lowerQuality, QUALITY_SETTINGS, type Quality } from "./stage/quality.ts";
import { Stage } from "./stage/stage.ts";
import type { Background } from "./stage/surroundings.ts";
import type { View } from "./stage/views.ts";

export interface DancerOptions {
  /** Address of a baked dancer. */
  models: ModelUrl;
  look: LookId;
  /** Colours of the look; its first where absent. */
  variant?: string;
  /** `auto` chooses by the machine and goes down when frames are late. */
  quality?: Quality | "auto";
  background?: Background;
  /** How segments are danced that name no style. */
  style?: DanceStyle;
}

/** What a listener can be told. */
export interface DancerEvents {
  /** A frame was drawn of this time in the song, seconds. */
  frame: number;
  /** Something failed after the dancer had loaded; the dance goes on. */
  error: Error;
  quality: Quality;
  /** The dancer on the stage has changed. */
  look: LookId;
}

/** Over this many device pixels of height the finer dancer is worth its bytes. */
const LARGE = 420;
/** Idle breathing needs no more frames than these. Seconds. */
const IDLE_FRAME = 1 / 30;

/**
 * The 3D dancer on its stage, driven by the player. It draws when something changes and gives everything back on
 * `dispose`, its GL context included: a canvas that has held an engine cannot hold another one.
 *
 * @example
 * const engine = new DancerEngine(canvas, { models: (look, detail) => `/dancers/${look}.${detail}.glb`, look: "street" });
 * engine.setTimeline(timeline);
 * engine.setClock(() => audio.currentTime);
 * await engine.loaded;
 * engine.setPlayState(PlayState.play);
 */
export class DancerEngine implements AvatarEngine {
  readonly loaded: Promise<void>;
  readonly #events = new Emitter<DancerEvents>();
  readonly #loader: ReturnType<typeof createModelLoader>;
  readonly #watch = createFrameWatch();
  readonly #pose = createPose();
  readonly #world = new Float32Array(BONES.length * 3);
  readonly #idle = idleDance();
  readonly #stage: Stage | undefined;
  readonly #frames: ReturnType<typeof createFrames> | undefined;
  readonly #still = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  readonly #adaptive: boolean;
  #rig: DancerRig | undefined;
  #detail: "full" | "lite" = "lite";
  #refined: Promise<void> | undefined;
  #look: LookId;
  #variant: string | undefined;
  #style: DanceStyle | undefined;
  #retell: () => void = () => {};
  #dance: Dance = this.#idle;
  #state: PlayState = PlayState.pauseStart;
  #clock: () => number = () => 0;
  #mirrored = false;
  #height = 0;
  #dirty = true;
  #lost = false;
  #drawnAt = Number.NaN;
  #lastFrame = 0;
  #disposed = false;

  constructor(
    canvas: HTMLCanvasElement,
    { models, look, variant, quality = "auto", background = "stage", style }: DancerOptions,
  ) {
    this.#look = look;
    this.#variant = variant;
    this.#style = style;
    this.#adaptive = quality === "auto";
    this.#loader = createModelLoader(models);
    try {
      this.#stage = new Stage(canvas, {
        quality,
        background,
        changed: () => {
          this.#dirty = true;
        },
        lost: (lost) => {
          this.#lost = lost;
          this.#dirty = true;
        },
      });
    } catch (error) {
      this.loaded = Promise.reject(error);
      this.loaded.catch(() => {});
      return;
    }
    this.resize(
      canvas.clientWidth || canvas.width,
      canvas.clientHeight || canvas.height,
      globalThis.devicePixelRatio || 1,
    );
    this.#frames = createFrames(canvas, (now) => this.#onFrame(now / 1000));
    this.loaded = this.#dress(look, "lite").then(() => this.#refine());
    this.loaded.catch(() => {});
  }

  /** Listens until the returned function is called. */
  on<Name extends keyof DancerEvents>(name: Name, listener: (detail: DancerEvents[Name]) => void): () => void {
    return this.#events.on(name, listener);
  }

  get quality(): Quality | undefined {
    return this.#stage?.quality;
  }

  get look(): LookId {
    return this.#look;
  }

  /** Resolves when the dancer has come as fine as it will be on this picture; rejects when none can be shown. */
  get refined(): Promise<void> {
    return this.loaded.then(() => this.#refined);
  }

  setStepSequence(sequence: string): void {
    this.#tell(() => danceOfSequence(sequence, this.#style));
  }

  setTimeline(timeline: Timeline): void {
    this.#tell(() => danceOfTimeline(timeline, this.#style));
  }

  setStyle(style: DanceStyle): void {
    this.#style = style;
    this.#retell();
  }

  setPlayState(state: PlayState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#follow();
    this.#dirty = true;
  }

  setClock(now: () => number): void {
    this.#clock = now;
  }

  /** Another dancer, or the same in other colours. Rejects when its model cannot be had; the one before stays. */
  async setLook(look: LookId, variant?: string): Promise<void> {
    if (!this.#stage) return;
    this.#variant = variant;
    if (look === this.#look && this.#rig) {
      this.#recolor();
      return;
    }
    await this.#dress(look, this.#detail);
  }

  setView(view: View): void {
    this.#stage?.view.view(view);
  }

  /** Puts the camera at degrees round and over the dancer and metres away, for pictures. */
  setCamera(azimuth: number, elevation: number, distance: number, target?: readonly [number, number, number]): void {
    this.#stage?.view.place(azimuth, elevation, distance, target);
  }

  /** Shows the dance as in a mirror, as people learn it. */
  setMirrored(mirrored: boolean): void {
    this.#mirrored = mirrored;
    this.#rig?.setMirrored(mirrored);
    this.#dirty = true;
  }

  /** Size in CSS pixels. */
  resize(width: number, height: number, dpr: number): void {
    this.#stage?.resize(width, height, dpr);
    this.#height = height * dpr;
    this.#dirty = true;
  }

  /** Draws the dance at a time at once, whatever the play state: for pictures, export and tests. */
  renderAt(seconds: number): void {
    this.#rig?.follow(this.#source(this.#dance));
    this.#draw(this.#dance, seconds);
    this.#follow();
  }

  /** Where every bone of the pose last drawn is in the world, metres, by name. */
  poseSnapshot(): Record<string, [number, number, number]> {
    worldPositions(this.#pose, this.#world);
    const at = (i: number) => this.#world[i] as number;
    return Object.fromEntries(BONES.map((name, i) => [name, [at(i * 3), at(i * 3 + 1), at(i * 3 + 2)]]));
  }

  /** What the last frame cost: draw calls and triangles, shadows included. */
  get drawn(): { calls: number; triangles: number } {
    const info = this.#stage?.renderer.info.render;
    return { calls: info?.calls ?? 0, triangles: info?.triangles ?? 0 };
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#frames?.stop();
    this.#loader.dispose();
    this.#rig?.dispose();
    this.#stage?.dispose();
    this.#events.clear();
  }

  #tell(make: () => Dance): void {
    this.#retell = () => {
      this.#dance = make();
      this.#follow();
      this.#dirty = true;
    };
    this.#retell();
  }

  #source(dance: Dance) {
    return (seconds: number, out: ReturnType<typeof createPose>) => void poseAt(dance, seconds, out);
  }

  #follow(): void {
    this.#rig?.follow(this.#source(this.#state === PlayState.pauseStart ? this.#idle : this.#dance));
  }

  #recolor(): void {
    const variant = LOOKS[this.#look].variants.find(({ id }) => id === this.#variant);
    this.#rig?.recolor(variant?.colors ?? {});
    this.#dirty = true;
  }

  async #dress(look: LookId, detail: "full" | "lite"): Promise<void> {
    const model = await this.#loader.load(look, detail);
    if (!model || !this.#stage || this.#disposed) return;
    const rig = new DancerRig(model, this.#stage.quality);
    this.#rig?.dispose();
    this.#rig = rig;
    this.#look = look;
    this.#detail = detail;
    rig.setMirrored(this.#mirrored);
    this.#follow();
    this.#recolor();
    this.#stage.add(rig);
    this.#events.emit("look", look);
  }

  /** On a large picture and a good machine the finer dancer takes the place of the first, when it has come. */
  #refine(): void {
    const settings = this.#stage && QUALITY_SETTINGS[this.#stage.quality];
    if (settings?.detail !== "full" || this.#height < LARGE || this.#disposed) return;
    this.#refined = this.#dress(this.#look, "full").catch((error: Error) => this.#events.emit("error", error));
  }

  #onFrame(now: number): void {
    if (this.#lost) return;
    const since = now - this.#lastFrame;
    if (this.#state === PlayState.pauseStart) {
      const breathes = !this.#still && this.quality !== "software";
      if (!this.#dirty && !(breathes && since >= IDLE_FRAME)) return;
      this.#draw(this.#idle, breathes ? now : 0);
    } else {
      const seconds = this.#clock();
      const runs = this.#state === PlayState.play;
      if (!this.#dirty && seconds === this.#drawnAt) return;
      this.#draw(this.#dance, seconds);
      if (runs && this.#adaptive && this.#watch.frame(since)) this.#lower();
    }
    this.#lastFrame = now;
  }

  #draw(dance: Dance, seconds: number): void {
    if (!this.#stage || this.#disposed) return;
    poseAt(dance, seconds, this.#pose);
    worldPositions(this.#pose, this.#world);
    this.#rig?.apply(this.#pose, seconds);
    this.#stage.track(this.#pose, this.#world, this.#mirrored);
    this.#stage.render();
    this.#drawnAt = seconds;
    this.#dirty = false;
    this.#events.emit("frame", seconds);
  }

  #lower(): void {
    const next = this.#stage && lowerQuality(this.#stage.quality);
    if (!next) return;
    this.#stage?.setQuality(next);
    this.#rig?.setQuality(next);
    this.#dirty = true;
    this.#events.emit("quality", next);
  }
}
