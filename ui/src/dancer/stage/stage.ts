import { float32At, numberAt } from "@nataraj/sdk/arrays";
import { boneIndex } from "@nataraj/sdk/motion";
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
import { createStageCamera, type StageCamera } from "./camera.ts";
import { createFloor, type Floor } from "./floor.ts";
import { createLights, type Lights } from "./lights.ts";
import { chooseQuality, QUALITY_SETTINGS, type Quality } from "./quality.ts";
import { rendererName } from "./renderer.ts";
import { type Background, glow, reflections } from "./surroundings.ts";

/** The sentence for a browser without WebGL. The player goes on with song, lyrics and steps. */
export const NO_WEBGL =
  "This browser cannot show the dancer in 3D, because WebGL is switched off or missing. The song, its lyrics and steps still play.";

const HIPS = boneIndex("hips");
const CONTACT_BONES = [...["leftToes", "rightToes", "leftHand", "rightHand"].map(boneIndex), HIPS];

export interface StageOptions {
  quality: Quality | "auto";
  background: Background;
  /** Something other than the dance has changed what is to be seen. */
  changed: () => void;
  /** The context is gone, or back. */
  lost: (lost: boolean) => void;
}

/** Renderer, lights, floor, background and camera: everything but the dancer. */
export class Stage {
  readonly renderer: WebGLRenderer;
  readonly view: StageCamera;
  readonly #scene = new Scene();
  readonly #canvas: HTMLCanvasElement;
  readonly #options: StageOptions;
  #quality: Quality;
  #lights: Lights;
  #floor: Floor;
  #background: Texture | undefined;
  #reflections: WebGLRenderTarget | undefined;
  #size = { width: 300, height: 150, dpr: 1 };

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
    this.renderer.toneMappingExposure = 1.5;
    this.renderer.shadowMap.type = PCFShadowMap;
    // Everything that moves brings its matrices up to date itself.
    this.#scene.matrixWorldAutoUpdate = false;
    if (options.background !== "transparent") this.#background = glow(options.background);
    this.#lights = createLights(this.#quality);
    this.#floor = this.#layFloor();
    this.#furnish();
    this.view = createStageCamera(canvas, options.changed);
    canvas.addEventListener("webglcontextlost", this.#onLost);
    canvas.addEventListener("webglcontextrestored", this.#onRestored);
  }

  get quality(): Quality {
    return this.#quality;
  }

  /** Builds lights and floor anew for another quality. The dancer's own materials are its rig's. */
  setQuality(quality: Quality): void {
    this.#lights.dispose();
    this.#lights.group.removeFromParent();
    this.#floor.dispose();
    this.#floor.mesh.removeFromParent();
    this.#quality = quality;
    this.#lights = createLights(quality);
    this.#floor = this.#layFloor();
    this.#furnish();
    this.resize(this.#size.width, this.#size.height, this.#size.dpr);
  }

  /** Size in CSS pixels; the pixel ratio is bounded by the quality. */
  resize(width: number, height: number, dpr: number): void {
    this.#size = { width, height, dpr };
    this.renderer.setPixelRatio(Math.min(dpr, QUALITY_SETTINGS[this.#quality].pixelRatio));
    this.renderer.setSize(Math.max(1, width), Math.max(1, height), false);
    this.view.resize(Math.max(1, width) / Math.max(1, height));
  }

  add(dancer: Object3D): void {
    this.#scene.add(dancer);
    dancer.updateMatrixWorld(true);
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
    this.#lights.dispose();
    this.#floor.dispose();
    this.#background?.dispose();
    this.#reflections?.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  #layFloor(): Floor {
    return createFloor(this.#options.background, QUALITY_SETTINGS[this.#quality].shadowMap > 0, this.#background);
  }

  #furnish(): void {
    const settings = QUALITY_SETTINGS[this.#quality];
    this.renderer.shadowMap.enabled = settings.shadowMap > 0;
    this.#scene.add(this.#lights.group, this.#floor.mesh);
    this.#scene.updateMatrixWorld(true);
    this.#reflections?.dispose();
    this.#reflections = settings.reflections ? reflections(this.renderer) : undefined;
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
