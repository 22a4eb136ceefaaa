"use client";

import { useSelector } from "@xstate/react";
import { useState } from "react";
import { VIEWS, type View } from "../dancer/stage/views.ts";
import { type DancerControls, VIEW_LABELS } from "./dancer-controls.ts";
import { LoopControls } from "./LoopControls.tsx";
import { RATES } from "./shortcuts.ts";
import type { PlayerActor } from "./use-player.ts";
import { isOffered, useView } from "./use-view.ts";

/** The choice that is shown while someone leads the camera themselves. */
const BY_HAND = "";

export interface PracticeControlsProps {
  player: PlayerActor;
  engine: DancerControls;
  /** From where the dance is seen at first; by the automatic camera where nothing was chosen. */
  camera?: View | undefined;
  /** Hears what was chosen. */
  onCamera?: ((view: View) => void) | undefined;
}

/** What helps to learn a dance: its speed, the mirror, loops, the view, and the delay of a wireless loudspeaker. */
export function PracticeControls({ player, engine, camera, onCamera }: PracticeControlsProps) {
  const rate = useSelector(player, ({ context }) => context.rate);
  const mirrored = useSelector(player, ({ context }) => context.mirrored);
  const [view, setView] = useView(player, engine, camera);
  const [delay, setDelay] = useState(0);
  return (
    <div className="nj-practice">
      <label className="nj-practice__field">
        Speed
        <select value={rate} onChange={(event) => player.send({ type: "SET_RATE", rate: Number(event.target.value) })}>
          {RATES.map((each) => (
            <option key={each} value={each}>
              {each === 1 ? "1× (normal)" : `${each}×`}
            </option>
          ))}
        </select>
      </label>
      <label className="nj-practice__field">
        View
        <select
          value={view ?? BY_HAND}
          onChange={(event) => {
            const chosen = event.target.value as View;
            setView(chosen);
            onCamera?.(chosen);
          }}
        >
          {view === undefined && <option value={BY_HAND}>By hand</option>}
          {VIEWS.filter(isOffered).map((id) => (
            <option key={id} value={id}>
              {VIEW_LABELS[id]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="nj-chip"
        aria-pressed={mirrored}
        onClick={() => player.send({ type: "SET_MIRRORED", mirrored: !mirrored })}
      >
        Mirror
      </button>
      <LoopControls player={player} />
      <label className="nj-practice__field" title="For wireless loudspeakers, whose sound comes late">
        Sound delay
        <input
          type="range"
          min={0}
          max={0.5}
          step={0.01}
          value={delay}
          aria-valuetext={`${Math.round(delay * 1000)} milliseconds`}
          onChange={(event) => {
            const seconds = event.target.valueAsNumber;
            setDelay(seconds);
            player.send({ type: "SET_DELAY", seconds });
          }}
        />
        <output>{Math.round(delay * 1000)} ms</output>
      </label>
    </div>
  );
}
