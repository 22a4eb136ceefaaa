import type { ReactNode } from "react";
import { AppLink } from "../button/AppLink.tsx";
import { LogoMark } from "./Logo.tsx";

/** What the product is made with. */
const TECHNOLOGY = [
  { label: "three.js", url: "https://threejs.org" },
  { label: "React", url: "https://react.dev" },
  { label: "XState", url: "https://stately.ai/docs/xstate" },
  { label: "Koa", url: "https://koajs.com" },
  { label: "SuperTokens", url: "https://supertokens.com" },
  { label: "FFmpeg", url: "https://ffmpeg.org" },
] as const;

/** Properties of {@link Footer}. */
export interface FooterProps {
  /** The contact form. */
  contact: ReactNode;
  /** Profiles of the people who made it; undefined while not known. */
  profiles?: readonly { label: string; url: string }[];
}

/** The foot of public pages: GET IN TOUCH and quick links. */
export function Footer({ contact, profiles }: FooterProps) {
  return (
    <footer className="nj-footer">
      <div className="nj-footer__inside">
        <div id="contact" className="nj-footer__contact">
          {contact}
        </div>
        <nav className="nj-footer__links" aria-label="Quick links">
          <div>
            <h2>Nataraj</h2>
            <ul>
              <li>
                <AppLink href="/privacy">Privacy policy</AppLink>
              </li>
              <li>
                <AppLink href="/about">About</AppLink>
              </li>
              <li>
                <AppLink href="/tutorials">Tutorials</AppLink>
              </li>
            </ul>
          </div>
          <div>
            <h2>Made with</h2>
            <ul>
              {TECHNOLOGY.map(({ label, url }) => (
                <li key={url}>
                  <AppLink href={url}>{label}</AppLink>
                </li>
              ))}
            </ul>
          </div>
          {profiles && profiles.length > 0 && (
            <div>
              <h2>Made by</h2>
              <ul>
                {profiles.map(({ label, url }) => (
                  <li key={url}>
                    <AppLink href={url}>{label}</AppLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </nav>
      </div>
      <p className="nj-footer__end">
        <LogoMark size={28} /> Nataraj: every song has a dance in it.
      </p>
    </footer>
  );
}
