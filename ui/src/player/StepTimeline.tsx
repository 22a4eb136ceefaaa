import { formatTime, moveName, stepAt } from "@nataraj/sdk";
import { useEffect, useRef } from "react";
import { useAtTime } from "./use-at-time.ts";
import type { PlayerActor } from "./use-player.ts";

/** All steps in their order. A click goes to one; the one that is danced now is marked and kept in sight. */
export function StepTimeline({ player }: { player: PlayerActor }) {
  const { timeline } = player.getSnapshot().context.piece;
  const list = useRef<HTMLOListElement>(null);
  const current = useAtTime(player, (seconds) => stepAt(timeline, seconds)?.start);

  useEffect(() => {
    const parent = list.current;
    const step = parent?.querySelector<HTMLElement>("[aria-current]");
    if (!parent || !step || current === undefined) return;
    // The list scrolls, never the page.
    parent.scrollTo({ left: step.offsetLeft - (parent.clientWidth - step.clientWidth) / 2 });
  }, [current]);

  return (
    <section className="nj-steps" aria-label="Steps">
      <ol ref={list} className="nj-steps__list">
        {timeline.segments.flatMap(({ key, lyrics, steps }) =>
          steps.map(({ move, start }, i) => (
            <li key={`${key} ${start}`} className="nj-steps__item">
              <button
                type="button"
                className="nj-step"
                aria-current={start === current ? "step" : undefined}
                onClick={() => player.send({ type: "seekrequest", time: start })}
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
