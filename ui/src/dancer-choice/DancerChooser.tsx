import { Button } from "../button/Button.tsx";
import type { LookId } from "../dancer/looks.ts";
import type { DancerControls } from "../player/dancer-controls.ts";
import { ColorChoice } from "./ColorChoice.tsx";
import { LookChoice } from "./LookChoice.tsx";
import { OwnAvatar } from "./OwnAvatar.tsx";
import { useChosenDancer } from "./use-chosen-dancer.ts";
import { useDancerChange } from "./use-dancer-change.ts";

export interface DancerChooserProps {
  engine: DancerControls;
  /** The look that suits the dance: who dances when nothing is chosen. */
  defaultLook: LookId;
  id?: string;
}

/** Who dances: our looks in their colours, or a person's own avatar. What is chosen here is remembered in this browser. */
export function DancerChooser({ engine, defaultLook, id }: DancerChooserProps) {
  const chosen = useChosenDancer(defaultLook);
  const {
    pending: asked,
    problem,
    chooseLook: wear,
    chooseAvatar: welcome,
    reset: forget,
  } = useDancerChange(engine, defaultLook);
  const own = asked === undefined && chosen.avatar !== undefined;
  const { look, variant } = asked === undefined || asked === "avatar" ? chosen : asked;
  return (
    <section id={id} className="nj-dancer-choice" aria-label="Dancer" aria-busy={asked !== undefined || undefined}>
      <LookChoice look={own ? undefined : look} variant={variant} onChoose={wear} />
      <div className="nj-dancer-choice__more">
        {!own && <ColorChoice look={look} variant={variant} onChoose={(next) => wear(look, next)} />}
        {!chosen.isDefault && (
          <Button variant="ghost" icon="restart" onClick={forget}>
            LET THE DANCE DECIDE
          </Button>
        )}
      </div>
      <OwnAvatar
        dances={own ? chosen.avatar?.name : undefined}
        busy={asked === "avatar"}
        problem={problem}
        onFile={welcome}
      />
    </section>
  );
}
