/** Morph targets of a dancer's face. */
export const EXPRESSIONS = ["blink", "smile", "browsUp", "lookLeft", "lookRight", "lookUp", "lookDown"] as const;
/** A face that a dancer can make. */
export type Expression = (typeof EXPRESSIONS)[number];
