/** How a bone of cloth, hair or jewellery swings: a damped pendulum that also follows limbs; see `rig/sway.ts`. */
export interface Sway {
  /** Of the pendulum, hertz. */
  frequency: number;
  /** Of the critical damping. */
  damping: number;
  /** 0 follows the limbs alone, 1 hangs free. */
  looseness: number;
  /** Bones whose turning carries it, with shares that add up to 1. */
  follow: readonly (readonly [bone: string, share: number])[];
  /** Kept out of these, in the order given. */
  avoid: readonly ("trunk" | "seat" | "leftThigh" | "rightThigh" | "leftShin" | "rightShin")[];
}
