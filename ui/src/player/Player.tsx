import type { AudioSource, Playable } from "@nataraj/sdk";
import { type ReactNode, useId, useRef, useState } from "react";
import { IconButton } from "../button/IconButton.tsx";
import type { LookId } from "../dancer/index.ts";
import { DancerChooser } from "../dancer-choice/DancerChooser.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { EightCount, LyricBox, StepHint } from "./Captions.tsx";
import { DancerToggle } from "./DancerToggle.tsx";
import { DancerView } from "./DancerView.tsx";
import type { CreateDancer, DancerControls } from "./dancer-controls.ts";
import { PracticeControls } from "./PracticeControls.tsx";
import { SeekBar } from "./SeekBar.tsx";
import { ShortcutList } from "./ShortcutList.tsx";
import { StartOverlay } from "./StartOverlay.tsx";
import { StepTimeline } from "./StepTimeline.tsx";
import { Transport } from "./Transport.tsx";
import { useFullscreen } from "./use-fullscreen.ts";
import { type PlayerActor, usePlayer } from "./use-player.ts";
import { useShortcuts } from "./use-shortcuts.ts";

export interface PlayerProps {
  /** What is played; another one is another player, so keep it between renders. */
  playable: Playable;
  /** Must not change between renders. */
  createEngine: CreateDancer;
  /** Fetches the project once more, when the song's address has expired: resolves with a fresh one. */
  refresh: () => Promise<string>;
  /** Takes the place of the steps, for those who may edit them. */
  steps?: (player: PlayerActor) => ReactNode;
  /** The look that suits the dance; with it people may choose another dancer. */
  defaultLook?: LookId;
  /** Takes the place of an audio element, in stories. */
  createAudio?: () => AudioSource;
}

/**
 * The player of the project page: the dancer, the song's controls, the lyric box and the next step, and what helps to
 * learn a dance. Its progress bar ends at 97.5 %.
 * @example <Player playable={playableOf(project)} createEngine={createEngine} refresh={freshSong} />
 */
export function Player({ playable, createEngine, refresh, steps, defaultLook, createAudio }: PlayerProps) {
  const section = useRef<HTMLElement>(null);
  const [engine, setEngine] = useState<DancerControls>();
  const [helping, setHelping] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const chooser = useId();
  const player = usePlayer({ playable, engine, refresh, createAudio });
  const fullscreen = useFullscreen(section);
  useShortcuts(player, ({ type }) => (type === "help" ? setHelping(true) : fullscreen.toggle()));

  return (
    <section ref={section} className="nj-player" aria-label="Player">
      <div className="nj-player__view">
        <div className="nj-player__stage">
          <DancerView createEngine={createEngine} onEngine={setEngine} />
          {player && <StartOverlay player={player} />}
          <div className="nj-player__count">{player && <EightCount player={player} />}</div>
          <div className="nj-player__corner">
            {player && defaultLook && engine?.setLook && (
              <DancerToggle
                player={player}
                open={choosing}
                controls={chooser}
                onToggle={() => setChoosing(!choosing)}
              />
            )}
            <IconButton icon="info" label="Keyboard shortcuts" onClick={() => setHelping(true)} />
            {fullscreen.available && (
              <IconButton
                icon={fullscreen.active ? "fullscreen-exit" : "fullscreen"}
                label={fullscreen.active ? "Leave full screen" : "Full screen"}
                onClick={fullscreen.toggle}
              />
            )}
          </div>
        </div>
        {player && engine && (
          <>
            {choosing && defaultLook && <DancerChooser id={chooser} engine={engine} defaultLook={defaultLook} />}
            <div className="nj-player__captions">
              <LyricBox player={player} />
              <StepHint player={player} />
            </div>
            <SeekBar player={player} />
            <div className="nj-player__controls">
              <Transport player={player} />
              <PracticeControls player={player} engine={engine} />
            </div>
          </>
        )}
      </div>
      {player && (steps ? steps(player) : <StepTimeline player={player} />)}
      {helping && (
        <Dialog
          title="Keyboard shortcuts"
          onDismiss={() => setHelping(false)}
          actions={<IconButton icon="close" label="Close" onClick={() => setHelping(false)} />}
        >
          <ShortcutList />
        </Dialog>
      )}
    </section>
  );
}
