/** A text holds no choreography that could be read. The message is for developers; people are shown the catalogue's. */
export class ChoreographyError extends Error {
  override readonly name = "ChoreographyError";
}
