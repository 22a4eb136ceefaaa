/**
 * Why a run of ffmpeg or ffprobe did not succeed.
 * - `failed`: the program refused its input, or broke down on it.
 * - `other_codec`: its input is sound in a codec that is not decoded here.
 * - `too_large`, `too_costly`: its input takes more memory, output or processor time than honest music does.
 * - `timeout`: it was not done in time although it did not use up its processor time.
 * - `wrong_output`: what it wrote is not what it was told to write, such as another sampling rate.
 * - `unavailable`: it could not be started, was killed by somebody else, or the disk is full.
 */
export type FfmpegReason =
  | "failed"
  | "other_codec"
  | "too_large"
  | "too_costly"
  | "timeout"
  | "wrong_output"
  | "unavailable";

/** A run of ffmpeg or ffprobe that did not succeed. The message is for the log; it names no file of the user. */
export class FfmpegError extends Error {
  override readonly name = "FfmpegError";
  readonly reason: FfmpegReason;

  constructor(reason: FfmpegReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }

  /** Whether the machine is at fault, and not the file. */
  get isOurs(): boolean {
    return this.reason === "timeout" || this.reason === "wrong_output" || this.reason === "unavailable";
  }
}
