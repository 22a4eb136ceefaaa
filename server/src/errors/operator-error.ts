/** Why an operator's command was not carried out: a sentence for the person who typed it. */
export class OperatorError extends Error {
  override readonly name: string = "OperatorError";
}

/** The command line itself is wrong. */
export class UsageError extends OperatorError {
  override readonly name = "UsageError";
}
