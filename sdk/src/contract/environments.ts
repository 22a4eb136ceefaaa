/** What surrounds the dancer: the stage of the pages, a street at night, a bright studio for learning, a temple court. */
export const ENVIRONMENTS = ["stage", "street", "studio", "temple"] as const;

/** Name of an environment. */
export type Environment = (typeof ENVIRONMENTS)[number];
