"use client";

import { TEXTS } from "@nataraj/sdk/contract";
import { Button } from "../button/Button.tsx";
import { LogoMark } from "../navigation/Logo.tsx";

export interface EmptyDashboardProps {
  /** A first project is to be made. */
  onCreate: () => void;
}

/** The dashboard of someone who has no projects yet. */
export function EmptyDashboard({ onCreate }: EmptyDashboardProps) {
  return (
    <div className="nj-empty-dashboard">
      <LogoMark size={120} />
      <h2>{TEXTS.dashboard.empty}</h2>
      <p>Bring a song you love. A minute of it is enough for a dance.</p>
      <Button variant="primary" size="large" icon="plus" onClick={onCreate}>
        {TEXTS.dashboard.createFirst}
      </Button>
    </div>
  );
}
