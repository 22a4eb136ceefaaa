"use client";

import { formatDuration, type ProjectSummary, parseDanceForm } from "@nataraj/sdk/contract";
import { AppLink } from "../button/AppLink.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Tile } from "../layout/Tile.tsx";
import { ProjectCover } from "./ProjectCover.tsx";

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
  return (
    <Tile lifts className="nj-project-tile">
      <ProjectCover projectID={projectID} style={styles[0]} pictures={project.pictures} />
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
        <IconButton
          label={isPublic ? `Make ${projectName} private` : `Make ${projectName} public`}
          title={isPublic ? "Public: make private" : "Private: make public"}
          icon={isPublic ? "eye" : "eye-off"}
          disabled={disabled}
          onClick={onToggle}
        />
        <IconButton label={`Share ${projectName}`} title="Share" icon="share" disabled={disabled} onClick={onShare} />
        <IconButton
          label={`Rename ${projectName}`}
          title="Rename"
          icon="pencil"
          disabled={disabled}
          onClick={onRename}
        />
        {onRestyle && (
          <IconButton
            label={`Change the styles of ${projectName}`}
            title="Change the styles"
            icon="spark"
            disabled={disabled}
            onClick={onRestyle}
          />
        )}
        {onChangeSong && (
          <IconButton
            label={`Change the song of ${projectName}`}
            title="Change the song"
            icon="music"
            disabled={disabled}
            onClick={onChangeSong}
          />
        )}
        <IconButton
          label={`Duplicate ${projectName}`}
          title="Duplicate"
          icon="copy"
          disabled={disabled}
          onClick={onDuplicate}
        />
        <IconButton
          label={`Delete ${projectName}`}
          title="Delete"
          icon="trash"
          variant="danger"
          disabled={disabled}
          onClick={onDelete}
        />
      </div>
    </Tile>
  );
}
