import { colorsOf, type LookId } from "@nataraj/sdk/looks";
import { createLatestOnly } from "./latest.ts";
import type { DancerModel } from "./rig/dancer-model.ts";
import { DancerRig } from "./rig/dancer-rig.ts";
import { loadModel } from "./rig/load-model.ts";
import type { Stage } from "./stage/stage.ts";

/** Address of a baked dancer. */
export type ModelUrl = (look: LookId, detail: "full" | "lite") => string;

export interface DancerLoaderOptions {
  stage: Stage;
  models: ModelUrl;
  look: LookId;
  variant: string | undefined;
  /** A dancer is about to enter the stage. */
  beforeShow: (dancer: DancerModel) => void;
}

/**
 * Loads our own dancers and people's avatars, one at a time. The current dancer stays on the stage until the next is
 * loaded.
 */
export class DancerLoader {
  readonly #options: DancerLoaderOptions;
  readonly #latest = createLatestOnly<DancerModel>((late) => late.dispose());
  #dancer: DancerModel | undefined;
  #look: LookId;
  #variant: string | undefined;
  #detail: "full" | "lite" = "lite";
  #avatar = false;

  constructor(options: DancerLoaderOptions) {
    this.#options = options;
    this.#look = options.look;
    this.#variant = options.variant;
  }

  /** Where baked dancers are. */
  get models(): ModelUrl {
    return this.#options.models;
  }

  get dancer(): DancerModel | undefined {
    return this.#dancer;
  }

  get look(): LookId {
    return this.#look;
  }

  /** Whether a person's own avatar dances. */
  get isAvatar(): boolean {
    return this.#avatar;
  }

  /**
   * The first dancer: the avatar, or the look where there is no avatar. If the avatar cannot dance, `failed` is called and
   * the look comes instead. Rejects when the look's model cannot be loaded.
   */
  async loadFirst(avatar: Blob | undefined, failed: (error: Error) => void): Promise<"avatar" | "look"> {
    if (avatar) {
      try {
        await this.loadAvatar(avatar);
        return "avatar";
      } catch (error) {
        failed(error as Error);
      }
    }
    await this.#loadModel(this.#look, "lite", this.#variant);
    return "look";
  }

  /** Another look, or the same in other colours. Rejects when its model cannot be had. */
  async loadLook(look: LookId, variant?: string): Promise<void> {
    this.#latest.stop();
    if (this.#dancer && !this.#avatar && look === this.#look) {
      this.#variant = variant;
      this.#recolor();
    } else await this.#loadModel(look, this.#detail, variant);
  }

  /** Loads the same look in full detail. */
  async refine(): Promise<void> {
    if (!this.#avatar && this.#detail !== "full") await this.#loadModel(this.#look, "full", this.#variant);
  }

  /** A person's own VRM. Rejects with an `AvatarError` that says what is wrong with the file. */
  async loadAvatar(file: Blob): Promise<void> {
    const { stage } = this.#options;
    const dancer = await this.#latest.run(async () => {
      // The reader of avatars is loaded only when it is needed.
      const [{ createAvatarDancer }, bytes] = await Promise.all([
        import("./avatar/avatar-dancer.ts"),
        file.arrayBuffer(),
      ]);
      return createAvatarDancer(bytes, stage.quality);
    });
    if (dancer) this.#show(dancer, true);
  }

  dispose(): void {
    this.#latest.stop();
    this.#dancer?.dispose();
  }

  async #loadModel(look: LookId, detail: "full" | "lite", variant: string | undefined): Promise<void> {
    const { stage, models } = this.#options;
    const dancer = await this.#latest.run(async (signal) => {
      const model = await loadModel(models(look, detail), signal);
      return new DancerRig(model, stage.quality);
    });
    if (!dancer) return;
    this.#look = look;
    this.#variant = variant;
    this.#detail = detail;
    this.#show(dancer, false);
  }

  #show(dancer: DancerModel, avatar: boolean): void {
    const { stage, beforeShow } = this.#options;
    this.#dancer?.dispose();
    this.#dancer = dancer;
    this.#avatar = avatar;
    // The quality may have fallen while the model was loading.
    dancer.setQuality(stage.quality);
    this.#recolor();
    beforeShow(dancer);
    stage.add(dancer.root);
  }

  #recolor(): void {
    this.#dancer?.recolor(colorsOf({ look: this.#look, variant: this.#variant ?? "" }));
  }
}
