import type { AvatarEngine } from "@nataraj/sdk";

/** From where the dancer is seen. */
export const VIEWS = [
  { id: "front", label: "Front" },
  { id: "left", label: "Left" },
  { id: "right", label: "Right" },
  { id: "back", label: "Back" },
  { id: "close", label: "Close" },
  { id: "feet", label: "Feet" },
] as const;
export type ViewId = (typeof VIEWS)[number]["id"];

/** An avatar on a canvas. `DancerEngine` is one; stories use a fake. */
export interface StageEngine extends AvatarEngine {
  setView(view: ViewId): void;
  /** The canvas has another size now, in CSS pixels. */
  resize(width: number, height: number): void;
  /** Gives back all that the engine holds: frames, listeners, the WebGL context. */
  dispose(): void;
}

/**
 * Makes an engine for a canvas of its own.
 * @throws {Error} where the device cannot show one (no WebGL).
 */
export type CreateStageEngine = (canvas: HTMLCanvasElement) => StageEngine;

/** Stands in for an avatar that cannot be shown: the song plays without it. */
export function absentEngine(reason: unknown): StageEngine {
  const loaded = Promise.reject(reason);
  loaded.catch(() => {}); // whoever waits for it hears of it
  const nothing = () => {};
  return {
    loaded,
    setStepSequence: nothing,
    setTimeline: nothing,
    setPlayState: nothing,
    setClock: nothing,
    setView: nothing,
    resize: nothing,
    dispose: nothing,
  };
}
