"use client";

import { castLooks, type DressedLook, type LookId, lookNamed, nameOfLook } from "@nataraj/sdk/looks";
import { type Cast, ENVIRONMENTS, type Environment, SOLO } from "@nataraj/sdk/stage";
import { useMachine } from "@xstate/react";
import { useMemo, useState } from "react";
import { Button } from "../button/Button.tsx";
import type { DancerControls } from "../playback/dancer-controls.ts";
import type { StagingControls } from "../playback/staging-controls.ts";
import { ColorChoice } from "./ColorChoice.tsx";
import { defaultDancer, provideDancerChange, type WantedDancer } from "./dancer-change-machine.ts";
import { EnsembleChoice } from "./EnsembleChoice.tsx";
import { ENVIRONMENT_TEXTS } from "./environment-texts.ts";
import { LookChoice } from "./LookChoice.tsx";
import { Options } from "./Options.tsx";
import { OwnAvatar } from "./OwnAvatar.tsx";
import { useChosenDancer } from "./use-chosen-dancer.ts";

/** Properties of {@link DancerChooser}. */
export interface DancerChooserProps {
  /** The dancer on the stage; undefined while there is none. */
  engine: DancerControls;
  /** The look that suits the dance: who dances when nothing is chosen. */
  defaultLook: LookId;
  /** How the dance is shown, where several may dance. */
  staging?: StagingControls | undefined;
  /** Id of the element, for the button that opens it. */
  id?: string;
}

/**
 * Who dances, and where: one or several of our looks in their colours, or a person's own avatar. What is chosen for the
 * leader is remembered in this browser; cast and environment are the staging's.
 */
export function DancerChooser({ engine, defaultLook, staging, id }: DancerChooserProps) {
  const chosen = useChosenDancer(defaultLook);
  const cast = staging?.staging.cast ?? SOLO;
  const names = cast.looks ?? [];
  const [dressed, setDressed] = useState(0);
  const machine = useMemo(() => provideDancerChange(engine), [engine]);
  const [{ context }, send] = useMachine(machine);
  const { wanted, problem } = context;

  const leader = wanted?.kind === "look" ? wanted : (lookNamed(names[0]) ?? chosen);
  const looks = castLooks(names, cast.dancers, leader);
  const dancer = Math.min(dressed, looks.length - 1);
  const { look, variant } = looks[dancer] ?? leader;
  const own = wanted === undefined && chosen.avatar !== undefined;
  const isBare = own && dancer === 0;

  const changeCast = (next: Cast) => staging?.change({ cast: next });
  const dress = (next: DressedLook) => {
    if (staging) changeCast({ ...cast, looks: looks.map((each, i) => nameOfLook(i === dancer ? next : each)) });
  };
  const change = (next: WantedDancer) => {
    // An engine without them has nobody else.
    if (next.kind === "avatar" ? engine.setAvatar : engine.setLook) send({ type: "CHANGE", wanted: next });
  };
  const wear = (next: LookId, colours: string) => {
    if (dancer === 0) change({ kind: "look", look: next, variant: colours });
    dress({ look: next, variant: colours });
  };
  const forget = () => {
    const { looks: _, ...rest } = cast;
    if (cast.looks) changeCast(rest);
    change(defaultDancer(defaultLook));
  };
  return (
    <section id={id} className="nj-dancer-choice" aria-label="Dancer" aria-busy={wanted !== undefined || undefined}>
      {staging && <EnsembleChoice cast={cast} onChange={changeCast} />}
      {staging && engine.setEnvironment && (
        <Options<Environment>
          legend="Where"
          options={ENVIRONMENTS.map((value) => ({ value, text: ENVIRONMENT_TEXTS[value] }))}
          chosen={staging.staging.environment ?? "stage"}
          onChoose={(environment) => staging.change({ environment })}
        />
      )}
      {looks.length > 1 && (
        <Options
          legend="Dress"
          options={looks.map((_, i) => ({ value: i, text: i === 0 ? "The leader" : `Dancer ${i + 1}` }))}
          chosen={dancer}
          onChoose={setDressed}
        />
      )}
      <LookChoice look={isBare ? undefined : look} variant={variant} onChoose={wear} />
      <div className="nj-dancer-choice__more">
        {!isBare && <ColorChoice look={look} variant={variant} onChoose={(next) => wear(look, next)} />}
        {!(chosen.isDefault && names.length === 0) && (
          <Button variant="ghost" icon="restart" onClick={forget}>
            LET THE DANCE DECIDE
          </Button>
        )}
      </div>
      <OwnAvatar
        dances={own ? chosen.avatar?.name : undefined}
        others={staging?.kept}
        busy={wanted?.kind === "avatar"}
        problem={problem}
        onFile={(file) => change({ kind: "avatar", file })}
      />
      {staging?.failure && (
        <div className="nj-dancer-choice__failure">
          <p role="alert">Not saved for others: {staging.failure}</p>
          <Button onClick={staging.retry}>TRY AGAIN</Button>
        </div>
      )}
    </section>
  );
}
