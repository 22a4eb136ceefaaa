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

/**
 * The paths of a camera over the dance that is shown. Its body is sampled once, in slices where the page is awake; a path
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
  #others: readonly BodySamples[] = [];

  /** @param changed A path is ready. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** @param aspect Width of the picture over its height. */
  setAspect(aspect: number): void {
    if (aspect !== this.#aspect) this.#path = undefined;
    this.#aspect = aspect;
  }

  /** The dancers beside the leader: paths show them too. */
  setOthers(others: readonly BodySamples[]): void {
    this.#others = others;
    this.#path = undefined;
  }

  /**
   * Where a view of the dance is at a time in seconds; undefined while its path is not ready.
   * @param atOnce Makes the path now, which takes some hundredths of a second.
   * @returns the same object each time.
   */
  at(dance: Dance, view: View, seconds: number, atOnce: boolean): CameraPlace | undefined {
    if (dance !== this.#sampled) this.#sample(dance, atOnce);
    if (atOnce && this.#samples?.dance !== dance) this.#show(sampleBody(dance));
    if (!this.#samples) return undefined;
    if (view !== this.#view) this.#path = undefined;
    this.#view = view;
    const [camera, aspect, others] = [view, this.#aspect, this.#others];
    this.#path ??= createCameraPath(this.#samples, { camera, aspect, others });
    return this.#path.at(seconds, this.#place);
  }

  dispose(): void {
    this.#sampling.abort();
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

  #show(samples: BodySamples): void {
    this.#sampling.abort();
    this.#samples = samples;
    this.#path = undefined;
  }
}
