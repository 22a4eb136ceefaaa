/** The audio element as the player sees it; an HTMLAudioElement fits, a fake drives the tests. */
export interface AudioSource {
  src: string;
  currentTime: number;
  readonly duration: number;
  readonly paused: boolean;
  readonly ended: boolean;
  playbackRate: number;
  volume: number;
  muted: boolean;
  /** Keeps the pitch at every speed. Browsers keep it unless told otherwise; a fake may leave it out. */
  preservesPitch?: boolean;
  play(): Promise<void>;
  pause(): void;
  load(): void;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}
