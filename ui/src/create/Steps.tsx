import { Icon } from "../icon/Icon.tsx";

const STEPS = ["Music", "Trim", "Style", "Avatar"] as const;
/** A step of the create flow. */
export type StepName = (typeof STEPS)[number];

export interface StepsProps {
  /** The step that is shown. */
  current: StepName;
}

/** Where in the create flow the person is. */
export function Steps({ current }: StepsProps) {
  const reached = STEPS.indexOf(current);
  return (
    <nav aria-label="Steps">
      <ol className="nj-steps">
        {STEPS.map((step, index) => (
          <li
            key={step}
            className={index < reached ? "nj-steps__step nj-steps__step--done" : "nj-steps__step"}
            aria-current={step === current ? "step" : undefined}
          >
            <span className="nj-steps__number" aria-hidden="true">
              {index < reached ? <Icon name="tick" size={16} /> : index + 1}
            </span>
            {step}
            {index < reached && <span className="nj-unseen">, done</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
