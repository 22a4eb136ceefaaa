/** A run of ffmpeg or ffprobe that did not succeed. The message is for the log; it names no file of the user. */
export class FfmpegError extends Error {
  override readonly name = "FfmpegError";
  readonly reason: "failed" | "timeout" | "too_large";

  constructor(reason: FfmpegError["reason"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
