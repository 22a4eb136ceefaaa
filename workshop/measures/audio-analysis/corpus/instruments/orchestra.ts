import type { Random } from "../random.ts";
import { drumKit, type Kit } from "./drums.ts";
import { bassPlayer, heldPatch, leadPatch, struckPlayer } from "./patches.ts";
import { pluckedString } from "./pluck.ts";
import { type Player, player } from "./tones.ts";

/** Where the instruments of a clip come from; each call draws one. */
export interface Orchestra {
  kit(r: Random): Kit;
  bass(r: Random): Player;
  /** Begins sharply and dies away. */
  struck(r: Random): Player;
  /** Holds its tone. */
  held(r: Random): Player;
  /** Plays a melody. */
  lead(r: Random): Player;
}

/** Everything is synthesised: all that the bench needs. */
export const SYNTHESISED: Orchestra = {
  kit: drumKit,
  bass: bassPlayer,
  struck: struckPlayer,
  held: (r) => player(heldPatch(r), r),
  lead: (r) => (r.chance(0.2) ? pluckedString(r) : player(leadPatch(r), r)),
};
