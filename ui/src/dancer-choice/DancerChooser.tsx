"use client";

import { castLooks, type DressedLook, type LookId, lookNamed, nameOfLook } from "@nataraj/sdk/looks";
import { type Cast, SOLO } from "@nataraj/sdk/stage";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../button/Button.tsx";
import { forgetAvatar, keptAvatar, onAvatarChosen } from "../dancer/own-avatar.ts";
import type { DancerControls } from "../playback/dancer-controls.ts";
import type { StagingControls } from "../playback/staging-controls.ts";
import { ColorChoice } from "./ColorChoice.tsx";
import { defaultDancer, provideDancerChange, type WantedDancer, type WantedLook } from "./dancer-change-machine.ts";
import { EnsembleChoice } from "./EnsembleChoice.tsx";
import { LookChoice } from "./LookChoice.tsx";
import { Options } from "./Options.tsx";
import { OwnAvatar } from "./OwnAvatar.tsx";
import { PlaceChoice } from "./PlaceChoice.tsx";
import { Tabs } from "./Tabs.tsx";

/** Properties of {@link DancerChooser}. */
export interface DancerChooserProps {
  /** The dancer on the stage; undefined while there is none. */
  engine: DancerControls;
  /** The look that suits the dance: who dances when nothing is chosen. */
  defaultLook: LookId;
  /** How the dance is shown: who dances, and where. */
  staging: StagingControls;
  /** Id of the element, for the button that opens it. */
  id?: string;
}

/**
 * Who dances, and where: one or several of our looks in their colours. That is the staging's, and everybody sees it. A
 * person's own avatar in the leader's place is seen by that person alone.
 */
export function DancerChooser({ engine, defaultLook, staging, id }: DancerChooserProps) {
  const avatar = useSyncExternalStore(onAvatarChosen, keptAvatar, keptAvatar);
  const cast = staging.staging.cast ?? SOLO;
  const names = cast.looks ?? [];
  const [dressed, setDressed] = useState(0);
  const onLook = useRef<(wanted: WantedLook) => void>(() => {});
  const machine = useMemo(() => provideDancerChange(engine, (wanted) => onLook.current(wanted)), [engine]);
  const [{ context }, send] = useMachine(machine);
  const { wanted, problem } = context;

  const suited = defaultDancer(defaultLook);
  const leader = wanted?.kind === "look" ? wanted : (lookNamed(names[0]) ?? suited);
  const looks = castLooks(names, cast.dancers, leader);
  const dancer = Math.min(dressed, looks.length - 1);
  const { look, variant } = looks[dancer] ?? leader;
  const own = wanted === undefined && avatar?.dances === true;
  const isBare = own && dancer === 0;

  const changeCast = (next: Cast) => staging.change({ cast: next });
  const dress = (which: number, next: DressedLook) =>
    changeCast({ ...cast, looks: looks.map((each, i) => nameOfLook(i === which ? next : each)) });
  const lead = (next: WantedLook) => {
    const { looks: _, ...rest } = cast;
    if (!next.isDefault) dress(0, next);
    else if (cast.looks) changeCast(rest);
  };
  useEffect(() => {
    onLook.current = lead;
  });
  const change = (next: WantedDancer) => {
    if (next.kind === "avatar" ? engine.setAvatar : engine.setLook) send({ type: "CHANGE", wanted: next });
    // An engine without them has nobody else; what is chosen holds all the same.
    else if (next.kind === "look") lead(next);
  };
  const wear = (next: LookId, colours: string) => {
    if (dancer === 0) change({ kind: "look", look: next, variant: colours });
    else dress(dancer, { look: next, variant: colours });
  };
  return (
    <section id={id} className="nj-dancer-choice" aria-label="Dancer" aria-busy={wanted !== undefined || undefined}>
      <Tabs
        label="Dancer and place"
        tabs={[
          {
            name: "Dancer",
            panel: (
              <>
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
                  {(avatar?.dances || names.length > 0) && (
                    <Button variant="ghost" icon="restart" onClick={() => change(suited)}>
                      CHOOSE FOR ME
                    </Button>
                  )}
                </div>
                <OwnAvatar
                  dances={own ? avatar?.file.name : undefined}
                  waits={wanted === undefined && avatar && !avatar.dances ? avatar.file.name : undefined}
                  others={staging.kept}
                  busy={wanted?.kind === "avatar"}
                  problem={problem}
                  onFile={(file) => change({ kind: "avatar", file })}
                  onAsk={() => avatar && change({ kind: "avatar", file: avatar.file })}
                  onForget={() => {
                    if (own) change({ kind: "look", ...leader });
                    forgetAvatar();
                  }}
                />
              </>
            ),
          },
          { name: "Company", panel: <EnsembleChoice cast={cast} onChange={changeCast} /> },
          ...(engine.setEnvironment
            ? [
                {
                  name: "Place",
                  panel: (
                    <PlaceChoice
                      place={staging.staging.environment ?? "stage"}
                      onChoose={(environment) => staging.change({ environment })}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      {staging.failure && (
        <div className="nj-dancer-choice__failure">
          <p role="alert">Others do not see this yet: {staging.failure}</p>
          <Button onClick={staging.retry}>TRY AGAIN</Button>
        </div>
      )}
    </section>
  );
}
