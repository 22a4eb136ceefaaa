"use client";

import { eightCountAt, lyricAt, nextStepNameAt, TEXTS, translationAt } from "@nataraj/sdk";
import { useSelector } from "@xstate/react";
import { useAtTime } from "../playback/use-at-time.ts";
import type { PlayerActor } from "../playback/use-player.ts";
import { useTimeline } from "../playback/use-timeline.ts";

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8];

export interface LyricBoxProps {
  /** The player that is shown and controlled. */
  player: PlayerActor;
}

/** The lyric box: the line that is sung now, and under it the same in another language, where the song has both. */
export function LyricBox({ player }: LyricBoxProps) {
  const timeline = useTimeline(player);
  const lyric = useAtTime(player, (seconds) => lyricAt(timeline, seconds));
  const translation = useAtTime(player, (seconds) => translationAt(timeline, seconds));
  return (
    <p className="nj-lyric" dir="auto" data-empty={lyric.trim() === ""}>
      {/* With a direction of its own, so that the line's follows from what is sung. */}
      <span className="nj-unseen" dir="ltr">
        Lyrics:{" "}
      </span>
      {lyric.trim() || "♪"}
      {translation && (
        <span className="nj-lyric__translation" dir="auto">
          {translation}
        </span>
      )}
    </p>
  );
}

export interface StepHintProps {
  /** The player that is shown and controlled. */
  player: PlayerActor;
}

/** 'Next step: …' names the coming move; nothing after the last one. */
export function StepHint({ player }: StepHintProps) {
  const timeline = useTimeline(player);
  const name = useAtTime(player, (seconds) => nextStepNameAt(timeline, seconds));
  // Another element for another step: a shorter or longer sentence begins elsewhere, and that is no jump of the page.
  return (
    <p key={name} className="nj-step-hint">
      {name && TEXTS.project.nextStep(name)}
    </p>
  );
}

export interface EightCountProps {
  /** The player that is shown and controlled. */
  player: PlayerActor;
}

/** The count of eight as a dance teacher calls it. Nothing where the song's beats are not known. */
export function EightCount({ player }: EightCountProps) {
  const timeline = useTimeline(player);
  const isFinished = useSelector(player, (snapshot) => snapshot.matches("finished"));
  const beat = useAtTime(player, (seconds) => eightCountAt(timeline, seconds));
  // After the last step nothing is counted.
  const count = isFinished ? undefined : beat;
  if (timeline.beats.length === 0) return null;
  return (
    <ol className="nj-count" aria-label="Count of eight">
      {COUNTS.map((number) => (
        <li key={number} aria-current={number === count || undefined}>
          {number}
        </li>
      ))}
    </ol>
  );
}
