import { PlayState } from "@nataraj/sdk";
import { useEffect, useRef, useState } from "react";
import type { CreateDancer } from "../player/dancer-controls.ts";
import { DancerFigure } from "./DancerFigure.tsx";

export interface LiveDancerProps {
  /** Makes the dancer on a see-through canvas; undefined while there is none. Must not change between renders. */
  createEngine?: CreateDancer;
  /** What she dances, over and over: move numbers joined with '_'. Each takes a second. */
  sequence: string;
}

/** The hero's dancer: drawn flat until the live one can dance, and where she cannot. Decoration: nothing of it is said. */
export function LiveDancer({ createEngine, sequence }: LiveDancerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState(false);

  useEffect(() => {
    const parent = place.current;
    if (!parent || !createEngine) return;
    let dispose = () => {};
    let gone = false;
    const build = () => {
      if (gone) return;
      const canvas = document.createElement("canvas");
      parent.append(canvas);
      const engine = createEngine(canvas);
      const size = new ResizeObserver(() => engine.resize(parent.clientWidth, parent.clientHeight, devicePixelRatio));
      size.observe(parent);
      const seconds = sequence.split("_").length;
      const begun = performance.now();
      engine.setStepSequence(sequence);
      engine.setClock(() => ((performance.now() - begun) / 1000) % seconds);
      engine.loaded.then(
        () => {
          if (gone) return;
          setLive(true);
          engine.setPlayState(PlayState.play);
        },
        (error: unknown) => gone || console.warn("The dancer cannot be shown.", error),
      );
      dispose = () => {
        size.disconnect();
        engine.dispose();
        canvas.remove();
      };
    };
    // StrictMode mounts, unmounts and mounts again at once: only who is still there afterwards is built.
    queueMicrotask(build);
    return () => {
      gone = true;
      dispose();
      setLive(false);
    };
  }, [createEngine, sequence]);

  return (
    <div className="nj-live-dancer" data-live={live} aria-hidden="true">
      <DancerFigure />
      <div ref={place} className="nj-live-dancer__place" />
    </div>
  );
}
