"use client";

import {
  type BeatScale,
  type DanceStyle,
  formatTime,
  moveName,
  type StepEdge,
  type StepPosition,
  type TimedStep,
} from "@nataraj/sdk";
import { Fragment, type KeyboardEvent } from "react";
import { spanStyle, styleColor } from "./span-style.ts";

export interface StepBlockProps {
  /** Where the block lies in the timeline. */
  place: StepPosition;
  /** The step that is meant. */
  step: TimedStep;
  /** The style that it is danced in. */
  style: DanceStyle | undefined;
  /** Where times lie on the line. */
  scale: BeatScale;
  /** It is danced now. */
  isCurrent: boolean;
  /** Undefined where steps are not chosen. */
  isChosen?: boolean | undefined;
  /** Its section is the one of the chosen step. */
  isInChosenSection?: boolean | undefined;
  /** The step was pressed. */
  onPress: () => void;
  /** Hears when pointer or focus come to it, and when they leave. */
  onPoint: (isPointed: boolean) => void;
  /** Where it can be moved: by how many beats, and which end of it. */
  onRetime?: ((edge: StepEdge, beats: number) => void) | undefined;
}

/** What the keys do with a step. */
const KEYS: Record<string, readonly [edge: StepEdge, beats: number]> = {
  "shift+ArrowLeft": ["whole", -1],
  "shift+ArrowRight": ["whole", 1],
  "-": ["end", -1],
  "+": ["end", 1],
};

/** A step on the timeline, as long as it lasts. */
export function StepBlock(props: StepBlockProps) {
  const { place, step, style, scale, isCurrent, isChosen, isInChosenSection, onPress, onPoint, onRetime } = props;
  const data = { "data-segment": place.segmentKey, "data-index": place.index };
  const retime = (event: KeyboardEvent) => {
    const isArrow = event.key.startsWith("Arrow");
    const change = KEYS[isArrow && event.shiftKey ? `shift+${event.key}` : event.key];
    if (!change || !onRetime) return;
    event.preventDefault();
    onRetime(...change);
  };
  return (
    <li className="nj-timeline__place" style={spanStyle(scale, step.start, step.end)}>
      <button
        type="button"
        className="nj-step"
        style={styleColor(style)}
        {...(onRetime && { ...data, "data-edge": "whole" })}
        aria-current={isCurrent ? "step" : undefined}
        aria-pressed={isChosen}
        aria-keyshortcuts={onRetime && "Shift+ArrowLeft Shift+ArrowRight - +"}
        data-section={isInChosenSection ? "chosen" : undefined}
        onClick={onPress}
        onKeyDown={retime}
        onPointerEnter={() => onPoint(true)}
        onPointerLeave={() => onPoint(false)}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
      >
        <span className="nj-unseen">{formatTime(step.start)} </span>
        <span className="nj-step__name">
          {moveName(step.move)
            .split(" ")
            .map((word, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change their order
              <Fragment key={i}>
                {i > 0 && " "}
                <span className="nj-step__word">{word}</span>
              </Fragment>
            ))}
        </span>
      </button>
      {isChosen && onRetime && (
        <>
          <span className="nj-timeline__grip" {...data} data-edge="start" />
          <span className="nj-timeline__grip" {...data} data-edge="end" />
        </>
      )}
    </li>
  );
}
