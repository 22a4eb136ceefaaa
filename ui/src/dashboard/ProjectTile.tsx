import { formatDuration, type ProjectSummary } from "@nataraj/sdk/contract";
import { AppLink } from "../button/AppLink.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Tile } from "../layout/Tile.tsx";
import { rhythmOf } from "./rhythm.ts";

export interface ProjectTileProps {
  project: ProjectSummary;
  /** Where the project opens: its page, or for a draft its step of the create flow. */
  href: string;
  onToggle: () => void;
  onShare: () => void;
  onRename: () => void;
  onDelete: () => void;
  /** Something is being done with this project or another. */
  disabled?: boolean;
}

function stateOf({ generating, checkpoint }: ProjectSummary): string | undefined {
  if (generating) return "Generating...";
  if (checkpoint === 1) return "Draft: choose a dance style";
  if (checkpoint === 2) return "Draft: generate the dance";
  return undefined;
}

/** A project in the dashboard: name, duration, and what can be done with it. */
export function ProjectTile({ project, href, onToggle, onShare, onRename, onDelete, disabled }: ProjectTileProps) {
  const { projectID, projectName, duration, visibility } = project;
  const state = stateOf(project);
  const isPublic = visibility === "public";
  return (
    <Tile lifts className="nj-project-tile">
      <div className="nj-project-tile__cover" aria-hidden="true">
        {rhythmOf(projectID).map((height, bar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a project never change their order
          <i key={`${projectID}-${bar}`} style={{ height: `${height * 100}%` }} />
        ))}
      </div>
      <div className="nj-project-tile__body">
        <h2>
          <AppLink href={href}>{projectName}</AppLink>
        </h2>
        <p>{formatDuration(duration)}</p>
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
