import { ENVIRONMENTS, type Environment } from "@nataraj/sdk/stage";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { VIEWS, type View } from "../dancer/stage/views.ts";
import { type DancerControls, ENVIRONMENT_LABELS, VIEW_LABELS } from "./dancer-controls.ts";
import { LoopControls } from "./LoopControls.tsx";
import { RATES } from "./shortcuts.ts";
import type { StagingControls } from "./staging-controls.ts";
import type { PlayerActor } from "./use-player.ts";
import { viewOf } from "./use-staging.ts";
import { isOffered, useView } from "./use-view.ts";

/** The choice that is shown while someone leads the camera themselves. */
const BY_HAND = "";

export interface PracticeControlsProps {
  player: PlayerActor;
  engine: DancerControls;
  /** Has the view that was chosen for all. */
  staging?: StagingControls | undefined;
}

/** What helps to learn a dance: its speed, the mirror, loops, the view, the environment, and the delay of a wireless loudspeaker. */
export function PracticeControls({ player, engine, staging }: PracticeControlsProps) {
  const rate = useSelector(player, ({ context }) => context.rate);
  const mirrored = useSelector(player, ({ context }) => context.mirrored);
  const [view, setView] = useView(player, engine, viewOf(staging?.staging.camera));
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
            staging?.change({ camera: chosen });
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
      {staging && engine.setEnvironment && (
        <label className="nj-practice__field">
          Environment
          <select
            value={staging.staging.environment ?? "stage"}
            onChange={(event) => staging.change({ environment: event.target.value as Environment })}
          >
            {ENVIRONMENTS.map((name) => (
              <option key={name} value={name}>
                {ENVIRONMENT_LABELS[name]}
              </option>
            ))}
          </select>
        </label>
      )}
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
