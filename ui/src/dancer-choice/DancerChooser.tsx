import { useMachine } from "@xstate/react";
import { Button } from "../button/Button.tsx";
import type { LookId } from "../dancer/looks.ts";
import type { DancerControls } from "../player/dancer-controls.ts";
import { ColorChoice } from "./ColorChoice.tsx";
import { defaultDancer, provideDancerChange, type WantedDancer } from "./dancer-change-machine.ts";
import { LookChoice } from "./LookChoice.tsx";
import { OwnAvatar } from "./OwnAvatar.tsx";
import { useChosenDancer } from "./use-chosen-dancer.ts";

export interface DancerChooserProps {
  engine: DancerControls;
  /** The look that suits the dance: who dances when nothing is chosen. */
  defaultLook: LookId;
  id?: string;
}

/** Who dances: our looks in their colours, or a person's own avatar. What is chosen here is remembered in this browser. */
export function DancerChooser({ engine, defaultLook, id }: DancerChooserProps) {
  const chosen = useChosenDancer(defaultLook);
  const [{ context }, send] = useMachine(provideDancerChange(engine));
  const { wanted, problem } = context;
  const change = (next: WantedDancer) => {
    // An engine without them has nobody else.
    if (next.kind === "avatar" ? engine.setAvatar : engine.setLook) send({ type: "CHANGE", wanted: next });
  };
  const wear = (next: LookId, colours: string) => change({ kind: "look", look: next, variant: colours });
  const own = wanted === undefined && chosen.avatar !== undefined;
  const { look, variant } = wanted?.kind === "look" ? wanted : chosen;
  return (
    <section id={id} className="nj-dancer-choice" aria-label="Dancer" aria-busy={wanted !== undefined || undefined}>
      <LookChoice look={own ? undefined : look} variant={variant} onChoose={wear} />
      <div className="nj-dancer-choice__more">
        {!own && <ColorChoice look={look} variant={variant} onChoose={(next) => wear(look, next)} />}
        {!chosen.isDefault && (
          <Button variant="ghost" icon="restart" onClick={() => change(defaultDancer(defaultLook))}>
            LET THE DANCE DECIDE
          </Button>
        )}
      </div>
      <OwnAvatar
        dances={own ? chosen.avatar?.name : undefined}
        busy={wanted?.kind === "avatar"}
        problem={problem}
        onFile={(file) => change({ kind: "avatar", file })}
      />
    </section>
  );
}
