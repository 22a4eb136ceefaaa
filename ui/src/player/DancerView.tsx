import { PLAYER_TEXTS } from "@nataraj/sdk";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { absentDancer, type CreateDancer, type DancerControls } from "./dancer-controls.ts";

export interface DancerViewProps {
  /** Must not change between renders, or the dancer is built anew. */
  createEngine: CreateDancer;
  /** Hears of the engine when it is made, and of undefined when it is gone. Must not change between renders. */
  onEngine: (engine: DancerControls | undefined) => void;
  /** What is seen, in words. */
  label?: string;
}

/**
 * The stage: a canvas with a dancer on it, sized with its place, given back when it goes. Where no dancer can be shown
 * it says so, and `onEngine` gets an engine that does nothing, so that the song still plays.
 */
export function DancerView({ createEngine, onEngine, label = "A dancer on a stage" }: DancerViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "shown" | "absent">("loading");

  useEffect(() => {
    const parent = place.current;
    if (!parent) return;
    let dispose = () => {};
    let gone = false;
    const build = () => {
      if (gone) return;
      // A canvas keeps its context for life, so each engine gets a canvas of its own.
      const canvas = document.createElement("canvas");
      let engine: DancerControls;
      try {
        parent.append(canvas);
        engine = createEngine(canvas);
      } catch (error) {
        engine = absentDancer(error);
      }
      const observer = new ResizeObserver(() =>
        engine.resize(parent.clientWidth, parent.clientHeight, devicePixelRatio),
      );
      observer.observe(parent);
      engine.loaded.then(
        () => gone || setState("shown"),
        () => gone || setState("absent"),
      );
      onEngine(engine);
      dispose = () => {
        observer.disconnect();
        onEngine(undefined);
        engine.dispose();
        canvas.remove();
      };
    };
    // StrictMode mounts, unmounts and mounts again at once: only who is still there afterwards is built.
    queueMicrotask(build);
    return () => {
      gone = true;
      dispose();
    };
  }, [createEngine, onEngine]);

  return (
    <div className="nj-dancer" data-state={state}>
      <div ref={place} className="nj-dancer__place" role="img" aria-label={label} />
      {state === "absent" && (
        <p className="nj-dancer__absent" role="alert">
          <Icon name="warning" size={28} />
          {PLAYER_TEXTS.noAvatar}
        </p>
      )}
    </div>
  );
}
