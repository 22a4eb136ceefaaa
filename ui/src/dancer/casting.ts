import { createLatest } from "./latest.ts";
import { LOOKS, type LookId } from "./looks.ts";
import { DancerRig } from "./rig/dancer-rig.ts";
import { loadModel } from "./rig/load-model.ts";
import type { StageDancer } from "./rig/stage-dancer.ts";
import type { Stage } from "./stage/stage.ts";

/** Address of a baked dancer. */
export type ModelUrl = (look: LookId, detail: "full" | "lite") => string;

export interface CastingOptions {
  stage: Stage;
  models: ModelUrl;
  look: LookId;
  variant: string | undefined;
  /** A dancer is about to enter the stage. */
  entering: (dancer: StageDancer) => void;
}

/** Who dances: loads our own dancers and people's avatars, one at a time; whoever is on the stage stays until then. */
export class Casting {
  readonly #options: CastingOptions;
  readonly #latest = createLatest<StageDancer>((late) => late.dispose());
  #dancer: StageDancer | undefined;
  #look: LookId;
  #variant: string | undefined;
  #detail: "full" | "lite" = "lite";
  #avatar = false;

  constructor(options: CastingOptions) {
    this.#options = options;
    this.#look = options.look;
    this.#variant = options.variant;
  }

  get dancer(): StageDancer | undefined {
    return this.#dancer;
  }

  get look(): LookId {
    return this.#look;
  }

  /** Whether a person's own avatar dances. */
  get isAvatar(): boolean {
    return this.#avatar;
  }

  /** The look that was asked for at first. */
  async open(): Promise<void> {
    await this.#dress(this.#look, "lite", this.#variant);
  }

  /** Another look, or the same in other colours. Rejects when its model cannot be had. */
  async wear(look: LookId, variant?: string): Promise<void> {
    this.#latest.stop();
    if (this.#dancer && !this.#avatar && look === this.#look) {
      this.#variant = variant;
      this.#recolor();
    } else await this.#dress(look, this.#detail, variant);
  }

  /** The same look, as fine as it comes. */
  async refine(): Promise<void> {
    if (!this.#avatar && this.#detail !== "full") await this.#dress(this.#look, "full", this.#variant);
  }

  /** A person's own VRM. Rejects with an `AvatarError` that says what is wrong with the file. */
  async welcome(file: Blob): Promise<void> {
    const { stage } = this.#options;
    const dancer = await this.#latest.run(async () => {
      // Only who brings an avatar pays for its reader.
      const [{ createAvatarDancer }, bytes] = await Promise.all([
        import("./avatar/avatar-dancer.ts"),
        file.arrayBuffer(),
      ]);
      return createAvatarDancer(bytes, stage.quality);
    });
    if (dancer) this.#enter(dancer, true);
  }

  dispose(): void {
    this.#latest.stop();
    this.#dancer?.dispose();
  }

  async #dress(look: LookId, detail: "full" | "lite", variant: string | undefined): Promise<void> {
    const { stage, models } = this.#options;
    const dancer = await this.#latest.run(async (signal) => {
      const model = await loadModel(models(look, detail), signal);
      return new DancerRig(model, stage.quality);
    });
    if (!dancer) return;
    this.#look = look;
    this.#variant = variant;
    this.#detail = detail;
    this.#enter(dancer, false);
  }

  #enter(dancer: StageDancer, avatar: boolean): void {
    const { stage, entering } = this.#options;
    this.#dancer?.dispose();
    this.#dancer = dancer;
    this.#avatar = avatar;
    // The machine may have turned out slower in the meantime.
    dancer.setQuality(stage.quality);
    this.#recolor();
    entering(dancer);
    stage.add(dancer.root);
  }

  #recolor(): void {
    const variant = LOOKS[this.#look].variants.find(({ id }) => id === this.#variant);
    this.#dancer?.recolor(variant?.colors ?? {});
  }
}
