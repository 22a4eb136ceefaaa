/** The names of the avatar moves; step number n is the n-th of them (counted from 1). Numbers and names are fixed. */
export const MOVE_NAMES = [
  "Do a hooting/cheering gesture",
  "Perform the Maraschino step",
  "Do a flare",
  "Make a right turn",
  "Swing your body left and right",
  "Swing your body front and back",
  "Turn left",
  "Jump",
  "Look around",
  "Do a moonwalk",
  "Swing your right hand",
  "Do the Rumba dance",
  "Perform the Salsa dance",
  "Do a shuffle move",
  "Do the Chicken dance",
  "Perform the Shake it off step",
  "Do the Hip Hop walk",
  "Walk",
  "Wave your hands",
  "Nod your head",
  "Kick and move right/left",
  "Do a dancing handstand",
  "Dribble",
  "Walk like on a catwalk",
  "Jump happily",
  "Point backwards with finger",
  "Bow down and greet",
  "Do a robotic breakdance move",
  "Hop back",
] as const;

/** How many moves there are; a step is a whole number from 1 to this. */
export const MOVE_COUNT = MOVE_NAMES.length;

/** Whether a value is a step number. */
export function isMoveNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MOVE_COUNT;
}

/**
 * The name that 'Next step: …' shows for a step number.
 * @throws {RangeError} when there is no such move.
 */
export function moveName(step: number): string {
  const name = MOVE_NAMES[step - 1];
  if (name === undefined)
    throw new RangeError(`There is no move number ${step}; moves are numbered 1 to ${MOVE_COUNT}.`);
  return name;
}
