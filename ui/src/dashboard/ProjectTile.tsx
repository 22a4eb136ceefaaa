"use client";

import { formatDuration, type ProjectSummary, parseDanceForm } from "@nataraj/sdk/contract";
import { AppLink } from "../button/AppLink.tsx";
import { Button } from "../button/Button.tsx";
import { MoreActions } from "../button/MoreActions.tsx";
import type { IconName } from "../icon/shapes.ts";
import { Tile } from "../layout/Tile.tsx";
import { ProjectCover } from "./ProjectCover.tsx";
import { useMovingPicture } from "./use-moving-picture.ts";

/** Properties of {@link ProjectTile}. */
export interface ProjectTileProps {
  /** The project. */
  project: ProjectSummary;
  /** Where the project opens: its page, or for a draft its step of the create flow. */
  href: string;
  /** It is to be public, or private. */
  onToggle: () => void;
  /** Its link is wanted. */
  onShare: () => void;
  /** Another name is wanted. */
  onRename: () => void;
  /** Lets the song be danced in other styles; absent where it has no dance yet. */
  onRestyle?: (() => void) | undefined;
  /** Lets another song be chosen, or a narrower part of it; absent where it has no dance yet. */
  onChangeSong?: (() => void) | undefined;
  /** A copy is wanted. */
  onDuplicate: () => void;
  /** It is to be deleted. */
  onDelete: () => void;
  /** Something is being done with this project or another. */
  disabled?: boolean;
}

const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

function stateOf({ generating, checkpoint }: ProjectSummary): string | undefined {
  if (generating) return "Generating...";
  if (checkpoint === 1) return "Draft: choose a dance style";
  if (checkpoint === 2) return "Draft: generate the dance";
  return undefined;
}

/** A project in the dashboard: its dancer, name, duration, styles, and what can be done with it. */
export function ProjectTile(props: ProjectTileProps) {
  const { project, href, onToggle, onShare, onRename, onRestyle, onChangeSong, onDuplicate, onDelete, disabled } =
    props;
  const { projectID, projectName, duration, visibility, danceform = "", created } = project;
  const styles = parseDanceForm(danceform);
  const state = stateOf(project);
  const isPublic = visibility === "public";
  const moving = useMovingPicture(project.pictures?.moving);
  const action = (words: string, icon: IconName, onClick: (() => void) | undefined, joint = "") =>
    onClick && (
      <Button variant="ghost" icon={icon} disabled={disabled} onClick={onClick}>
        {words}
        <span className="nj-unseen">
          {joint} {projectName}
        </span>
      </Button>
    );
  return (
    <Tile lifts className="nj-project-tile" {...moving.tile}>
      <ProjectCover
        projectID={projectID}
        style={styles[0]}
        pictures={project.pictures}
        isMoving={moving.isMoving}
        onMoved={moving.ended}
      />
      <div className="nj-project-tile__body">
        <h2>
          <AppLink href={href}>{projectName}</AppLink>
        </h2>
        <p>{formatDuration(duration)}</p>
        {styles.length > 0 && <p>{styles.join(" · ")}</p>}
        <p>
          {isPublic ? "Public" : "Private"}
          {created !== undefined && ` · ${DATE.format(created)}`}
        </p>
        {state && <p className="nj-project-tile__state">{state}</p>}
      </div>
      <div className="nj-project-tile__actions">
        <Button variant="ghost" icon={isPublic ? "eye" : "eye-off"} disabled={disabled} onClick={onToggle}>
          <span>
            MAKE<span className="nj-unseen"> {projectName}</span> {isPublic ? "PRIVATE" : "PUBLIC"}
          </span>
        </Button>
        {action("SHARE", "share", onShare)}
        {action("DELETE", "trash", onDelete)}
        <MoreActions of={projectName} folded>
          {action("RENAME", "pencil", onRename)}
          {action("CHANGE THE STYLES", "spark", onRestyle, " of")}
          {action("CHANGE THE SONG", "music", onChangeSong, " of")}
          {action("DUPLICATE", "copy", onDuplicate)}
        </MoreActions>
      </div>
    </Tile>
  );
}
