/** Bakes the looks whose inputs have changed into `ui/generated/dancers`; cheap when none has. */
export function ensureDancers(): Promise<void>;
