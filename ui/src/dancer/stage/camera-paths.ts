import type { EnsembleMember } from "@nataraj/sdk/ensemble";
import type { Dance } from "@nataraj/sdk/motion";
import {
  type BodySamples,
  type CameraPath,
  type CameraPlace,
  createCameraPath,
  createCameraPlace,
  sampleBody,
  sampleBodyInSlices,
} from "@nataraj/sdk/stage";
import type { View } from "./views.ts";

/** A dance, and whether it is shown as in a mirror. */
export type DancedBody = Pick<EnsembleMember, "dance" | "mirrored">;

/**
 * The paths of a camera over the dance that is shown. Its bodies are sampled once, in slices where the page is awake; a path
 * for each view and shape of the picture follows from that at once.
 */
export class CameraPaths {
  readonly #changed: () => void;
  readonly #place: CameraPlace = createCameraPlace();
  #samples: BodySamples | undefined;
  #sampled: Dance | undefined;
  #sampling = new AbortController();
  #path: CameraPath | undefined;
  #view: View | undefined;
  #aspect = 1;
  #others: readonly DancedBody[] = [];
  #samplingOthers = new AbortController();
  /** The others as they were sampled last: paths show these. */
  #otherSamples: readonly BodySamples[] = [];

  /** @param changed A path is ready. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** @param aspect Width of the picture over its height. */
  setAspect(aspect: number): void {
    if (aspect !== this.#aspect) this.#path = undefined;
    this.#aspect = aspect;
  }

  /** Who dances beside the leader: paths show them, once they are sampled. */
  setOthers(others: readonly DancedBody[]): void {
    this.#samplingOthers.abort();
    this.#samplingOthers = new AbortController();
    this.#others = others;
    const { signal } = this.#samplingOthers;
    this.#sampleOthers(others, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  /**
   * Where a view of the dance is at a time in seconds; undefined while its path is not ready.
   * @param atOnce Makes the path now, which takes some hundredths of a second.
   * @returns the same object each time.
   */
  at(dance: Dance, view: View, seconds: number, atOnce: boolean): CameraPlace | undefined {
    if (dance !== this.#sampled) this.#sample(dance, atOnce);
    if (atOnce && this.#samples?.dance !== dance) this.#show(sampleBody(dance));
    if (atOnce && !this.#areOthersSampled)
      this.#showOthers(this.#others.map((other) => this.#known(other) ?? sampleBody(other.dance, other.mirrored)));
    if (!this.#samples) return undefined;
    if (view !== this.#view) this.#path = undefined;
    this.#view = view;
    const [camera, aspect, others] = [view, this.#aspect, this.#otherSamples];
    this.#path ??= createCameraPath(this.#samples, { camera, aspect, others });
    return this.#path.at(seconds, this.#place);
  }

  dispose(): void {
    this.#sampling.abort();
    this.#samplingOthers.abort();
  }

  #sample(dance: Dance, atOnce: boolean): void {
    this.#sampling.abort();
    this.#sampling = new AbortController();
    this.#sampled = dance;
    if (atOnce) return;
    const { signal } = this.#sampling;
    sampleBodyInSlices(dance, false, signal).then(
      (samples) => {
        this.#show(samples);
        this.#changed();
      },
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
  }

  get #areOthersSampled(): boolean {
    const [asked, sampled] = [this.#others, this.#otherSamples];
    return asked.length === sampled.length && asked.every(({ dance }, i) => dance === sampled[i]?.dance);
  }

  #known({ dance }: DancedBody): BodySamples | undefined {
    return this.#otherSamples.find((samples) => samples.dance === dance);
  }

  async #sampleOthers(others: readonly DancedBody[], signal: AbortSignal): Promise<void> {
    const samples: BodySamples[] = [];
    for (const other of others)
      samples.push(this.#known(other) ?? (await sampleBodyInSlices(other.dance, other.mirrored, signal)));
    if (signal.aborted || this.#areOthersSampled) return;
    this.#showOthers(samples);
    this.#changed();
  }

  #showOthers(samples: readonly BodySamples[]): void {
    this.#samplingOthers.abort();
    this.#otherSamples = samples;
    this.#path = undefined;
  }

  #show(samples: BodySamples): void {
    this.#sampling.abort();
    this.#samples = samples;
    this.#path = undefined;
  }
}
