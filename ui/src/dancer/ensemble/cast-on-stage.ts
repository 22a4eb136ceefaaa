import { castLooks, lookNamed } from "@nataraj/sdk/looks";
import type { Dance } from "@nataraj/sdk/motion";
import type { Cast } from "@nataraj/sdk/stage";
import type { DanceSource } from "../dance-source.ts";
import type { DancerLoader } from "../dancer-loader.ts";
import { createLatestOnly } from "../latest.ts";
import type { DancerEvents } from "../options.ts";
import { LATE, type Quality } from "../quality/quality.ts";
import type { Stage } from "../stage/stage.ts";
import type { EnsembleDancers } from "./ensemble-dancers.ts";

/** How many may dance beside the leader while it plays, where the quality is chosen for the machine. */
const BESIDE: Readonly<Record<Quality, number>> = { full: 4, lite: 4, software: 0 };

export interface CastOnStageOptions {
  stage: Stage;
  loader: DancerLoader;
  source: DanceSource;
  /** Whether the machine decides how many are shown. */
  adaptive: boolean;
  /** What is to be seen has changed. */
  changed: () => void;
  /** The others could not come; the leader dances alone. */
  failed: (error: Error) => void;
  /** How many dance is another number, or another number was chosen. */
  counted: (dancers: DancerEvents["dancers"]) => void;
  /** The dancers beside the leader; loaded only when several dance. */
  load?: () => Promise<EnsembleDancers>;
}

/** The dancers beside the leader: loads them, and shows as many as this machine can draw. */
export class CastOnStage {
  readonly #options: CastOnStageOptions;
  readonly #latest = createLatestOnly<EnsembleDancers>((late) => late.dispose());
  #asking: Promise<void> = Promise.resolve();
  #ensemble: EnsembleDancers | undefined;
  #chosen = 1;
  /** How many this machine has proved able to show beside the leader. */
  #most = Number.POSITIVE_INFINITY;
  #told = { shown: 1, chosen: 1 };
  #mirrored = false;
  #disposed = false;

  constructor(options: CastOnStageOptions) {
    this.#options = options;
  }

  /** How many dance beside the leader at the moment. */
  get shown(): number {
    return this.#ensemble?.shown ?? 0;
  }

  /** What is danced beside the leader. */
  get dances(): readonly Dance[] {
    return this.#ensemble?.dances ?? [];
  }

  /** Resolves when all are on the stage who were asked last, or cannot come. */
  async ready(): Promise<void> {
    await this.#asking;
    await this.#ensemble?.ready();
  }

  /** Others dance beside the leader, or no longer. Resolves when they are asked; where they cannot come, `failed` hears. */
  set(cast: Cast): Promise<void> {
    this.#asking = this.#ask(cast).catch((error: Error) => this.#options.failed(error));
    return this.#asking;
  }

  /** The leader's dance is solved: the others get theirs. */
  follow(): void {
    const { current } = this.#options.source;
    if (current) this.#ensemble?.follow(current);
  }

  setMirrored(mirrored: boolean): void {
    this.#mirrored = mirrored;
    this.#ensemble?.setMirrored(mirrored);
  }

  setQuality(): void {
    this.#ensemble?.setQuality();
  }

  /** Shows all, for a picture. */
  showAll(): void {
    this.#ensemble?.limit(Number.POSITIVE_INFINITY);
  }

  /** Shows as many as this machine can, and tells of it. */
  showAble(): void {
    const { adaptive, stage, counted } = this.#options;
    this.#ensemble?.limit(adaptive ? Math.min(this.#most, BESIDE[stage.quality]) : this.#most);
    // Until the others are on the stage nobody is missing.
    const shown = this.#ensemble?.isOnStage ? 1 + this.shown : this.#chosen;
    const { shown: before, chosen } = this.#told;
    if (shown === before && this.#chosen === chosen) return;
    this.#told = { shown, chosen: this.#chosen };
    counted(this.#told);
  }

  /**
   * Shows fewer from now on, because frames are late: as many as may be drawn in time, if each costs as much as another.
   * @param seconds That a frame takes. @returns whether there was anybody to leave out.
   */
  leaveOut(seconds: number): boolean {
    if (this.shown === 0) return false;
    const areThreeInTime = 3 * seconds <= (1 + this.shown) * LATE;
    this.#most = this.shown > 2 && areThreeInTime ? 2 : 0;
    return true;
  }

  /** Puts all where they are at a time. @param idle Given while the leader idles. */
  apply(seconds: number, idle: Dance | undefined): void {
    this.#ensemble?.apply(seconds, idle);
  }

  dispose(): void {
    this.#disposed = true;
    this.#latest.stop();
    this.#ensemble?.dispose();
  }

  async #ask(cast: Cast): Promise<void> {
    this.#most = Number.POSITIVE_INFINITY;
    this.#chosen = cast.dancers;
    if (cast.dancers === 1) {
      this.#latest.stop();
      this.#ensemble?.dispose();
      this.#ensemble = undefined;
      return this.#options.changed();
    }
    this.#ensemble ??= await this.#latest.run(() => this.#load());
    if (this.#disposed) return;
    const { look } = this.#options.loader;
    const [leader] = cast.looks ?? [];
    const own = { look, variant: lookNamed(leader)?.variant ?? lookNamed(look)?.variant ?? "" };
    this.#ensemble?.setCast(cast, castLooks(cast.looks ?? [], cast.dancers, own).slice(1));
    this.#ensemble?.setMirrored(this.#mirrored);
    this.follow();
  }

  async #load(): Promise<EnsembleDancers> {
    const { load } = this.#options;
    if (load) return load();
    const { stage, loader, changed, failed } = this.#options;
    const { EnsembleDancers } = await import("./ensemble-dancers.ts");
    return new EnsembleDancers({ stage, models: loader.models, changed, failed });
  }
}
