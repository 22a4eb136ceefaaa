"use client";

import type { Visibility } from "@nataraj/sdk/contract";
import { Button } from "../button/Button.tsx";

/** Properties of {@link VisibilityButton}. */
export interface VisibilityButtonProps {
  /** Whether everybody may see it. */
  visibility: Visibility;
  /** It is being changed. */
  busy?: boolean;
  /** It is to be the other one. */
  onToggle: () => void;
}

/** Says who may open a project, and changes it. */
export function VisibilityButton({ visibility, busy, onToggle }: VisibilityButtonProps) {
  const isPublic = visibility === "public";
  return (
    <Button
      icon={isPublic ? "eye" : "eye-off"}
      busy={busy}
      title={isPublic ? "Anyone with the link can open it" : "Only you can open it"}
      onClick={onToggle}
    >
      {isPublic ? "PUBLIC" : "PRIVATE"}
      <span className="nj-unseen">: make it {isPublic ? "private" : "public"}</span>
    </Button>
  );
}
