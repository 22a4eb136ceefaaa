"use client";

import { measuredShare, percentOf } from "@nataraj/sdk";
import { type GenerationPhase, type GenerationProgress, isMoveNumber, moveName, TEXTS } from "@nataraj/sdk/contract";
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { ProgressBar } from "../layout/ProgressBar.tsx";
import { Spinner } from "../layout/Waiting.tsx";

/** What the server is doing, in words. */
const PHASE_TEXTS: Record<GenerationPhase, string> = {
  queued: "Waiting for your turn",
  transcribing: "Writing down the words",
  listening: "Listening for the beat",
  choreographing: "Choreographing",
  done: "Ready",
  failed: "Stopped",
};

/** The stages that a job goes through, in order. */
const ORDER: readonly GenerationPhase[] = ["transcribing", "listening", "choreographing"];

/** Properties of {@link Generating}. */
export interface GeneratingProps {
  /** Undefined until the server has told. */
  progress: GenerationProgress | undefined;
  /** Ends it; the project is kept. */
  onCancel: () => void;
  /** It is being ended. */
  isCancelling?: boolean;
  /** Those who will dance; in place of a spinner. */
  dancers?: ReactNode;
  /** The song, with what is heard of it. */
  song?: ReactNode;
  /** What else one may do, in a row with the way to end it. */
  children?: ReactNode;
}

/** The choreography is being generated: what is done at the moment, how far it is, and a way to end it. */
export function Generating({ progress, onCancel, isCancelling, dancers, song, children }: GeneratingProps) {
  const stage = progress?.stage ?? "queued";
  const share = measuredShare(progress);
  const percent = share === undefined ? undefined : percentOf(share);
  const text =
    progress?.place === undefined ? PHASE_TEXTS[stage] : `${PHASE_TEXTS[stage]}: ${placeText(progress.place)}`;
  return (
    <section className="nj-generating" aria-label="Generating">
      {dancers ?? <Spinner size={64} />}
      <div className="nj-generating__told">
        <p className="nj-generating__text" role="status">
          {TEXTS.create.generating}
        </p>
        <ProgressBar
          label="Progress of your choreography"
          value={share}
          valueText={percent === undefined ? text : `${text}, ${percent} percent`}
        />
        <p className="nj-generating__stage">
          <span>{text}</span>
          {percent !== undefined && <span>{percent} %</span>}
        </p>
        <ol className="nj-generating__stages" aria-hidden="true">
          {ORDER.map((name) => (
            <li key={name} data-reached={ORDER.indexOf(stage) >= ORDER.indexOf(name)}>
              {PHASE_TEXTS[name]}
            </li>
          ))}
        </ol>
        <div className="nj-generating__actions">
          {children}
          <Button variant="ghost" icon="close" busy={isCancelling} onClick={onCancel}>
            CANCEL
          </Button>
        </div>
        {song}
        <Moves moves={progress?.moves} />
      </div>
    </section>
  );
}

/** The moves that the dance has, by name: each is named when it comes for the first time. */
function Moves({ moves = [] }: { moves?: readonly number[] | undefined }) {
  const names = [...new Set(moves)].filter(isMoveNumber).map(moveName);
  if (names.length === 0) return null;
  return (
    <ol className="nj-generating__moves" aria-label="Moves">
      {names.map((name, i) => (
        <li key={name} style={{ animationDelay: `${60 * i}ms` }}>
          {name}
        </li>
      ))}
    </ol>
  );
}

function placeText(place: number): string {
  return place === 1 ? "you are next" : `you are number ${place}`;
}
