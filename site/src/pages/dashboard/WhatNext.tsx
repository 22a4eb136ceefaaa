import type { ProjectSummary } from "@nataraj/sdk/contract";
import { NextSteps } from "@nataraj/ui";
import { useEffect, useState } from "react";
import { reportStore } from "../../practice/report-store.ts";

export interface WhatNextProps {
  uid: string;
  projects: readonly ProjectSummary[];
  /** The account has no room for another project. */
  isFull: boolean;
  onAnotherStyle: (projectID: string) => void;
}

/** The last tile of the dashboard: what may be gone on with; none where there is nothing. */
export function WhatNext({ uid, projects, isFull, onAnotherStyle }: WhatNextProps) {
  const [latest, setLatest] = useState<string>();
  useEffect(() => {
    // A browser that keeps nothing has nothing to go on with.
    reportStore.latestProject(uid).then(setLatest, () => undefined);
  }, [uid]);
  const dances = projects.filter(({ checkpoint }) => checkpoint === 3);
  const practised = dances.find(({ projectID }) => projectID === latest);
  const danced = isFull ? undefined : dances[0];
  if (!practised && !danced) return null;
  return (
    <li>
      <NextSteps
        practised={practised}
        danced={danced}
        onAnotherStyle={() => danced && onAnotherStyle(danced.projectID)}
      />
    </li>
  );
}
