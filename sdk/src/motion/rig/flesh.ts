/** Flesh and clothes about the bones of our dancers, metres: what keeps two parts of a body, or two bodies, from one place. */
export const FLESH = {
  /** Radii of the body's parts about the lines from bone to bone. */
  radius: {
    forearm: 0.034,
    hand: 0.036,
    upperArm: 0.04,
    pelvis: 0.125,
    waist: 0.105,
    chest: 0.112,
    head: 0.095,
    thigh: 0.072,
  },
  /** From the head's joint to the middle of the skull. */
  skull: 0.09,
  /** From the wrist to the fingertips of a hand at ease. */
  handLength: 0.12,
  /** Height of the wrist over the floor when the palm is on it, and of the last joints of the fingers. */
  palm: 0.043,
  fingertip: 0.01,
  /** About a joint, seen from above: a skirt stands off the hips, and a head is wider than a limb. */
  about: { hips: 0.3, spine: 0.2, upperChest: 0.15, head: 0.16, others: 0.08 },
} as const;
