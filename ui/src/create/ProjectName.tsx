"use client";

import { cleanProjectName, MAX_PROJECT_NAME, TEXTS } from "@nataraj/sdk";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { TextField } from "../form/TextField.tsx";

/** Properties of {@link ProjectName}. */
export interface ProjectNameProps {
  /** The project's name. */
  name: string;
  /** Without it the name stands fast. */
  onRename?: (name: string) => void;
}

/** 'Project: {name}' with a pencil; while it is edited, a field with a tick. Enter keeps the name, Escape the old one. */
export function ProjectName({ name, onRename }: ProjectNameProps) {
  const [draft, setDraft] = useState<string>();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const editing = draft !== undefined;
  const wasEditing = useRef(false);

  // The focus goes to the field and back to the pencil: it never falls off the page.
  useEffect(() => {
    if (editing) field.current?.select();
    else if (wasEditing.current) pencil.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const keep = () => {
    const cleaned = cleanProjectName(draft ?? "");
    if (cleaned !== undefined) onRename?.(cleaned);
    setDraft(undefined);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      // The pencil, which has the focus next, would take the same press for its own.
      event.preventDefault();
      keep();
    } else if (event.key === "Escape") setDraft(undefined);
  };

  return (
    <div className="nj-project-name">
      {editing ? (
        <>
          <TextField
            ref={field}
            label="Project name"
            hideLabel
            value={draft}
            onChange={setDraft}
            onKeyDown={press}
            maxLength={MAX_PROJECT_NAME}
            autoComplete="off"
          />
          <IconButton label="Keep the name" icon="tick" variant="filled" onClick={keep} />
        </>
      ) : (
        <>
          <p className="nj-project-name__text">{TEXTS.project.title(name)}</p>
          {onRename && (
            <IconButton ref={pencil} label="Rename the project" icon="pencil" onClick={() => setDraft(name)} />
          )}
        </>
      )}
    </div>
  );
}
