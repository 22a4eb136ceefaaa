"use client";

import { type ReactNode, useRef } from "react";
import { Icon } from "../icon/Icon.tsx";

export interface ProjectMenuProps {
  /** Whose menu it is. */
  projectName: string;
  /** Buttons. */
  children: ReactNode;
}

/** What is done with a project less often: under 'More', over the tile's picture. One of them is open at a time. */
export function ProjectMenu({ projectName, children }: ProjectMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <details
      ref={menu}
      className="nj-project-menu"
      name="nj-project-menu"
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Escape") return;
        close();
        currentTarget.querySelector("summary")?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary className="nj-button nj-button--ghost nj-button--medium">
        <Icon name="menu" />
        More<span className="nj-unseen"> for {projectName}</span>
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it hears the clicks of its buttons */}
      <div className="nj-project-menu__actions" onClick={close}>
        {children}
      </div>
    </details>
  );
}
