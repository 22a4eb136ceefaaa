import { PlayState } from "@nataraj/sdk";
import type { Timeline } from "@nataraj/sdk/choreography";
import { type Cast, type Environment, SOLO } from "@nataraj/sdk/stage";
import { useEffect, useRef, useState } from "react";
import { bakedDancer } from "./dancer-files.ts";
import { DancerEngine, type LookId, type Quality, type View } from "./index.ts";
import { isByItself } from "./story-hardware.ts";
import "./story-stage.css";

/** Engines of the stages that were shown, the last one last: what a story's test asks. */
export const stagesShown: DancerEngine[] = [];

export interface StoryStageProps {
  /** What the picture shows, for those who do not see it. */
  label: string;
  timeline: Timeline;
  look: LookId;
  /** Colours of the look; its first where absent. */
  variant?: string;
  environment?: Environment;
  view?: View;
  /** Who dances. Must not change between renders unless another cast is meant. */
  cast?: Cast;
  /** Seconds in the dance that stand still; where absent, the dance runs by `clock`. */
  seconds?: number | undefined;
  /** The time that is danced to while nothing stands still, seconds. Must not change between renders. */
  clock?: () => number;
  /**
   * Of a story that runs unasked: seconds in the dance at which it stands, seen from one side, for those who prefer less
   * motion. Pictures are taken so, and axe looks at it so: software graphics have no time for both.
   */
  still?: number | undefined;
  /** Degrees a second by which the camera goes round the dancer. */
  turning?: number;
  /** `auto` draws less where frames are late, which may leave out dancers and the camera's way; else all is drawn. */
  quality?: "auto" | "fixed";
  /** Of the picture, width to height; without it, wide in wide windows and tall in narrow ones. */
  ratio?: string | undefined;
}

const atStart = () => 0;
// A test renders stories as a server does, where there is no window.
const wantsStillness = () => typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
const fixedQuality = (): Quality => (isByItself() ? "software" : "full");
const pixelRatio = () => (isByItself() ? 0.5 : Math.min(2, devicePixelRatio));

/** The real dancer at a fixed time of a dance, or in motion. It gives its engine back when it goes. */
export function StoryStage(props: StoryStageProps) {
  const { label, timeline, look, variant, environment = "stage", view = "front", cast = SOLO } = props;
  const { clock = atStart, quality = "fixed", ratio } = props;
  const standsStill = props.still !== undefined && wantsStillness();
  const { seconds = standsStill ? props.still : undefined } = props;
  const turning = standsStill ? 0 : (props.turning ?? 0);
  const place = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<DancerEngine>();
  /** The dance that is solved and stands on the stage. */
  const [shown, setShown] = useState<Timeline>();
  const [failure, setFailure] = useState<Error>();
  const drawStill = useRef<(engine: DancerEngine) => void>(() => {});

  useEffect(() => {
    const parent = place.current;
    if (!parent) return;
    const canvas = document.createElement("canvas");
    parent.append(canvas);
    const chosen = quality === "auto" ? quality : fixedQuality();
    const made = new DancerEngine(canvas, { models: bakedDancer, look, variant, environment, cast, quality: chosen });
    const fit = () => {
      made.resize(parent.clientWidth, parent.clientHeight, pixelRatio());
      // A picture has all dancers; what is drawn by the way has those that the machine can draw in time.
      drawStill.current(made);
    };
    const size = new ResizeObserver(fit);
    size.observe(parent);
    fit();
    setEngine(made);
    setFailure(undefined);
    stagesShown.push(made);
    return () => {
      setEngine(undefined);
      setShown(undefined);
      size.disconnect();
      made.dispose();
      stagesShown.splice(stagesShown.indexOf(made), 1);
      canvas.remove();
    };
  }, [look, variant, environment, cast, quality]);

  useEffect(() => {
    if (!engine) return;
    let gone = false;
    engine.setTimeline(timeline);
    engine.refined.then(
      () => gone || setShown(timeline),
      (error: Error) => gone || setFailure(error),
    );
    return () => {
      gone = true;
    };
  }, [engine, timeline]);
  useEffect(() => engine?.setView(view), [engine, view]);
  useEffect(() => {
    if (!engine || turning === 0) return;
    engine.setTurntable(turning);
    return () => engine.setTurntable(0);
  }, [engine, turning]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is drawn again from another side
  useEffect(() => {
    if (!engine || !shown) return;
    engine.setClock(seconds === undefined ? clock : () => seconds);
    engine.setPlayState(seconds === undefined ? PlayState.play : PlayState.pause);
    drawStill.current = (drawn) => {
      if (seconds !== undefined && drawn === engine) drawn.renderAt(seconds);
    };
    drawStill.current(engine);
  }, [engine, shown, seconds, clock, view]);

  return (
    <div
      ref={place}
      className="nj-story-stage"
      style={ratio === undefined ? undefined : { aspectRatio: ratio }}
      role="img"
      aria-label={label}
      data-state={failure ? "failed" : shown ? "shown" : "loading"}
    />
  );
}
