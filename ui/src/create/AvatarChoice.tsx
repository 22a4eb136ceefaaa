import { TEXTS } from "@nataraj/sdk/contract";
import { Button } from "../button/Button.tsx";
import { DancerDrawing } from "./art/DancerDrawing.tsx";
import { POSES } from "./art/poses.ts";

export interface AvatarChoiceProps {
  onSave: () => void;
}

/** The place where the avatar will be chosen: a picture of what comes, and a button that says that it comes later. */
export function AvatarChoice({ onSave }: AvatarChoiceProps) {
  return (
    <div className="nj-avatar-choice">
      <figure className="nj-avatar-choice__picture">
        <svg className="nj-art" viewBox="0 0 200 200" role="img" aria-label="The dancer who will perform">
          <ellipse cx="100" cy="182" rx="62" ry="9" className="nj-art__fill-line" />
          <circle
            cx="100"
            cy="104"
            r="82"
            fill="none"
            className="nj-art__accent"
            strokeDasharray="3 9"
            strokeWidth="3"
          />
          <DancerDrawing pose={POSES["Indian Classical"]} />
        </svg>
        <figcaption>
          We cast a dancer who suits your styles. Beside the stage you can choose another one, and the costume's
          colours.
        </figcaption>
      </figure>
      <Button icon="user" onClick={onSave}>
        {TEXTS.create.saveAvatar}
      </Button>
    </div>
  );
}
