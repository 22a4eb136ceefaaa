"use client";

import { type DanceStyle, TEXTS } from "@nataraj/sdk/contract";
import { defaultLookFor } from "@nataraj/sdk/looks";
import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { DancerChooser } from "../dancer-choice/DancerChooser.tsx";
import { absentDancer, type CreateDancer, type DancerControls } from "../playback/dancer-controls.ts";
import type { StagingControls } from "../playback/staging-controls.ts";
import { Turntable } from "./Turntable.tsx";
import type { SongPart } from "./use-song-part.ts";

/** Dancers and place that are chosen while there is no engine are kept all the same; nothing jumps when it comes. */
const NOBODY: DancerControls = {
  ...absentDancer(new Error("The dancer has not come yet.")),
  setEnvironment: () => Promise.resolve(),
};

/** Properties of {@link AvatarChoice}. */
export interface AvatarChoiceProps {
  /** The chosen styles. Where no dancer is chosen, the one of the first style dances. */
  styles: readonly DanceStyle[];
  /** Makes the dancer; undefined while there is none. Must not change between renders. */
  createEngine?: CreateDancer | undefined;
  /** Who dances, and where. */
  staging: StagingControls;
  /** What can be heard to the dance. */
  song?: SongPart | undefined;
  /** The dancer does not turn or dance by itself. */
  still?: boolean;
  /** Whether the next dances are to begin like this one. */
  isPreferred: boolean;
  /** What is chosen is to be kept for the next dances. */
  onPrefer: (isPreferred: boolean) => void;
  /** What is chosen is to be kept. */
  onSave: () => void;
}

/** Where the dancer is dressed: from all sides, with everything that can be chosen beside her. */
export function AvatarChoice(props: AvatarChoiceProps) {
  const { styles, createEngine, staging, song, still, isPreferred, onPrefer, onSave } = props;
  const [engine, setEngine] = useState<DancerControls>();
  return (
    <div className="nj-avatar-choice">
      <div className="nj-avatar-choice__picture">
        <Turntable
          styles={styles}
          createEngine={createEngine}
          onEngine={setEngine}
          engine={engine}
          staging={staging.staging}
          song={song}
          still={still}
        />
      </div>
      <div className="nj-avatar-choice__choices">
        <DancerChooser engine={engine ?? NOBODY} defaultLook={defaultLookFor(styles[0])} staging={staging} />
        <label className="nj-avatar-choice__prefer">
          <input type="checkbox" checked={isPreferred} onChange={(event) => onPrefer(event.target.checked)} />
          Start my next dances with these choices
        </label>
        <Button icon="user" onClick={onSave}>
          {TEXTS.create.saveAvatar}
        </Button>
      </div>
    </div>
  );
}
