import { DANCE_STYLES, posterOf } from "@nataraj/sdk/contract";
import { bakedDancer } from "../dancer/dancer-files.ts";
import { DancerEngine, type DancerOptions, defaultLookFor, type LookId } from "../dancer/index.ts";
import { isSoftwareRenderer, rendererName } from "../dancer/quality/renderer.ts";
import { isByItself } from "../dancer/story-hardware.ts";
import type { CreateDancer, DancerControls } from "../playback/dancer-controls.ts";
import { createPointedDancer } from "./story-pointed-dancer.ts";

/** A docs page has all stories of a component at once. */
const isDocsPage = () => new URLSearchParams(location.search).get("viewMode") === "docs";

/** Whether the device draws 3D fast enough to be looked at. */
function hasGraphicsHardware(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return false;
  const isSlow = isSoftwareRenderer(rendererName(context));
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return !isSlow;
}

/** Whether the real dancer can dance in a story: for a person, on a device that draws her. */
const canDance = () => !isByItself() && hasGraphicsHardware();

/** The picture that the build has drawn of a dancer in this look. */
function stillOf(look: LookId): string | undefined {
  const style = DANCE_STYLES.find((each) => defaultLookFor(each) === look);
  return style && posterOf(style).large;
}

/**
 * Makes the fake avatar of a story, on a picture of the dancer. Where a person looks at the story alone, or points at it on
 * a page of many, the real dancer does what it is told: she stands at the time of the story's song. Tests ask the fake what
 * it was told.
 */
export function createStoryDancer(fake: DancerControls, options?: Partial<DancerOptions>): CreateDancer {
  const chosen = { look: "ballet", ...options } as const;
  return (canvas) => {
    // Where the stage is transparent, the component has a picture of its own behind it.
    const still = options?.background === "transparent" ? undefined : stillOf(chosen.look);
    if (still) canvas.style.background = `url("${still}") center / cover`;
    if (!canDance()) return fake;
    const create = (place: HTMLCanvasElement) => new DancerEngine(place, { models: bakedDancer, ...chosen });
    if (isDocsPage()) return createPointedDancer(fake, canvas, create);
    const real = create(canvas);
    real.loaded.then(
      () => canvas.style.removeProperty("background"),
      () => undefined,
    );
    return performed(fake, real);
  };
}

/** The fake, and the real dancer who does the same. */
function performed(fake: DancerControls, real: DancerEngine): DancerControls {
  return {
    loaded: real.loaded,
    setStepSequence: (sequence) => each((dancer) => dancer.setStepSequence(sequence)),
    setTimeline: (timeline) => each((dancer) => dancer.setTimeline(timeline)),
    setPlayState: (state) => each((dancer) => dancer.setPlayState(state)),
    setClock: (now) => each((dancer) => dancer.setClock(now)),
    setMirrored: (mirrored) => each((dancer) => dancer.setMirrored?.(mirrored)),
    setView: (view) => each((dancer) => dancer.setView(view)),
    showPeak: (isShown) => each((dancer) => dancer.showPeak?.(isShown)),
    setInsets: (insets) => each((dancer) => dancer.setInsets?.(insets)),
    setTurntable: (speed) => real.setTurntable(speed),
    on: (name, listener) => {
      const ends = [fake.on?.(name, listener), real.on(name, listener)];
      return () => {
        for (const end of ends) end?.();
      };
    },
    setLook: async (look, variant) => {
      await fake.setLook?.(look, variant);
      await real.setLook(look, variant);
    },
    setCast: async (cast) => {
      await fake.setCast?.(cast);
      await real.setCast(cast);
    },
    // The files of stories are no avatars.
    setAvatar: async (file) => fake.setAvatar?.(file),
    resize: (width, height, pixelRatio) => each((dancer) => dancer.resize(width, height, pixelRatio)),
    dispose: () => each((dancer) => dancer.dispose()),
  };

  function each(tell: (dancer: DancerControls) => void): void {
    tell(fake);
    tell(real);
  }
}
