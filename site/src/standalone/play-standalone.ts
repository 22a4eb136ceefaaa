import {
  openPlayable,
  PLAYER_TEXTS,
  PROGRESS_SCALE_PERCENT,
  type playerMachine,
  progressPercent,
  providePlayer,
} from "@nataraj/sdk";
import type { DancerControls } from "@nataraj/ui";
import { type Actor, createActor } from "xstate";
import { provideAutoplay } from "./autoplay-machine.ts";
import type { PlayedProject } from "./fetch-project.ts";
import type { PlayerOptions } from "./player-options.ts";
import type { Screen } from "./screen.ts";
import { onStagePress } from "./stage-gestures.ts";

export interface StandalonePlayer {
  screen: Screen;
  project: PlayedProject;
  engine: DancerControls;
  refresh: () => Promise<string>;
  /** What the address asks for. */
  asked: Pick<PlayerOptions, "autoplay" | "muted" | "loop" | "start" | "speed">;
  /** Prefers reduced motion: nothing moves unasked. */
  still: boolean;
}

/** Puts a project on: presses the hidden play button 4 s after the dancer has loaded, or shows it where that is no use. */
export function playStandalone({
  screen,
  project,
  engine,
  refresh,
  asked,
  still,
}: StandalonePlayer): Actor<typeof playerMachine> {
  const audio = new Audio();
  audio.preload = "auto";
  const player = createActor(providePlayer(refresh), {
    input: { playable: openPlayable(project).playable, audio, engine },
  });
  const { clock, duration } = player.getSnapshot().context;

  // Nothing plays by itself: a button asks for a press.
  const waits = still || asked.autoplay === "never";
  let frame = 0;
  const drawProgress = () => {
    frame = 0;
    screen.progress(progressPercent(clock.now(), duration, PROGRESS_SCALE_PERCENT.standalone));
    if (player.getSnapshot().matches("playing")) frame = requestAnimationFrame(drawProgress);
  };
  player.subscribe((snapshot) => {
    const asks = snapshot.matches("blocked") || snapshot.matches("failed");
    screen.showPlay(asks || (waits && snapshot.matches("ready")));
    screen.play.textContent = snapshot.matches("playing") ? "Pause" : "Play the dance";
    const { failure, avatar } = snapshot.context;
    screen.say(failure?.message ?? (avatar === "failed" ? PLAYER_TEXTS.noAvatar : ""));
    if (frame === 0) drawProgress();
  });
  player.start();

  const press = () => player.send({ type: player.getSnapshot().matches("failed") ? "RETRY" : "TOGGLE" });
  screen.play.addEventListener("click", press);
  onStagePress(screen.stage, press);
  if (asked.muted) player.send({ type: "SET_MUTED", muted: true });
  if (asked.loop) player.send({ type: "SET_LOOP", loop: { start: 0, end: duration } });
  if (asked.speed !== 1) player.send({ type: "SET_RATE", rate: asked.speed });
  if (asked.start > 0) player.send({ type: "SEEK", time: asked.start });
  if (asked.autoplay === "asked") player.send({ type: "PLAY" });
  else if (!waits) {
    const pressByItself = () => {
      const snapshot = player.getSnapshot();
      // A dance that somebody has started sooner is not interrupted.
      if (snapshot.matches("ready") || snapshot.matches("loading")) screen.play.click();
    };
    const autoplay = createActor(provideAutoplay(engine.loaded, pressByItself)).start();
    player.subscribe({ complete: () => autoplay.stop() });
  }
  return player;
}
