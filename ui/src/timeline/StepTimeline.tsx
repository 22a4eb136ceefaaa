"use client";

import { createBeatScale, isSamePosition, type StepPosition, stepAt, type Timeline } from "@nataraj/sdk";
import { type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { useAtTime } from "../player/use-at-time.ts";
import type { PlayerActor } from "../player/use-player.ts";
import { useTimeline } from "../player/use-timeline.ts";
import { EnergyCurve } from "./EnergyCurve.tsx";
import { SectionLane, StyleLane } from "./Lanes.tsx";
import { Playhead } from "./Playhead.tsx";
import { StepBlock } from "./StepBlock.tsx";
import { StepDetails } from "./StepDetails.tsx";

export interface StepTimelineProps {
  player: PlayerActor;
  /** Where the steps are edited: the step that is worked on. */
  chosen?: StepPosition | undefined;
  /** Where the steps are edited: a click chooses one as well. */
  onChoose?: (place: StepPosition) => void;
}

/**
 * The dance over its song, each beat as wide as the next: styles, sections, the music's energy, and the steps. A click
 * goes to a step or a time; the step that is danced now is marked. A wide window shows all of it; on a narrow one it
 * scrolls, and keeps what is danced in sight.
 */
export function StepTimeline({ player, chosen, onChoose }: StepTimelineProps) {
  const timeline = useTimeline(player);
  const scale = useMemo(() => createBeatScale(timeline), [timeline]);
  const scroller = useRef<HTMLDivElement>(null);
  const current = useAtTime(player, (seconds) => stepAt(timeline, seconds)?.start);
  const [pointedAt, setPointedAt] = useState<StepPosition>();
  const steps = useMemo(() => stepsOf(timeline), [timeline]);

  useEffect(() => {
    const parent = scroller.current;
    const step = parent?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    if (!parent || !step || current === undefined) return;
    // The timeline scrolls, never the page.
    parent.scrollTo({ left: step.offsetLeft - (parent.clientWidth - step.clientWidth) / 2 });
  }, [current]);

  const seekTo = (event: MouseEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    player.send({ type: "SEEK", time: scale.secondsAt((event.clientX - left) / width) });
  };
  const shown =
    steps.find(({ place }) => isSamePosition(place, pointedAt)) ??
    steps.find(({ place }) => isSamePosition(place, chosen)) ??
    steps.find(({ step }) => step.start === current);

  return (
    <section className="nj-timeline" aria-label="Steps">
      <div ref={scroller} className="nj-timeline__scroller">
        <div className="nj-timeline__track" style={{ "--steps": steps.length } as object}>
          <StyleLane timeline={timeline} scale={scale} />
          <SectionLane timeline={timeline} scale={scale} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for the pointer a shortcut of the progress bar. */}
          <div className="nj-timeline__energy" onClick={seekTo}>
            <EnergyCurve timeline={timeline} scale={scale} />
          </div>
          <ol className="nj-timeline__lane nj-timeline__steps">
            {steps.map(({ place, step, style }) => (
              <StepBlock
                key={`${place.segmentKey} ${step.start}`}
                step={step}
                style={style}
                scale={scale}
                isCurrent={step.start === current}
                isChosen={onChoose && isSamePosition(chosen, place)}
                isInChosenSection={onChoose && chosen?.segmentKey === place.segmentKey}
                onPress={() => {
                  player.send({ type: "SEEK", time: step.start });
                  onChoose?.(place);
                }}
                onPoint={(isPointed) => setPointedAt(isPointed ? place : undefined)}
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
