import { isAnotherPerson, type PlacedBody } from "./change-of-person.ts";
import { LANDMARK, type Landmark, VISIBLE } from "./landmarks.ts";

/** Why a camera cannot judge a body well. */
export type ViewProblem = "dark" | "nobody" | "near" | "partly" | "two";

/** One picture, as far as it matters here. */
export interface SeenPicture {
  /** Landmarks in shares of the picture; undefined where nobody was found. */
  image: readonly Landmark[] | undefined;
  /** World landmarks, if they are known. */
  world?: readonly Landmark[] | undefined;
  /** Width of the picture by its height; absent: 4:3. */
  aspect?: number;
  /** Seconds on the clock. */
  takenAt: number;
  /** Mean brightness, 0 black to 1 white. */
  brightness: number;
}

/** What each problem says, and what to do. */
export const VIEW_TEXTS: Readonly<Record<ViewProblem, string>> = {
  dark: "It is too dark to see you. Turn on a light, or stand where it shines on you.",
  nobody: "Nobody is in the picture. Stand in front of the camera, two or three metres away.",
  near: "You are too close. Step back until your hands and feet stay in the picture.",
  partly: "Not all of you is in the picture. Step back, or tilt the camera.",
  two: "More than one person seems to be in the picture. Only one person is followed, so please dance alone in front of the camera.",
};

/** Darker than this no model finds a body. */
const DARK = 0.12;
/** A trunk that fills more than this share of the picture's height is too near. */
const NEAR_TRUNK = 0.42;
/**
 * The model follows one person and goes over to another now and then. This many changes within this many seconds are
 * reported. One change is not, because the model may have taken a chair for a person.
 */
const CHANGES = 2;
const CHANGES_WITHIN = 4;
const ASPECT = 4 / 3;

/**
 * Watches pictures one after the other and says what is wrong with the view, if anything. A second person is noticed only
 * when the model goes over to them: as long as it stays with one there is no sign of another.
 */
export function createViewWatch(): (picture: SeenPicture) => ViewProblem | undefined {
  let last: PlacedBody | undefined;
  let changes: number[] = [];
  return ({ image, world, aspect = ASPECT, takenAt, brightness }) => {
    if (!image) return brightness < DARK ? "dark" : "nobody";
    const body = { image, world, aspect, takenAt };
    if (last && isAnotherPerson(last, body)) changes.push(takenAt);
    last = body;
    changes = changes.filter((time) => takenAt - time < CHANGES_WITHIN);
    if (changes.length >= CHANGES) return "two";
    const at = (index: number) => image[index] ?? { x: 0, y: 0, z: 0, visibility: 0 };
    const middle = (pair: readonly [number, number], axis: "x" | "y") => (at(pair[0])[axis] + at(pair[1])[axis]) / 2;
    if (Math.abs(middle(LANDMARK.hip, "y") - middle(LANDMARK.shoulder, "y")) > NEAR_TRUNK) return "near";
    const ends = [...LANDMARK.wrist, ...LANDMARK.ankle, LANDMARK.nose].map(at);
    const isOut = ({ x, y, visibility = 1 }: Landmark) => visibility < VISIBLE || x < 0 || x > 1 || y < 0 || y > 1;
    return ends.filter(isOut).length > 1 ? "partly" : undefined;
  };
}
