"use client";

import {
  type BeatScale,
  createBeatScale,
  isSamePosition,
  type StepPosition,
  stepAt,
  type Timeline,
} from "@nataraj/sdk";
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useAtTime } from "../playback/use-at-time.ts";
import type { PlayerActor } from "../playback/use-player.ts";
import { useTimeline } from "../playback/use-timeline.ts";
import { EnergyCurve } from "./EnergyCurve.tsx";
import { SectionLane, StyleLane } from "./Lanes.tsx";
import { Playhead } from "./Playhead.tsx";
import type { RetimingControls } from "./retiming-controls.ts";
import { StepBlock } from "./StepBlock.tsx";
import { StepDetails } from "./StepDetails.tsx";
import { useStepDrag } from "./use-step-drag.ts";

export interface StepTimelineProps {
  /** The player that is shown and controlled. */
  player: PlayerActor;
  /** Where the steps are edited: the step that is worked on. */
  chosen?: StepPosition | undefined;
  /** Where the steps are edited: a click chooses one as well. */
  onChoose?: (place: StepPosition) => void;
  /** Where the steps are edited: they can be dragged, and moved by keys. */
  retiming?: RetimingControls | undefined;
  /** Hears to which step pointer or focus point; undefined when they leave it. */
  onPoint?: (place: StepPosition | undefined) => void;
  /** Lies over the curve of the energy. */
  overEnergy?: (scale: BeatScale) => ReactNode;
}

/**
 * The dance over its song, each beat as wide as the next: styles, sections, the music's energy, and the steps. A click
 * goes to a step or a time; the step that is danced now is marked. A wide window shows all of it; on a narrow one it
 * scrolls, and keeps what is danced in sight.
 */
export function StepTimeline(props: StepTimelineProps) {
  const { player, chosen, onChoose, retiming, onPoint, overEnergy } = props;
  const played = useTimeline(player);
  const scale = useMemo(() => createBeatScale(played), [played]);
  const scroller = useRef<HTMLDivElement>(null);
  const [pointedAt, setPointedAt] = useState<StepPosition>();
  const { drag, handlers, wasDragged } = useStepDrag({ retiming, scale, chosen });
  const timeline = useMemo(() => (drag && retiming ? retiming.preview(drag) : played), [drag, retiming, played]);
  const steps = useMemo(() => stepsOf(timeline), [timeline]);
  const current = useAtTime(player, (seconds) => stepAt(timeline, seconds)?.start);

  useEffect(() => {
    const parent = scroller.current;
    const step = parent?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    if (!parent || !step || current === undefined) return;
    // The timeline scrolls, never the page.
    parent.scrollTo({ left: step.offsetLeft - (parent.clientWidth - step.clientWidth) / 2 });
  }, [current]);

  const point = (place: StepPosition | undefined) => {
    setPointedAt(place);
    onPoint?.(place);
  };
  const seekTo = (event: MouseEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    player.send({ type: "SEEK", time: scale.secondsAt((event.clientX - left) / width) });
  };
  const shown =
    steps.find(({ place }) => isSamePosition(place, pointedAt)) ??
    steps.find(({ place }) => isSamePosition(place, chosen)) ??
    steps.find(({ step }) => step.start === current);

  return (
    <section className="nj-timeline" aria-label="Steps" data-dragging={drag?.edge}>
      <div ref={scroller} className="nj-timeline__scroller">
        <div className="nj-timeline__track" style={{ "--nj-steps": steps.length } as object}>
          <StyleLane timeline={timeline} scale={scale} />
          <SectionLane timeline={timeline} scale={scale} />
          <div className="nj-timeline__energy">
            {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for the pointer a shortcut of the progress bar. */}
            <div className="nj-timeline__times" onClick={seekTo}>
              <EnergyCurve timeline={timeline} scale={scale} />
            </div>
            {overEnergy?.(scale)}
          </div>
          <ol className="nj-timeline__lane nj-timeline__steps" {...handlers}>
            {steps.map(({ place, step, style }, i) => (
              <StepBlock
                // biome-ignore lint/suspicious/noArrayIndexKey: a step that is moved stays the same step, with its focus
                key={i}
                place={place}
                step={step}
                style={style}
                scale={scale}
                isCurrent={step.start === current}
                isChosen={onChoose && isSamePosition(chosen, place)}
                isInChosenSection={onChoose && chosen?.segmentKey === place.segmentKey}
                onPress={() => {
                  if (wasDragged.current) return;
                  player.send({ type: "SEEK", time: step.start });
                  onChoose?.(place);
                }}
                onPoint={(isPointed) => point(isPointed ? place : undefined)}
                onRetime={retiming && ((edge, beats) => retiming.commit({ place, edge, beats }))}
              />
            ))}
          </ol>
          <Playhead player={player} scale={scale} />
        </div>
      </div>
      <StepDetails shown={shown} beats={timeline.beats} />
    </section>
  );
}

/** All steps of a timeline in their order, each with its place in the document. */
function stepsOf({ segments }: Timeline) {
  return segments.flatMap(({ key, style, steps }) =>
    steps.map((step, index) => ({ place: { segmentKey: key, index }, step, style })),
  );
}
