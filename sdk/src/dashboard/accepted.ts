/** After this time without a refusal a dance that was asked for is being made. Milliseconds. */
export const ACCEPTED_MS = 1_500;
