import { bakedDancer } from "../dancer/dancer-files.ts";
import { DancerEngine, type DancerOptions } from "../dancer/index.ts";
import { isByItself } from "../dancer/story-hardware.ts";
import type { CreateDancer, DancerControls } from "../playback/dancer-controls.ts";

/** A docs page has all stories of a component at once: a dancer in each of them is more than a browser has contexts for. */
const isDocsPage = () => new URLSearchParams(location.search).get("viewMode") === "docs";

/**
 * Makes the fake avatar of a story. Where a person looks at the story alone, the real dancer does what it is told: she
 * stands at the time of the story's song. Tests ask the fake what it was told.
 */
export function createStoryDancer(fake: DancerControls, options?: Partial<DancerOptions>): CreateDancer {
  return (canvas) => {
    if (isByItself() || isDocsPage()) return fake;
    return performed(fake, new DancerEngine(canvas, { models: bakedDancer, look: "ballet", ...options }));
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
