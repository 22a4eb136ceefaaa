import { Button } from "../button/Button.tsx";
import type { LookId } from "../dancer/looks.ts";
import type { StageEngine } from "../player/stage-engine.ts";
import { ColorChoice } from "./ColorChoice.tsx";
import { LookChoice } from "./LookChoice.tsx";
import { OwnAvatar } from "./OwnAvatar.tsx";
import { useChosenDancer } from "./use-chosen-dancer.ts";
import { useDancerChange } from "./use-dancer-change.ts";

export interface DancerChooserProps {
  engine: StageEngine;
  /** The look that suits the dance: who dances when nothing is chosen. */
  suits: LookId;
  id?: string;
}

/** Who dances: our looks in their colours, or a person's own avatar. What is chosen here is remembered in this browser. */
export function DancerChooser({ engine, suits, id }: DancerChooserProps) {
  const { look, variant, avatar, fitting } = useChosenDancer(suits);
  const { pending, problem, wear, welcome, forget } = useDancerChange(engine, suits);
  return (
    <section id={id} className="nj-wardrobe" aria-label="Dancer" aria-busy={pending !== undefined || undefined}>
      <LookChoice look={avatar ? undefined : look} variant={variant} onChoose={wear} />
      <div className="nj-wardrobe__more">
        {!avatar && <ColorChoice look={look} variant={variant} onChoose={(next) => wear(look, next)} />}
        {!fitting && (
          <Button variant="ghost" icon="restart" onClick={forget}>
            AS SUITS THE DANCE
          </Button>
        )}
      </div>
      <OwnAvatar dances={avatar?.name} busy={pending === "avatar"} problem={problem} onFile={welcome} />
    </section>
  );
}
