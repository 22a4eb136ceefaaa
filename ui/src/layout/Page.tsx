import type { ReactNode } from "react";
import { useHandedFocus } from "./use-handed-focus.ts";

/** Properties of {@link Page}. */
export interface PageProps {
  /** The page's heading, and the title of the browser's tab. */
  title: string;
  /** Shown behind the heading's words. */
  titleAction?: ReactNode;
  /** Shown beneath the heading. */
  lead?: ReactNode;
  /** Shown beside the heading. */
  actions?: ReactNode;
  /** Reading width, form width or the whole page. */
  width?: "text" | "form" | "wide";
  /** Keeps the heading for screen readers only. */
  hideTitle?: boolean;
  /** What stands inside. */
  children?: ReactNode;
}

/**
 * The main landmark of a page with its one first-level heading. The site moves the focus here after a change of route
 * and points the skip link here: `#main`.
 */
export function Page({ title, titleAction, lead, actions, width = "wide", hideTitle, children }: PageProps) {
  return (
    <main ref={useHandedFocus()} id="main" tabIndex={-1} className={`nj-page nj-page--${width}`}>
      <title>{`${title} · Nataraj`}</title>
      <header className={hideTitle ? "nj-unseen" : "nj-page__header"}>
        <div>
          <div className="nj-page__title">
            <h1>{title}</h1>
            {titleAction}
          </div>
          {lead && <p className="nj-page__lead">{lead}</p>}
        </div>
        {actions && <div className="nj-page__actions">{actions}</div>}
      </header>
      {children}
    </main>
  );
}
