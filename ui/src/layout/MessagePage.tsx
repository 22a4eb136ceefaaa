import type { ReactNode } from "react";
import { useHandedFocus } from "./use-handed-focus.ts";

/** Properties of {@link MessagePage}. */
export interface MessagePageProps {
  /** The heading, large. */
  title: string;
  /** What it says. */
  text: string;
  /** The way on. */
  action: ReactNode;
  /** Above the words, for the eye only. */
  picture?: ReactNode;
}

/** A page that says one thing and offers one way on. */
export function MessagePage({ title, text, action, picture }: MessagePageProps) {
  return (
    <main ref={useHandedFocus()} id="main" tabIndex={-1} className="nj-message-page">
      <title>{`${title} · Nataraj`}</title>
      {picture && <div className="nj-message-page__picture">{picture}</div>}
      <h1>{title}</h1>
      <p>{text}</p>
      {action}
    </main>
  );
}
