import type { ReactNode } from "react";
import { AppLink } from "../button/AppLink.tsx";
import { ButtonLink } from "../button/Button.tsx";
import { DancerFigure } from "./DancerFigure.tsx";
import { HeroBackdrop } from "./HeroBackdrop.tsx";

/** Properties of {@link Hero}. */
export interface HeroProps {
  /** Stands on the stage instead of the drawn dancer. */
  dancer?: ReactNode;
}

/** The first sight of the product: tagline, the way in, and the dancer on her stage. */
export function Hero({ dancer }: HeroProps) {
  return (
    <section className="nj-hero">
      <div className="nj-hero__inside">
        <div className="nj-hero__text">
          <h1>
            Every song has a <em>dance</em> in&nbsp;it.
          </h1>
          <p className="nj-hero__lead">
            Give Nataraj a minute of music. It listens to the beat, writes a choreography in the styles you choose and
            dances it for you in 3D.
          </p>
          <ButtonLink href="/login" variant="primary" size="large" iconAfter="arrow-right">
            GET STARTED
          </ButtonLink>
          <p className="nj-hero__links">
            <AppLink href="/about#fair-use">Fair use of AI</AppLink>
            <AppLink href="/privacy">Privacy policy</AppLink>
          </p>
        </div>
        <HeroBackdrop>{dancer ?? <DancerFigure />}</HeroBackdrop>
      </div>
    </section>
  );
}
