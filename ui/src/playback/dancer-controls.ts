import type { AvatarEngine, Cast, Environment } from "@nataraj/sdk/stage";
import type { DancerEvents, Insets, LookId, View } from "../dancer/index.ts";

/** From where the dancer is seen, in words. */
export const VIEW_LABELS: Readonly<Record<View, string>> = {
  automatic: "Automatic",
  front: "Front",
  back: "Back",
  left: "Left",
  right: "Right",
  top: "From above",
  follow: "Follow",
};

/** An avatar on a canvas. `DancerEngine` is one; stories use a fake. */
export interface DancerControls extends AvatarEngine {
  setView(view: View): void;
  /** Hears from where the dance is seen, and how many dance, until the returned function is called. */
  on?<Name extends "view" | "dancers">(name: Name, listener: (detail: DancerEvents[Name]) => void): () => void;
  /** Shows the dancers from all sides, at degrees a second, until someone takes the camera in hand. */
  setTurntable?(speed: number): void;
  /** Shows the dance at its peak while it has not begun, in place of a dancer who idles. */
  showPeak?(isShown: boolean): void;
  /** What lies over the edges of the canvas, in CSS pixels: the dancers are framed in what is left. */
  setInsets?(insets: Insets): void;
  /** Another environment; the one before stays where it cannot come. */
  setEnvironment?(environment: Environment): Promise<void>;
  /** The canvas has another size now, in CSS pixels. */
  resize(width: number, height: number, pixelRatio: number): void;
  /** Another dancer, where there are several; rejects when it cannot come, and the one before stays. */
  setLook?(look: LookId, variant: string): Promise<void>;
  /** Others dance beside the leader, or no longer. Resolves when they are asked. */
  setCast?(cast: Cast): Promise<void>;
  /** A person's own VRM dances; rejects with words for the person when it cannot. */
  setAvatar?(file: Blob): Promise<void>;
  /** Gives back all that the engine holds: frames, listeners, the WebGL context. */
  dispose(): void;
}

/**
 * Makes an engine for a canvas of its own.
 * @throws {Error} where the device cannot show one (no WebGL).
 */
export type CreateDancer = (canvas: HTMLCanvasElement) => DancerControls;

/** Stands in for an avatar that cannot be shown: the song plays without it. */
export function absentDancer(reason: unknown): DancerControls {
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
