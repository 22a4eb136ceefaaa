import { float32At, numberAt } from "@nataraj/sdk/arrays";
import { boneIndex, type Dance } from "@nataraj/sdk/motion";
import {
  type BodySamples,
  createLighting,
  DAY,
  type Environment,
  type EnvironmentDesign,
  type Lighting,
  type LightState,
  loadEnvironment,
  STAGE,
  steadyLight,
} from "@nataraj/sdk/stage";
import {
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  Scene,
  type Texture,
  type Vector3,
  WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import { createLatestOnly } from "../latest.ts";
import { chooseQuality, QUALITY_SETTINGS, type Quality } from "../quality/quality.ts";
import { rendererName } from "../quality/renderer.ts";
import { REFLECTION_LAYER } from "../rig/reflection.ts";
import { createStageCamera, type StageCamera } from "./camera.ts";
import { CameraPaths } from "./camera-paths.ts";
import { createScenery, type Scenery } from "./environments/scenery.ts";
import { createFloor, type Floor } from "./floor.ts";
import { frameWithin, type Insets, MovingInsets } from "./insets.ts";
import { createLights, type Lights } from "./lights.ts";
import { type Background, glow, reflections } from "./surroundings.ts";
import type { View } from "./views.ts";

/** The sentence for a browser without WebGL. The player goes on with song, lyrics and steps. */
export const NO_WEBGL =
  "This browser cannot show the dancer in 3D, because WebGL is switched off or missing. The song, its lyrics and steps still play.";

const HIPS = boneIndex("hips");
const CONTACT_BONES = [...["leftToes", "rightToes", "leftHand", "rightHand"].map(boneIndex), HIPS];

export interface StageOptions {
  quality: Quality | "auto";
  background: Background;
  /** The person prefers reduced motion: camera and light do not answer the music. */
  still: boolean;
  /** Something other than the dance has changed what is to be seen. */
  changed: () => void;
  /** The context is gone, or back. */
  lost: (lost: boolean) => void;
  /** Someone has taken the camera in hand (undefined), or given it back to a view. */
  cameraTaken: (view: View | undefined) => void;
}

/** A moment that is shown. */
export interface Moment {
  dance: Dance;
  /** Seconds in the dance. */
  seconds: number;
  /** The music does not play yet: the light is steady. */
  isIdle: boolean;
  /** Camera and light must be right at once, for a picture or a film. */
  atOnce: boolean;
  /** From where it is seen unless someone leads the camera; as was asked for, where absent. */
  view?: View;
}

/** Renderer, lights, floor, background and camera: everything but the dancer. */
export class Stage {
  readonly renderer: WebGLRenderer;
  readonly view: StageCamera;
  readonly #scene = new Scene();
  readonly #canvas: HTMLCanvasElement;
  readonly #options: StageOptions;
  #quality: Quality;
  readonly #paths: CameraPaths;
  readonly #latest = createLatestOnly<EnvironmentDesign>(() => {});
  readonly #light: LightState = steadyLight();
  readonly #steady: LightState = steadyLight();
  #lit: { dance: Dance; lighting: Lighting } | undefined;
  #design: EnvironmentDesign;
  #lights: Lights;
  #floor: Floor;
  #scenery: Scenery | undefined;
  #background: Texture | undefined;
  #reflections: WebGLRenderTarget | undefined;
  #radius = 0;
  #size = { width: 300, height: 150, dpr: 1 };
  readonly #insets = new MovingInsets();

  /** @throws {Error} with {@link NO_WEBGL} where there is no WebGL. */
  constructor(canvas: HTMLCanvasElement, options: StageOptions) {
    this.#canvas = canvas;
    this.#options = options;
    const context = openContext(canvas, options);
    this.#quality =
      options.quality === "auto"
        ? chooseQuality(rendererName(context), navigator.hardwareConcurrency || 4)
        : options.quality;
    this.renderer = new WebGLRenderer({ canvas, context, alpha: options.background === "transparent" });
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.shadowMap.type = PCFShadowMap;
    // Everything that moves brings its matrices up to date itself.
    this.#scene.matrixWorldAutoUpdate = false;
    this.#design = options.background === "day" ? DAY : STAGE;
    this.#background = this.#hang();
    this.#lights = createLights(this.#quality, this.#design.light);
    this.#floor = this.#layFloor();
    this.#furnish();
    this.#paths = new CameraPaths(options.changed);
    this.view = createStageCamera(canvas, { changed: options.changed, taken: options.cameraTaken });
    if (options.background !== "transparent") this.view.camera.layers.enable(REFLECTION_LAYER);
    canvas.addEventListener("webglcontextlost", this.#onLost);
    canvas.addEventListener("webglcontextrestored", this.#onRestored);
  }

  /** Whether camera and light do not answer the music. A see-through stage is part of a page, which has set it out. */
  get #isStill(): boolean {
    return this.#options.still || this.#options.background === "transparent";
  }

  get quality(): Quality {
    return this.#quality;
  }

  /** Builds lights and floor anew for another quality. The dancer's own materials are its rig's. */
  setQuality(quality: Quality): void {
    this.#strike();
    this.#quality = quality;
    this.#build();
    this.resize(this.#size.width, this.#size.height, this.#size.dpr);
  }

  /** Shows another environment; the one before stays until it is loaded. Without effect on see-through stages and by day. */
  async setEnvironment(name: Environment): Promise<void> {
    if (this.#options.background !== "stage") return;
    const design = await this.#latest.run(() => loadEnvironment(name));
    if (!design || design === this.#design) return;
    this.#strike();
    this.#background?.dispose();
    this.#scenery?.dispose();
    for (const object of this.#scenery?.objects ?? []) object.removeFromParent();
    this.#design = design;
    this.#scenery = design.scenery && createScenery(design.scenery());
    this.#background = this.#hang();
    this.#build();
    this.#options.changed();
  }

  /**
   * Sets the dancers beside the leader: cameras and shadows take them in.
   * @param reach From the middle of the stage to the farthest of them, metres; 0 for nobody.
   */
  setOthers(others: readonly BodySamples[], reach: number): void {
    this.#radius = reach;
    this.#lights.spread(reach);
    this.#paths.setOthers(others);
    this.view.setRadius(reach);
    this.#options.changed();
  }

  /** Size in CSS pixels; the pixel ratio is bounded by the quality. */
  resize(width: number, height: number, dpr: number): void {
    this.#size = { width, height, dpr };
    this.renderer.setPixelRatio(Math.min(dpr, QUALITY_SETTINGS[this.#quality].pixelRatio));
    this.renderer.setSize(Math.max(1, width), Math.max(1, height), false);
    this.#frameDancers();
  }

  /** What lies over the stage: dancers are framed in what is left. */
  setInsets(insets: Insets): void {
    this.#insets.goTo(insets, this.#options.still);
    this.#frameDancers();
    this.#options.changed();
  }

  /** Lets turntable and frame go on. @returns whether the picture is another one. */
  advance(seconds: number): boolean {
    const isTurned = this.view.advance(seconds);
    const isFramed = this.#insets.advance(seconds);
    if (isFramed) this.#frameDancers();
    return isTurned || isFramed;
  }

  /** Paths are made for where the frame goes: they take their time. */
  #frameDancers(): void {
    const picture = { width: Math.max(1, this.#size.width), height: Math.max(1, this.#size.height) };
    const { width, height } = frameWithin(picture, this.#insets.goal);
    this.#paths.setAspect(width / height);
    this.view.resize(picture, frameWithin(picture, this.#insets.shown));
  }

  add(dancer: Object3D): void {
    this.#scene.add(dancer);
    dancer.updateMatrixWorld(true);
  }

  /** Camera and light as they are at a moment of a dance. @param size Metres on the stage of a metre of the dance. */
  show({ dance, seconds, isIdle, atOnce, view: wanted }: Moment, size: number, mirrored: boolean): void {
    const still = this.#isStill;
    const { current } = this.view;
    const view = still ? undefined : current && (wanted ?? current);
    const place = view && this.#paths.at(dance, view, seconds, atOnce);
    if (place) this.view.lead(place, size, mirrored);
    this.#shine(still || isIdle ? this.#steady : this.#lightingOf(dance).at(seconds, this.#light), still ? 0 : seconds);
  }

  /**
   * Light, contact shadows and camera go to where the dancer is.
   * @param world Positions of the bones, `size` of which are metres on the stage.
   */
  track(world: Float32Array, size: number, mirrored: boolean): void {
    const s = mirrored ? -size : size;
    const x = float32At(world, HIPS * 3) * s;
    const z = float32At(world, HIPS * 3 + 2) * size;
    this.#lights.track(x, z);
    this.view.follow(x, z);
    for (let i = 0; i < CONTACT_BONES.length; i++) {
      const bone = numberAt(CONTACT_BONES, i);
      const over = bone === HIPS ? 0 : 0.02;
      (this.#floor.contacts[i] as Vector3).set(
        float32At(world, bone * 3) * s,
        float32At(world, bone * 3 + 2) * size,
        (float32At(world, bone * 3 + 1) - over) * size,
      );
    }
  }

  render(): void {
    this.renderer.render(this.#scene, this.view.camera);
  }

  /** Frees everything and gives the GL context back at once. */
  dispose(): void {
    this.#canvas.removeEventListener("webglcontextlost", this.#onLost);
    this.#canvas.removeEventListener("webglcontextrestored", this.#onRestored);
    this.view.dispose();
    this.#paths.dispose();
    this.#latest.stop();
    this.#scenery?.dispose();
    this.#lights.dispose();
    this.#floor.dispose();
    this.#background?.dispose();
    this.#reflections?.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  /** What fills the picture behind everything; scenery has a sky of its own. */
  #hang(): Texture | undefined {
    if (this.#options.background === "transparent" || this.#design.scenery) return undefined;
    return glow(this.#design.glow);
  }

  #layFloor(): Floor {
    return createFloor(this.#design.floor, {
      shadows: QUALITY_SETTINGS[this.#quality].shadowMap > 0,
      backdrop: this.#background,
      isSeeThrough: this.#options.background === "transparent",
    });
  }

  #lightingOf(dance: Dance): Lighting {
    if (this.#lit?.dance !== dance) this.#lit = { dance, lighting: createLighting(dance.score) };
    return this.#lit.lighting;
  }

  #shine(state: LightState, seconds: number): void {
    state.focus *= this.#design.focus;
    this.#lights.light(state);
    this.#floor.light(state);
    this.#scenery?.light(state, seconds);
  }

  #strike(): void {
    this.#lights.dispose();
    this.#lights.group.removeFromParent();
    this.#floor.dispose();
    this.#floor.mesh.removeFromParent();
  }

  #build(): void {
    this.#lights = createLights(this.#quality, this.#design.light);
    this.#lights.spread(this.#radius);
    this.#floor = this.#layFloor();
    this.#furnish();
  }

  #furnish(): void {
    const settings = QUALITY_SETTINGS[this.#quality];
    this.renderer.toneMappingExposure = this.#design.exposure;
    this.renderer.shadowMap.enabled = settings.shadowMap > 0;
    this.#lights.track(0, 0);
    this.#scene.add(this.#lights.group, this.#floor.mesh, ...(this.#scenery?.objects ?? []));
    this.#shine(this.#steady, 0);
    this.#scene.updateMatrixWorld(true);
    this.#reflections?.dispose();
    this.#reflections = settings.reflections ? reflections(this.renderer, this.#design) : undefined;
    this.#scene.environment = this.#reflections?.texture ?? null;
    this.#scene.environmentIntensity = 0.5;
  }

  #onLost = (event: Event): void => {
    event.preventDefault();
    this.#reflections?.dispose();
    this.#reflections = undefined;
    this.#options.lost(true);
  };

  #onRestored = (): void => {
    // three uploads geometry and textures again by itself; what was rendered into a target is gone.
    this.#furnish();
    this.#options.lost(false);
  };
}

function openContext(canvas: HTMLCanvasElement, { quality, background }: StageOptions): WebGL2RenderingContext {
  const context = canvas.getContext("webgl2", {
    alpha: background === "transparent",
    antialias: quality !== "software",
    powerPreference: "high-performance",
    premultipliedAlpha: true,
    stencil: false,
  });
  if (!context) throw new Error(NO_WEBGL);
  return context;
}
