/** The ids of our dancers. */
export const LOOK_IDS = ["bharatanatyam", "street", "ballet", "practice"] as const;
/** The id of one of our dancers. */
export type LookId = (typeof LOOK_IDS)[number];
