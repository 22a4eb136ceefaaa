import { LANDMARK, type Landmark, VISIBLE } from "./landmarks.ts";

/** Why a camera cannot judge a body well. */
export type ViewProblem = "dark" | "nobody" | "near" | "partly" | "two";

/** One picture, as far as it matters here. */
export interface SeenPicture {
  /** Landmarks in shares of the picture; undefined where nobody was found. */
  image: readonly Landmark[] | undefined;
  /** Mean brightness, 0 black to 1 white. */
  brightness: number;
}

/** What each problem says, and what to do. */
export const VIEW_TEXTS: Readonly<Record<ViewProblem, string>> = {
  dark: "It is too dark to see you. Turn on a light, or stand where it shines on you.",
  nobody: "Nobody is in the picture. Stand in front of the camera, two or three metres away.",
  near: "You are too near. Step back until your hands and feet stay in the picture.",
  partly: "Not all of you is in the picture. Step back, or tilt the camera.",
  two: "More than one person seems to be in the picture. Only one can be followed at a time.",
};

/** Darker than this no model finds a body. */
const DARK = 0.12;
/** A trunk that fills so much of the picture's height is too near. */
const NEAR_TRUNK = 0.42;
/** A body does not go so far between two pictures; the model goes from one person to another. Share of the width. */
const JUMP = 0.25;
/** So many jumps among so many pictures. */
const JUMPS = 3;
const PICTURES = 30;

/** Watches pictures one after the other and says what is wrong with the view, if anything. */
export function createViewWatch(): (picture: SeenPicture) => ViewProblem | undefined {
  let last: number | undefined;
  let jumps: boolean[] = [];
  return ({ image, brightness }) => {
    if (!image) {
      last = undefined;
      return brightness < DARK ? "dark" : "nobody";
    }
    const at = (index: number) => image[index] ?? { x: 0, y: 0, z: 0, visibility: 0 };
    const middle = (pair: readonly [number, number], axis: "x" | "y") => (at(pair[0])[axis] + at(pair[1])[axis]) / 2;
    const place = middle(LANDMARK.hip, "x");
    jumps = [...jumps, last !== undefined && Math.abs(place - last) > JUMP].slice(-PICTURES);
    last = place;
    if (jumps.filter(Boolean).length >= JUMPS) return "two";
    if (Math.abs(middle(LANDMARK.hip, "y") - middle(LANDMARK.shoulder, "y")) > NEAR_TRUNK) return "near";
    const ends = [...LANDMARK.wrist, ...LANDMARK.ankle, LANDMARK.nose].map(at);
    const isOut = ({ x, y, visibility = 1 }: Landmark) => visibility < VISIBLE || x < 0 || x > 1 || y < 0 || y > 1;
    return ends.filter(isOut).length > 1 ? "partly" : undefined;
  };
}
