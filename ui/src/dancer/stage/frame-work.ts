/** The parts of a context that tell when the graphics are done. */
type Graphics = Pick<
  WebGL2RenderingContext,
  | "SYNC_GPU_COMMANDS_COMPLETE"
  | "SYNC_STATUS"
  | "SIGNALED"
  | "fenceSync"
  | "getSyncParameter"
  | "deleteSync"
  | "flush"
  | "isContextLost"
>;

/**
 * Measures how long a frame works: from its begin until its graphics are drawn and the page's thread is free again. A
 * browser that saves power asks for 30 frames a second, or fewer, of a machine that has nothing to do in between: there the
 * time between frames says nothing of the work.
 *
 * The end is seen by looking again and again (about every 4 ms) at a fence behind the commands. A thread that other work
 * holds up looks late, so that its time counts as work, too.
 */
export class FrameWork {
  readonly #gl: Graphics;
  #began = 0;
  #seconds: number | undefined;
  #fence: WebGLSync | undefined;
  #look: ReturnType<typeof setTimeout> | undefined;

  constructor(gl: Graphics) {
    this.#gl = gl;
  }

  /** The last frame that was measured, in seconds; undefined while it is not done. */
  get seconds(): number | undefined {
    return this.#seconds;
  }

  /** A frame begins. If the frame before is not done by now, it counts as never done. */
  begin(): void {
    this.stop();
    this.#began = performance.now();
    this.#seconds = undefined;
  }

  /** All commands of the frame have been given. */
  drawn(): void {
    const gl = this.#gl;
    this.#fence = (gl.isContextLost() ? undefined : gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)) ?? undefined;
    gl.flush();
    if (this.#fence) this.#look = setTimeout(this.#see);
  }

  /** Looks no more. */
  stop(): void {
    clearTimeout(this.#look);
    if (this.#fence) this.#gl.deleteSync(this.#fence);
    this.#fence = undefined;
  }

  readonly #see = (): void => {
    const gl = this.#gl;
    if (!this.#fence) return;
    if (gl.getSyncParameter(this.#fence, gl.SYNC_STATUS) !== gl.SIGNALED) {
      this.#look = setTimeout(this.#see);
      return;
    }
    this.#seconds = (performance.now() - this.#began) / 1000;
    this.stop();
  };
}
