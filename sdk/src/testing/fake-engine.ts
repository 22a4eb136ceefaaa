import type { AvatarEngine, PlayState } from "../player/avatar-engine.ts";

/** An avatar that writes down what it is told. */
export interface FakeEngine extends AvatarEngine {
  readonly playStates: PlayState[];
  readonly messages: [message: string, value: unknown][];
  /** Where the clock that it was given stands. */
  readonly clock: number;
  /** The model has come, or has not. */
  settle(failure?: Error): void;
}

/** An avatar that comes when it is settled. */
export function createFakeEngine(): FakeEngine {
  const messages: [string, unknown][] = [];
  const playStates: PlayState[] = [];
  let settle: FakeEngine["settle"] = () => {};
  let clock = () => 0;
  const loaded = new Promise<void>((resolve, reject) => {
    settle = (failure) => (failure ? reject(failure) : resolve());
  });
  return {
    loaded,
    messages,
    playStates,
    get clock() {
      return clock();
    },
    settle: (failure) => settle(failure),
    setStepSequence: (sequence) => void messages.push(["sequence", sequence]),
    setTimeline: (timeline) => void messages.push(["timeline", timeline]),
    setPlayState: (state) => void playStates.push(state),
    setClock: (now) => {
      clock = now;
    },
    setMirrored: (mirrored) => void messages.push(["mirrored", mirrored]),
  };
}
