import { scoreOf, type Timeline } from "@nataraj/sdk/choreography";
import type { DanceStyle } from "@nataraj/sdk/contract";
import { LOOKS, type LookId } from "@nataraj/sdk/looks";
import { createPose, type Dance, poseAt, solveDance } from "@nataraj/sdk/motion";
import { Group } from "three";
import type { Quality } from "./quality/quality.ts";
import { DancerRig } from "./rig/dancer-rig.ts";
import { loadModel } from "./rig/load-model.ts";

/** How a {@link DancerObject} is made. */
export interface DancerObjectOptions {
  /** Address of the dancer's file: `street.lite.glb`. */
  model: string;
  /** The look of that file; with it `variant` can be chosen. */
  look?: LookId;
  /** One of the look's sets of colours. */
  variant?: string;
  /** How materials are drawn. `full` throws shadows and takes them. */
  quality?: Quality;
}

/**
 * A dancer for a scene of three.js of one's own: an `Object3D` that stands on the floor at its place, 1.7 m tall, and
 * looks along +z. Camera, lights and renderer are the scene's.
 *
 * @example
 * const dancer = await DancerObject.load({ model: "/dancers/street.lite.glb" });
 * scene.add(dancer);
 * await dancer.setTimeline(timeline);
 * renderer.setAnimationLoop(() => {
 *   dancer.poseAt(song.currentTime);
 *   renderer.render(scene, camera);
 * });
 */
export class DancerObject extends Group {
  readonly #rig: DancerRig;
  readonly #pose = createPose();
  readonly #disposed = new AbortController();
  #dance: Dance | undefined;

  private constructor(rig: DancerRig) {
    super();
    this.#rig = rig;
    this.add(rig.root);
  }

  /**
   * Loads a dancer.
   * @throws {Error} when the file cannot be had, or is no dancer of ours.
   */
  static async load({ model, look, variant, quality = "lite" }: DancerObjectOptions): Promise<DancerObject> {
    const rig = new DancerRig(await loadModel(model), quality);
    const colors = look && LOOKS[look].variants.find(({ id }) => id === variant)?.colors;
    if (colors) rig.recolor(colors);
    return new DancerObject(rig);
  }

  /**
   * Solves a dance, without holding the page up, and dances it from then on.
   * @param style Where the timeline's segments name none.
   */
  async setTimeline(timeline: Timeline, style?: DanceStyle): Promise<void> {
    const { signal } = this.#disposed;
    const dance = await solveDance(scoreOf(timeline, style), { rig: this.#rig.proportions, signal });
    this.#dance = dance;
    this.#rig.setMotionSource((seconds, out) => void poseAt(dance, seconds, out));
  }

  /** Takes the pose at a time of the dance, in seconds. Before there is a dance it does nothing. */
  poseAt(seconds: number): void {
    if (this.#dance) this.#rig.apply(poseAt(this.#dance, seconds, this.#pose), seconds);
  }

  /** Shows the dance as in a mirror. */
  setMirrored(mirrored: boolean): void {
    this.#rig.setMirrored(mirrored);
  }

  /** Gives everything back that it has on the graphics card, and leaves the scene. */
  dispose(): void {
    this.#disposed.abort();
    this.removeFromParent();
    this.#rig.dispose();
  }
}
