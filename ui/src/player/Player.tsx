"use client";

import type { AudioSource, Playable } from "@nataraj/sdk";
import { type ReactNode, useId, useRef, useState } from "react";
import { IconButton } from "../button/IconButton.tsx";
import type { LookId, View } from "../dancer/index.ts";
import { DancerChooser } from "../dancer-choice/DancerChooser.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import type { CreateDancer, DancerControls } from "../playback/dancer-controls.ts";
import type { StagingControls } from "../playback/staging-controls.ts";
import { type PlayerActor, usePlayer } from "../playback/use-player.ts";
import { StepTimeline } from "../timeline/StepTimeline.tsx";
import { EightCount, LyricBox, StepHint } from "./Captions.tsx";
import { DancerToggle } from "./DancerToggle.tsx";
import { DancerView } from "./DancerView.tsx";
import { DrawerToggle } from "./DrawerToggle.tsx";
import { type EndActions, EndCard } from "./EndCard.tsx";
import { FewerDancers } from "./FewerDancers.tsx";
import { OwnAvatarMark } from "./OwnAvatarMark.tsx";
import { PracticeControls } from "./PracticeControls.tsx";
import { SeekBar } from "./SeekBar.tsx";
import { ShortcutList } from "./ShortcutList.tsx";
import { StartOverlay } from "./StartOverlay.tsx";
import { Transport } from "./Transport.tsx";
import { useEnd } from "./use-end.ts";
import { useFreeStage } from "./use-free-stage.ts";
import { useFullscreen } from "./use-fullscreen.ts";
import { useHiddenControls } from "./use-hidden-controls.ts";
import { useOpening } from "./use-opening.ts";
import { usePractice } from "./use-practice.ts";
import { type KeyScope, useShortcuts } from "./use-shortcuts.ts";
import { useStagePress } from "./use-stage-press.ts";
import { useStaging } from "./use-staging.ts";
import { useLearning } from "./use-view.ts";

/** Properties of {@link Player}. */
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
  /** How the dance is shown; without it one dancer dances, as the person likes it. */
  staging?: StagingControls;
  /** From where the dance is seen at first; by the automatic camera where nothing was chosen. */
  camera?: View | undefined;
  /** Hears from where someone has chosen to see it. */
  onCamera?: (view: View) => void;
  /**
   * Whose keys are shortcuts: those that are pressed while the focus is in the player, or all of the page, where the
   * page is about the dance and nothing else.
   */
  keys?: KeyScope;
  /**
   * What a large button says that the player opens with: the dance is shown at its peak, and counted in. Without it a
   * play button begins the dance at once.
   */
  watch?: string;
  /** What is offered beside the dancer when the song has ended. */
  end?: EndActions;
  /** Takes the place of an audio element, in stories. */
  createAudio?: () => AudioSource;
}

/**
 * The player of the project page: the dancer, with the song's controls, the lyric box and the next step over the stage;
 * they hide while the dance plays and nobody touches anything. A drawer holds what helps to learn a dance. The progress
 * bar ends at 97.5 %.
 * @example <Player playable={playableOf(project)} createEngine={createEngine} refresh={freshSong} />
 */
export function Player(props: PlayerProps) {
  const { playable, createEngine, refresh, steps, defaultLook, staging, camera, onCamera, createAudio } = props;
  const { keys = "player", watch, end } = props;
  const section = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<DancerControls>();
  const [helping, setHelping] = useState(false);
  const [open, setOpen] = useState<"practice" | "dancer">();
  const drawer = useId();
  const chooser = useId();
  const player = usePlayer({ playable, engine, refresh, createAudio });
  const practice = usePractice(player);
  const fullscreen = useFullscreen(section);
  useStaging(engine, staging?.staging);
  useShortcuts(player, section, keys, ({ type }) => (type === "help" ? setHelping(true) : fullscreen.toggle()));

  const hidden = useHiddenControls(section, player);
  const pressStage = useStagePress(player, watch !== undefined);
  useOpening(engine, player, watch !== undefined);
  useFreeStage(view, player && engine, hidden);
  const isPage = keys === "page";
  const isLearning = useLearning(player);
  const [isEnd, closeEnd] = useEnd(player);
  /** A button that goes when it is pressed leaves its focus here. */
  const focusPlayer = () => section.current?.focus({ preventScroll: true });

  return (
    <section
      ref={section}
      className="nj-player"
      aria-label="Player"
      tabIndex={-1}
      data-controls={hidden ? "hidden" : "shown"}
      data-learning={isLearning || open === "practice"}
    >
      <div ref={view} className="nj-player__view">
        {/* For the pointer a press on the stage is a shortcut of the play button. */}
        <div className="nj-player__stage" {...pressStage}>
          <DancerView createEngine={createEngine} onEngine={setEngine} />
          {player && watch === undefined && <StartOverlay player={player} />}
        </div>
        {player && engine && (
          <div className="nj-player__overlay">
            <div className="nj-player__free" />
            <div className="nj-player__panel" hidden={open !== "dancer"}>
              <div className="nj-player__scroll">
                <FewerDancers engine={engine} />
                {open === "dancer" && defaultLook && staging && (
                  <DancerChooser id={chooser} engine={engine} defaultLook={defaultLook} staging={staging} />
                )}
              </div>
            </div>
            {/* What is chosen there goes on while it is closed. */}
            <div id={drawer} className="nj-player__panel" hidden={open !== "practice"}>
              <div className="nj-player__scroll">
                <PracticeControls
                  player={player}
                  engine={engine}
                  practice={practice}
                  camera={camera}
                  onCamera={onCamera}
                  staging={staging}
                />
              </div>
            </div>
            {end && isEnd && open === undefined && (
              <EndCard
                {...end}
                takesFocus={isPage}
                onAgain={() => {
                  focusPlayer();
                  player.send({ type: "RESTART" });
                }}
                onClose={() => {
                  focusPlayer();
                  closeEnd();
                }}
              />
            )}
            {watch !== undefined && (
              <StartOverlay player={player} watch={watch} takesFocus={isPage} onWatch={focusPlayer} />
            )}
            <div className="nj-player__captions">
              <OwnAvatarMark />
              {practice.settings.counts && <EightCount player={player} />}
              <LyricBox player={player} />
              <StepHint player={player} />
            </div>
            <SeekBar player={player} />
            <div className="nj-player__controls">
              <Transport player={player} />
              <div className="nj-player__tools">
                <DrawerToggle
                  icon="settings"
                  label="Practice tools"
                  open={open === "practice"}
                  controls={drawer}
                  onToggle={() => setOpen(open === "practice" ? undefined : "practice")}
                />
                {defaultLook && staging && engine.setLook && (
                  <DancerToggle
                    player={player}
                    open={open === "dancer"}
                    controls={chooser}
                    onToggle={() => setOpen(open === "dancer" ? undefined : "dancer")}
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
          </div>
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
