/** Thrown by a check that cannot be made on this machine; the message says why. */
export class Skipped extends Error {
  name = "Skipped";
}
