/** The environment is wrong: one sentence for each variable. Stops the start. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.sentences = sentences;
  }
}
