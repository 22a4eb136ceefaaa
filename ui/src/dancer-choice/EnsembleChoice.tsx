"use client";

import {
  ARRANGEMENTS,
  type Arrangement,
  CANON_DELAYS,
  type CanonDelay,
  type Cast,
  DANCER_COUNTS,
  type DancerCount,
} from "@nataraj/sdk/stage";
import { Options } from "./Options.tsx";

const ARRANGEMENT_TEXTS: Readonly<Record<Arrangement, string>> = {
  unison: "Together",
  mirrored: "Mirrored",
  canon: "In canon",
};
const DELAY_TEXTS: Readonly<Record<CanonDelay, string>> = { 1: "A beat later", 2: "Two beats later" };

export interface EnsembleChoiceProps {
  /** Who dances, and how together. */
  cast: Cast;
  /** Another cast was chosen. */
  onChange: (cast: Cast) => void;
}

/** How many dance, and how they do it together. */
export function EnsembleChoice({ cast, onChange }: EnsembleChoiceProps) {
  const { dancers, arrangement, delay = 1 } = cast;
  return (
    <div className="nj-ensemble">
      <Options<DancerCount>
        legend="Dancers"
        options={DANCER_COUNTS.map((value) => ({ value, text: String(value) }))}
        chosen={dancers}
        onChoose={(value) => onChange({ ...cast, dancers: value })}
      />
      {dancers > 1 && (
        <Options<Arrangement>
          legend="How they dance"
          options={ARRANGEMENTS.map((value) => ({ value, text: ARRANGEMENT_TEXTS[value] }))}
          chosen={arrangement}
          onChoose={(value) => onChange({ ...cast, arrangement: value })}
        />
      )}
      {dancers > 1 && arrangement === "canon" && (
        <Options<CanonDelay>
          legend="Each dancer follows"
          options={CANON_DELAYS.map((value) => ({ value, text: DELAY_TEXTS[value] }))}
          chosen={delay}
          onChoose={(value) => onChange({ ...cast, delay: value })}
        />
      )}
    </div>
  );
}
