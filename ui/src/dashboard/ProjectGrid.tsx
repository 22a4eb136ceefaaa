import type { ReactNode } from "react";
import { Skeleton } from "../layout/Skeleton.tsx";
import { Tile } from "../layout/Tile.tsx";

export interface ProjectGridProps {
  /** What stands inside. */
  children: ReactNode;
}

/** The user's projects, one a tile. */
export function ProjectGrid({ children }: ProjectGridProps) {
  return <ul className="nj-project-grid">{children}</ul>;
}

export interface ProjectGridWaitingProps {
  /** What is waited for. */
  text: string;
}

/** Keeps the place of the tiles while what `text` says goes on. */
export function ProjectGridWaiting({ text }: ProjectGridWaitingProps) {
  return (
    <>
      <p className="nj-project-grid__waiting" role="status">
        {text}
      </p>
      <div className="nj-project-grid" aria-hidden="true">
        {["first", "second", "third"].map((place) => (
          <Tile key={place} className="nj-project-tile">
            <Skeleton height="9rem" />
            <div className="nj-project-tile__body">
              <Skeleton width="70%" height="1.5em" />
              <Skeleton width="40%" />
            </div>
            <div className="nj-project-tile__actions">
              <Skeleton width="8.5rem" height="2.75rem" />
            </div>
          </Tile>
        ))}
      </div>
    </>
  );
}
