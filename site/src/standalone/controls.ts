import type { playerMachine } from "@nataraj/sdk";
import type { Actor } from "xstate";

function button(name: string, act: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = name;
  element.addEventListener("click", act);
  return element;
}

/** Seconds as people read them: 1:05. */
const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** A bar with play, time and sound, for pages that ask for one. */
export function showControls(screen: HTMLElement, player: Actor<typeof playerMachine>): void {
  const { duration } = player.getSnapshot().context;
  const bar = document.createElement("div");
  bar.id = "controls";
  const play = button("play", () => player.send({ type: "TOGGLE" }));
  const sound = button("sound", () => player.send({ type: "SET_MUTED", muted: !player.getSnapshot().context.muted }));
  const time = document.createElement("input");
  time.type = "range";
  time.ariaLabel = "Time in the song";
  time.max = String(duration);
  time.step = "0.1";
  time.addEventListener("input", () => player.send({ type: "SEEK", time: Number(time.value) }));
  bar.append(play, time, sound);
  screen.append(bar);

  const show = () => {
    const snapshot = player.getSnapshot();
    const { context } = snapshot;
    play.ariaLabel = snapshot.matches("playing") ? "Pause" : "Play";
    play.dataset.playing = String(snapshot.matches("playing"));
    sound.ariaLabel = context.muted ? "Sound on" : "Sound off";
    sound.dataset.muted = String(context.muted);
    time.value = String(context.time);
    time.setAttribute("aria-valuetext", `${minutes(context.time)} of ${minutes(duration)}`);
  };
  player.subscribe(show);
  show();
}
