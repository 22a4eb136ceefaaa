import { PlayState } from "@nataraj/sdk/stage";

/** Idle breathing needs no more frames than these. Seconds. */
const IDLE_FRAME = 1 / 30;

/** Decides which moment to draw, or that nothing is drawn because the picture would be the same. */
export class FrameScheduler {
  state: PlayState = PlayState.pauseStart;
  /** Time in the song, seconds. */
  clock: () => number = () => 0;
  #changed = true;
  #drawn = Number.NaN;

  /** Before the dance the dancer only breathes. */
  get isIdle(): boolean {
    return this.state === PlayState.pauseStart;
  }

  /** To be called when something other than the time has changed the picture. */
  invalidate(): void {
    this.#changed = true;
  }

  /**
   * @param now Time of this frame, seconds.
   * @param since Seconds since the frame that was drawn last.
   * @param breathes Whether breathing is shown.
   * @returns seconds of the dance, or of breathing; undefined where nothing is to be drawn.
   */
  nextFrame(now: number, since: number, breathes: boolean): number | undefined {
    if (this.isIdle) return this.#changed || (breathes && since >= IDLE_FRAME) ? (breathes ? now : 0) : undefined;
    const seconds = this.clock();
    return this.#changed || seconds !== this.#drawn ? seconds : undefined;
  }

  /** The picture shows this moment now. */
  markDrawn(seconds: number): void {
    this.#drawn = seconds;
    this.#changed = false;
  }
}
