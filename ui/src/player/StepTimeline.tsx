"use client";

import { formatTime, isSamePosition, moveName, type StepPosition, stepAt } from "@nataraj/sdk";
import { useEffect, useRef } from "react";
import { useAtTime } from "./use-at-time.ts";
import type { PlayerActor } from "./use-player.ts";
import { useTimeline } from "./use-timeline.ts";

export interface StepTimelineProps {
  player: PlayerActor;
  /** Where the steps are edited: the step that is worked on. */
  chosen?: StepPosition | undefined;
  /** Where the steps are edited: a click chooses one as well. */
  onChoose?: (place: StepPosition) => void;
}

/** All steps in their order. A click goes to one; the one that is danced now is marked and kept in sight. */
export function StepTimeline({ player, chosen, onChoose }: StepTimelineProps) {
  const timeline = useTimeline(player);
  const list = useRef<HTMLOListElement>(null);
  const current = useAtTime(player, (seconds) => stepAt(timeline, seconds)?.start);

  useEffect(() => {
    const parent = list.current;
    const step = parent?.querySelector<HTMLElement>("[aria-current]");
    if (!parent || !step || current === undefined) return;
    // The list scrolls, never the page.
    parent.scrollTo({ left: step.offsetLeft - (parent.clientWidth - step.clientWidth) / 2 });
  }, [current]);

  const press = (place: StepPosition, start: number) => {
    player.send({ type: "SEEK", time: start });
    onChoose?.(place);
  };

  return (
    <section className="nj-step-list" aria-label="Steps">
      <ol ref={list} className="nj-step-list__row">
        {timeline.segments.flatMap(({ key, lyrics, steps }) =>
          steps.map(({ move, start }, i) => (
            <li key={`${key} ${start}`} className="nj-step-list__item">
              <button
                type="button"
                className="nj-step"
                aria-current={start === current ? "step" : undefined}
                aria-pressed={onChoose && isSamePosition(chosen, { segmentKey: key, index: i })}
                data-section={onChoose && chosen?.segmentKey === key ? "chosen" : undefined}
                onClick={() => press({ segmentKey: key, index: i }, start)}
              >
                <span className="nj-step__time">{formatTime(start)}</span>
                <span className="nj-step__name">{moveName(move)}</span>
                {i === 0 && lyrics.trim() && <span className="nj-step__lyric">{lyrics}</span>}
              </button>
            </li>
          )),
        )}
      </ol>
    </section>
  );
}
