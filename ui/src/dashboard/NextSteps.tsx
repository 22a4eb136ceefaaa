"use client";

import type { ProjectSummary } from "@nataraj/sdk/contract";
import { Button, ButtonLink } from "../button/Button.tsx";

/** Properties of {@link NextSteps}. */
export interface NextStepsProps {
  /** The dance that was practised last. */
  practised?: ProjectSummary | undefined;
  /** A dance whose song may be danced in another style. */
  danced?: ProjectSummary | undefined;
  /** Another style is wanted for it. */
  onAnotherStyle: () => void;
}

/** The song of a project by the name of its file. */
const songOf = ({ title = "", projectName }: ProjectSummary) => title.replace(/\.[^.]*$/, "") || projectName;

/** What a person who comes back may want to go on with. */
export function NextSteps({ practised, danced, onAnotherStyle }: NextStepsProps) {
  return (
    <div className="nj-next-steps">
      {practised && (
        <>
          <p>{practised.projectName}</p>
          <ButtonLink icon="target" href={`/practise/${practised.projectID}`}>
            CONTINUE PRACTISING
          </ButtonLink>
        </>
      )}
      {danced && (
        <Button icon="spark" onClick={onAnotherStyle}>
          ANOTHER STYLE OF {songOf(danced)}
        </Button>
      )}
    </div>
  );
}
