"use client";

import { ENVIRONMENTS, type Environment } from "@nataraj/sdk/stage";
import { useSelector } from "@xstate/react";
import { VIEWS, type View } from "../dancer/stage/views.ts";
import { ENVIRONMENT_TEXTS } from "../dancer-choice/environment-texts.ts";
import { Options } from "../dancer-choice/Options.tsx";
import { Icon } from "../icon/Icon.tsx";
import { type DancerControls, VIEW_LABELS } from "../playback/dancer-controls.ts";
import type { StagingControls } from "../playback/staging-controls.ts";
import type { PlayerActor } from "../playback/use-player.ts";
import { LoopControls } from "./LoopControls.tsx";
import { RATES } from "./shortcuts.ts";
import type { Practice } from "./use-practice.ts";
import { isOffered, useView } from "./use-view.ts";

/** A loudspeaker that is later than this is broken. Seconds. */
const MOST_DELAY = 0.5;

export interface PracticeControlsProps {
  /** The player that is shown and controlled. */
  player: PlayerActor;
  /** The dancer on the stage; undefined while there is none. */
  engine: DancerControls;
  /** What this person practises with. */
  practice: Practice;
  /** From where the project is seen at first; where nothing was chosen, from where this person likes to. */
  camera?: View | undefined;
  /** Hears what was chosen. */
  onCamera?: ((view: View) => void) | undefined;
  /** With it, another environment can be chosen. */
  staging?: StagingControls | undefined;
}

/**
 * What helps to learn a dance: its speed, the mirror, the count, loops, the view, the environment, and the delay of a
 * wireless loudspeaker.
 */
export function PracticeControls({ player, engine, practice, camera, onCamera, staging }: PracticeControlsProps) {
  const { settings, change } = practice;
  const rate = useSelector(player, ({ context }) => context.rate);
  const mirrored = useSelector(player, ({ context }) => context.mirrored);
  const [view, setView] = useView(player, engine, camera ?? settings.view);
  return (
    <div className="nj-practice">
      <Options
        legend="Speed"
        icon="speed"
        options={RATES.map((value) => ({ value, text: `${value}×` }))}
        chosen={rate}
        onChoose={(chosen) => player.send({ type: "SET_RATE", rate: chosen })}
      />
      <div className="nj-chips">
        <button
          type="button"
          className="nj-chip"
          aria-pressed={mirrored}
          onClick={() => player.send({ type: "SET_MIRRORED", mirrored: !mirrored })}
        >
          <Icon name="mirror" /> Mirror
        </button>
        <button
          type="button"
          className="nj-chip"
          aria-pressed={settings.counts}
          onClick={() => change({ counts: !settings.counts })}
        >
          <Icon name="music" /> Counts
        </button>
      </div>
      <LoopControls player={player} />
      <Options<View>
        legend="View"
        icon="camera"
        options={VIEWS.filter(isOffered).map((value) => ({ value, text: VIEW_LABELS[value] }))}
        // None of them while someone leads the camera by hand.
        chosen={view}
        onChoose={(chosen) => {
          setView(chosen);
          change({ view: chosen });
          onCamera?.(chosen);
        }}
      />
      {staging && engine.setEnvironment && (
        <Options<Environment>
          legend="Where"
          icon="spark"
          options={ENVIRONMENTS.map((value) => ({ value, text: ENVIRONMENT_TEXTS[value] }))}
          chosen={staging.staging.environment ?? "stage"}
          onChoose={(environment) => staging.change({ environment })}
        />
      )}
      <label className="nj-practice__field" title="For wireless speakers, whose sound comes late">
        <Icon name="clock" /> Sound delay
        <input
          type="range"
          min={0}
          max={MOST_DELAY}
          step={0.01}
          value={settings.delay}
          aria-valuetext={`${Math.round(settings.delay * 1000)} milliseconds`}
          onChange={(event) => change({ delay: event.target.valueAsNumber })}
        />
        <output>{Math.round(settings.delay * 1000)} ms</output>
      </label>
    </div>
  );
}
