/** Why Whisper heard nothing. */
export type WhisperFailure =
  | "not_installed"
  | "no_model"
  | "weights_refused"
  | "model_unusable"
  | "failed"
  | "ended"
  | "timeout"
  | "closed";

const SENTENCES: Record<WhisperFailure, string> = {
  not_installed: "A package that Whisper needs is not installed",
  no_model: "There is no Whisper model in this folder",
  weights_refused: "The weights are not those that were tried (their SHA-256 differs), so they were not loaded",
  model_unusable: "The Whisper model could not be loaded",
  failed: "Whisper failed",
  ended: "The process that runs Whisper ended early, perhaps for want of memory",
  timeout: "Whisper said nothing for too long and was stopped",
  closed: "Whisper is being closed",
};

/** Whisper could not hear a song, or cannot hear any. The message is fit for logs: it quotes neither words nor music. */
export class WhisperError extends Error {
  override readonly name = "WhisperError";
  readonly code: WhisperFailure;
  readonly subject: string | undefined;

  /** @param subject a package, a folder, a file or a number that it is about */
  constructor(code: WhisperFailure, subject?: string) {
    super(`${SENTENCES[code]}${subject ? `: ${subject}` : ""}.`);
    this.code = code;
    this.subject = subject;
  }
}
