import { type BeatScale, type DanceStyle, formatTime, moveName, type TimedStep } from "@nataraj/sdk";
import { spanStyle } from "./span-style.ts";

export interface StepBlockProps {
  step: TimedStep;
  style: DanceStyle | undefined;
  scale: BeatScale;
  /** It is danced now. */
  isCurrent: boolean;
  /** Undefined where steps are not chosen. */
  isChosen?: boolean | undefined;
  /** Its section is the one of the chosen step. */
  isInChosenSection?: boolean | undefined;
  onPress: () => void;
  /** Hears when pointer or focus come to it, and when they leave. */
  onPoint: (isPointed: boolean) => void;
}

/** A step on the timeline, as long as it lasts. */
export function StepBlock(props: StepBlockProps) {
  const { step, style, scale, isCurrent, isChosen, isInChosenSection, onPress, onPoint } = props;
  return (
    <li className="nj-timeline__place" style={spanStyle(scale, step.start, step.end)}>
      <button
        type="button"
        className="nj-step"
        data-style={style}
        aria-current={isCurrent ? "step" : undefined}
        aria-pressed={isChosen}
        data-section={isInChosenSection ? "chosen" : undefined}
        onClick={onPress}
        onPointerEnter={() => onPoint(true)}
        onPointerLeave={() => onPoint(false)}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
      >
        <span className="nj-unseen">{formatTime(step.start)} </span>
        <span className="nj-step__name">{moveName(step.move)}</span>
      </button>
    </li>
  );
}
