import { colorsOf, type DressedLook } from "@nataraj/sdk/looks";
import { type Dance, DEFAULT_RIG, type Ensemble, solveEnsemble } from "@nataraj/sdk/motion";
import { type BodySamples, type Cast, sampleBodyInSlices } from "@nataraj/sdk/stage";
import type { ModelUrl } from "../dancer-loader.ts";
import { type LoadedModel, loadModel } from "../rig/load-model.ts";
import type { Stage } from "../stage/stage.ts";
import { EnsembleRig } from "./ensemble-rig.ts";

export interface EnsembleDancersOptions {
  stage: Stage;
  models: ModelUrl;
  /** What is to be seen has changed. */
  changed: () => void;
  /** The ensemble could not be loaded or solved; the leader dances alone. */
  failed: (error: Error) => void;
}

/** Dancers breathe apart from each other, seconds. */
const BREATHING_APART = 1.7;

/** The dancers beside the leader: loads them, solves their dances when the leader's has changed, and puts them on stage. */
export class EnsembleDancers {
  readonly #options: EnsembleDancersOptions;
  readonly #models = new Map<string, Promise<LoadedModel>>();
  #cast: Cast | undefined;
  #looks: readonly DressedLook[] = [];
  #leader: Dance | undefined;
  #ensemble: Ensemble | undefined;
  /** Where the bodies of its members are, for cameras. */
  #bodies: readonly BodySamples[] = [];
  #rig: EnsembleRig | undefined;
  #working = new AbortController();
  #ready: Promise<void> = Promise.resolve();
  #most = Number.POSITIVE_INFINITY;
  #mirrored = false;

  constructor(options: EnsembleDancersOptions) {
    this.#options = options;
  }

  /** How many dance beside the leader at the moment. */
  get shown(): number {
    return this.#rig ? Math.min(this.#most, this.#ensemble?.members.length ?? 0) : 0;
  }

  /** Their dances. */
  get dances(): readonly Dance[] {
    return this.#ensemble?.members.map(({ dance }) => dance) ?? [];
  }

  /** Whether those who were asked are on the stage. */
  get isOnStage(): boolean {
    return this.#rig !== undefined;
  }

  /** Resolves when all dance who were asked last, or cannot. */
  async ready(): Promise<void> {
    let last: unknown;
    while (last !== this.#ready) {
      last = this.#ready;
      await last;
    }
  }

  /** @param looks Of those beside the leader. */
  setCast(cast: Cast, looks: readonly DressedLook[]): void {
    const isSame =
      cast.dancers === this.#cast?.dancers &&
      cast.arrangement === this.#cast.arrangement &&
      cast.delay === this.#cast.delay;
    this.#cast = cast;
    this.#looks = looks;
    this.#start(isSame);
  }

  /** The leader dances another dance. */
  follow(leader: Dance): void {
    if (leader === this.#leader) return;
    this.#leader = leader;
    this.#start(false);
  }

  setMirrored(mirrored: boolean): void {
    this.#mirrored = mirrored;
    this.#rig?.setMirrored(mirrored);
  }

  setQuality(): void {
    this.#rig?.setQuality(this.#options.stage.quality);
  }

  /** Limits how many are shown beside the leader. */
  limit(most: number): void {
    const before = this.shown;
    this.#most = most;
    this.#rig?.show(most);
    if (this.shown !== before) this.#spread();
  }

  /** @param idle Given while the leader idles: all wait at their places, and breathe. */
  apply(seconds: number, idle: Dance | undefined): void {
    const members = this.#ensemble?.members ?? [];
    this.#rig?.apply((i) => {
      const member = members[i] as Ensemble["members"][number];
      // An avatar's idling is none for other bodies: the dance before its start is.
      if (idle?.rig !== DEFAULT_RIG) return { dance: member.dance, seconds: idle ? -seconds : seconds, x: 0, z: 0 };
      const { x, z } = member.first;
      return { dance: idle, seconds: seconds + (i + 1) * BREATHING_APART, x: member.mirrored ? -x : x, z };
    });
  }

  dispose(): void {
    this.#working.abort();
    this.#rig?.dispose();
    this.#options.stage.setOthers([], 0);
  }

  #start(isSolved: boolean): void {
    this.#working.abort();
    this.#working = new AbortController();
    const { signal } = this.#working;
    this.#ready = this.#prepare(isSolved, signal).catch((error: Error) => {
      if (!signal.aborted) this.#options.failed(error);
    });
  }

  async #prepare(isSolved: boolean, signal: AbortSignal): Promise<void> {
    const [cast, leader, looks] = [this.#cast, this.#leader, this.#looks];
    if (!cast || !leader) return;
    const loading = Promise.all(looks.map(({ look }) => this.#load(look)));
    // Where the dance cannot be solved nobody waits for the models.
    loading.catch(() => {});
    const before = isSolved ? this.#ensemble : undefined;
    const ensemble = before ?? (await solveEnsemble(leader, cast, signal));
    const bodies: BodySamples[] = before ? [...this.#bodies] : [];
    for (const { dance, mirrored } of before ? [] : ensemble.members)
      bodies.push(await sampleBodyInSlices(dance, mirrored, signal));
    const models = await loading;
    signal.throwIfAborted();
    this.#ensemble = ensemble;
    this.#bodies = bodies;
    this.#show(ensemble, models);
  }

  #show({ members }: Ensemble, models: readonly LoadedModel[]): void {
    const { stage, changed } = this.#options;
    this.#rig?.dispose();
    this.#rig = new EnsembleRig(
      members.map(({ mirrored }, i) => ({
        model: models[i] as LoadedModel,
        colors: colorsOf(this.#looks[i]),
        mirrored,
      })),
      stage.quality,
    );
    this.#rig.show(this.#most);
    this.#rig.setMirrored(this.#mirrored);
    this.#spread();
    stage.add(this.#rig.root);
    changed();
  }

  /** Camera and shadows take in those who are shown. */
  #spread(): void {
    const { shown } = this;
    this.#options.stage.setOthers(this.#bodies.slice(0, shown), shown > 0 ? (this.#ensemble?.radius ?? 0) : 0);
  }

  /** Each look is loaded once, also where several dancers wear it. */
  #load(look: DressedLook["look"]): Promise<LoadedModel> {
    const loaded = this.#models.get(look) ?? loadModel(this.#options.models(look, "lite"));
    this.#models.set(look, loaded);
    loaded.catch(() => this.#models.delete(look));
    return loaded;
  }
}
