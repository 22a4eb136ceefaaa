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
  #radius = 0;

  /** @param changed A path is ready. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** @param aspect Width of the picture over its height. */
  setAspect(aspect: number): void {
    if (aspect !== this.#aspect) this.#path = undefined;
    this.#aspect = aspect;
  }

  /** How far the dancers reach from the middle of the stage, metres; 0 where one dances alone. */
  setRadius(radius: number): void {
    if (radius !== this.#radius) this.#path = undefined;
    this.#radius = radius;
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
    const [camera, aspect, radius] = [view, this.#aspect, this.#radius];
    this.#path ??= createCameraPath(this.#samples, { camera, aspect, radius });
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
    sampleBodyInSlices(dance, signal).then(
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
