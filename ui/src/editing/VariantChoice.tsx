"use client";

import type { TimedStep } from "@nataraj/sdk";
import { listVariants } from "@nataraj/sdk/motion";
import { Options } from "../dancer-choice/Options.tsx";
import { Icon } from "../icon/Icon.tsx";

/** The word that mirrors a move in any variant. */
const MIRRORED = "mirrored";

export interface VariantChoiceProps {
  /** The step that is meant. */
  step: Pick<TimedStep, "move" | "variant">;
  /** With a variant as in `TimedStep.variant`; "" as written. */
  onChoose: (variant: string) => void;
}

/** The ways in which a move can be done, and its mirror image. */
export function VariantChoice({ step, onChoose }: VariantChoiceProps) {
  const words = (step.variant ?? "").split(" ").filter(Boolean);
  const isMirrored = words.includes(MIRRORED);
  const named = words.filter((word) => word !== MIRRORED).join(" ");
  const variants = listVariants(step.move);
  const choose = (name: string, mirrored: boolean) => onChoose([name, mirrored ? MIRRORED : ""].join(" ").trim());
  return (
    <div className="nj-variants">
      {variants.length > 0 && (
        <Options
          legend="Variation"
          options={[{ value: "", text: "basic" }, ...variants.map(({ name, label }) => ({ value: name, text: label }))]}
          chosen={named}
          onChoose={(name) => choose(name, isMirrored)}
        />
      )}
      <button type="button" className="nj-chip" aria-pressed={isMirrored} onClick={() => choose(named, !isMirrored)}>
        <Icon name="mirror" /> On the other side
      </button>
    </div>
  );
}
