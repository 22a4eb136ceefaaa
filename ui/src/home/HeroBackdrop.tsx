import type { ReactNode } from "react";

export interface HeroBackdropProps {
  /** What stands inside. */
  children: ReactNode;
}

/** The stage of the hero: a ring of flames, two beams and a floor. What it holds stands in the light. */
export function HeroBackdrop({ children }: HeroBackdropProps) {
  return (
    <div className="nj-hero-backdrop">
      <div className="nj-hero-backdrop__beam nj-hero-backdrop__beam--left" aria-hidden="true" />
      <div className="nj-hero-backdrop__beam nj-hero-backdrop__beam--right" aria-hidden="true" />
      <svg className="nj-hero-backdrop__ring" viewBox="0 0 400 400" aria-hidden="true" focusable="false">
        <circle cx="200" cy="200" r="184" />
        <circle cx="200" cy="200" r="166" />
      </svg>
      <div className="nj-hero-backdrop__floor" aria-hidden="true" />
      <div className="nj-hero-backdrop__dancer">{children}</div>
    </div>
  );
}
