/** A refusal that is not part of a recipe's answers: the SDK turns every status but 200 into an exception. */
export class CoreError extends Error {
  override readonly name = "CoreError";
  /** HTTP status of the answer. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
