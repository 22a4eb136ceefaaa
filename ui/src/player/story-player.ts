import { buildTimeline, type Playable, stepSequence } from "@nataraj/sdk";
import type { Cast } from "@nataraj/sdk/stage";
import { createFakeAudio, createFakeEngine } from "@nataraj/sdk/testing";
import { useState } from "react";
import { Emitter } from "../dancer/emitter.ts";
import type { DancerEvents, DancerOptions, Insets } from "../dancer/index.ts";
import type { DancerControls } from "../playback/dancer-controls.ts";
import { usePlayer } from "../playback/use-player.ts";
import { createStoryDancer } from "./story-dancer.ts";

const LINES: [lyrics: string, steps: number[]][] = [
  ["", [18, 9]],
  ["Lift your hands into the light", [19, 1]],
  ["turn around and feel the night", [7, 4, 8]],
  ["every heartbeat finds its drum, every drum a place to come", [13, 14, 17, 12]],
  ["bow to those who danced along", [16, 27]],
];
const BAR = 4;
const STYLES = ["Ballet", "Ballet", "Salsa", "Salsa", "Indian Classical"] as const;

/** What the stories play: 52 seconds at 120 beats a minute, with lines, steps, styles and energy. */
export function storyPlayable(): Playable {
  const bars = LINES.reduce((sum, [, steps]) => sum + steps.length, 0);
  let bar = 0;
  const document = Object.fromEntries(
    LINES.map(([lyrics, steps], line) => {
      const start = bar * BAR;
      bar += steps.length;
      const beats = Array.from({ length: steps.length * BAR * 2 }, (_, i) => start + i / 2);
      const energy = beats.map((time) => 0.5 + 0.4 * Math.sin(time / 5) * Math.cos(time));
      const at = steps.map((_, i) => start + i * BAR);
      return [start.toFixed(2), { lyrics, steps, start, at, beats, energy, style: STYLES[line] }];
    }),
  );
  return { song: "story", sequence: stepSequence(document), timeline: buildTimeline(document, bars * BAR) };
}

/**
 * An avatar that writes down what it is told, loaded at once unless it fails. `create` makes it, for a person with the real
 * dancer who does the same.
 */
export function storyEngine(failure?: Error, options?: Partial<DancerOptions>) {
  const engine = createFakeEngine();
  const views: string[] = [];
  const looks: string[] = [];
  const casts: Cast[] = [];
  const peaks: boolean[] = [];
  const insets: Insets[] = [];
  const disposed: boolean[] = [];
  const events = new Emitter<DancerEvents>();
  engine.loaded.catch(() => {});
  engine.settle(failure);
  const controls: DancerControls = {
    loaded: engine.loaded,
    setStepSequence: engine.setStepSequence,
    setTimeline: engine.setTimeline,
    setPlayState: engine.setPlayState,
    setClock: engine.setClock,
    setMirrored: engine.setMirrored,
    setView: (view) => void views.push(view),
    on: (name, listener) => events.on(name, listener),
    setLook: async (look, variant) => void looks.push(`${look}/${variant}`),
    setCast: async (cast) => void casts.push(cast),
    setAvatar: async (file) => {
      if ((await file.text()) !== "vrm") throw new Error("This file is not a VRM avatar.");
      looks.push("avatar");
    },
    showPeak: (isShown) => void peaks.push(isShown),
    setInsets: (next) => void insets.push(next),
    resize: () => {},
    dispose: () => void disposed.push(true),
  };
  /** Someone drags the dancer round. */
  const drag = () => events.emit("view", undefined);
  /** How many of the chosen dancers the device can draw. */
  const showOnly = (shown: number, chosen: number) => events.emit("dancers", { shown, chosen });
  const create = failure ? () => controls : createStoryDancer(controls, options);
  return { controls, create, engine, views, looks, casts, peaks, insets, disposed, drag, showOnly };
}

/** A song that has arrived as soon as it is asked for; it moves when told. */
export function storyAudio(duration: number) {
  const audio = createFakeAudio(duration);
  const load = audio.load;
  audio.load = () => {
    load();
    if (audio.src !== "") queueMicrotask(audio.arrive);
  };
  return audio;
}

/** A player of its own for the story of one of its parts; undefined until it runs. */
export function useStoryPlayer(failure?: Error, played?: Playable) {
  const [{ playable, audio, avatar }] = useState(() => {
    const playable = played ?? storyPlayable();
    return { playable, audio: storyAudio(playable.timeline.duration), avatar: storyEngine(failure) };
  });
  const { controls } = avatar;
  const player = usePlayer({ playable, engine: controls, refresh: async () => "fresh", createAudio: () => audio });
  return player && { player, engine: controls };
}
