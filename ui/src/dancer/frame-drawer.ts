import { float32At } from "@nataraj/sdk/arrays";
import { BONES, createPose, type Dance, type Pose, poseAt, worldPositions } from "@nataraj/sdk/motion";
import type { DancerLoader } from "./dancer-loader.ts";
import type { CastOnStage } from "./ensemble/cast-on-stage.ts";
import type { DancerModel } from "./rig/dancer-model.ts";
import type { Moment, Stage } from "./stage/stage.ts";

/** What a frame shows. */
export interface Frame {
  /** What the leader dances, and its time in it; seconds. */
  dance: Dance;
  seconds: number;
  /** What camera and light follow. */
  moment: Moment;
  /** Whether the leader idles: the others do, too. */
  isIdle: boolean;
  mirrored: boolean;
}

/** Draws frames: the leader's pose, those beside it, camera and light. */
export class FrameDrawer {
  readonly #pose: Pose = createPose();
  readonly #stage: Stage;
  readonly #loader: DancerLoader;
  readonly #cast: CastOnStage;
  /** The dance, and who dances it, that hair and cloth are simulated for. */
  #simulated: { dance: Dance; dancer: DancerModel } | undefined;

  constructor(stage: Stage, loader: DancerLoader, cast: CastOnStage) {
    this.#stage = stage;
    this.#loader = loader;
    this.#cast = cast;
  }

  draw({ dance, seconds, moment, isIdle, mirrored }: Frame): void {
    const { dancer } = this.#loader;
    poseAt(dance, seconds, this.#pose);
    this.#stage.show(moment, dancer?.size ?? 1, mirrored);
    if (dancer) {
      this.#simulate(dance, dancer);
      dancer.setEye?.(this.#stage.view.camera.position);
      dancer.apply(this.#pose, seconds);
      this.#cast.apply(seconds, isIdle ? dance : undefined);
      this.#stage.track(dancer.world.positions, dancer.size, mirrored);
    }
    this.#stage.render();
  }

  /** Where every bone of the leader's pose last drawn is in the world, metres, by name. */
  snapshot(): Record<string, [number, number, number]> {
    const { dancer } = this.#loader;
    const world = worldPositions(this.#pose, undefined, dancer?.proportions);
    const at = (i: number) => float32At(world, i) * (dancer?.size ?? 1);
    return Object.fromEntries(BONES.map((name, i) => [name, [at(i * 3), at(i * 3 + 1), at(i * 3 + 2)]]));
  }

  /** Sets the dance of hair and cloth, only when it has changed: they keep a history of it. */
  #simulate(dance: Dance, dancer: DancerModel): void {
    if (dance === this.#simulated?.dance && dancer === this.#simulated.dancer) return;
    this.#simulated = { dance, dancer };
    dancer.setMotionSource((seconds, out) => void poseAt(dance, seconds, out));
  }
}
