import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { View } from "../dancer/index.ts";
import { type DancerControls, VIEW_LABELS } from "./dancer-controls.ts";
import { LoopControls } from "./LoopControls.tsx";
import { RATES } from "./shortcuts.ts";
import type { PlayerActor } from "./use-player.ts";

export interface PracticeControlsProps {
  player: PlayerActor;
  engine: DancerControls;
}

/** What helps to learn a dance: its speed, the mirror, loops, the view, and the delay of a wireless loudspeaker. */
export function PracticeControls({ player, engine }: PracticeControlsProps) {
  const rate = useSelector(player, ({ context }) => context.rate);
  const mirrored = useSelector(player, ({ context }) => context.mirrored);
  const [view, setView] = useState<View>("front");
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
          value={view}
          onChange={(event) => {
            const chosen = event.target.value as View;
            setView(chosen);
            engine.setView(chosen);
          }}
        >
          {Object.entries(VIEW_LABELS).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
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
