/** A place on the floor, metres: +x to the dancers' left, +z to the front. */
export interface Place {
  readonly x: number;
  readonly z: number;
}

/** How dancers stand, in units of their spacing. The leader comes first, at the centre, and nobody is before the leader. */
export interface Formation {
  readonly name: "pair" | "diagonal" | "line" | "wedge" | "arc" | "staggered" | "block";
  readonly places: readonly Place[];
}

const CENTRE: Place = { x: 0, z: 0 };

/** Each dancer's counterpart on the other side. */
const bothSides = (...places: readonly (readonly [x: number, z: number])[]): Place[] => [
  CENTRE,
  ...places.flatMap(([x, z]) => [
    { x, z },
    { x: -x, z },
  ]),
];

/**
 * The formations of so many dancers. Arms reach farther to the side than legs to the front, so rows are nearer to each
 * other than neighbours in a row.
 */
export function formationsOf(dancers: number): readonly Formation[] {
  switch (dancers) {
    case 2:
      return [
        { name: "pair", places: [CENTRE, { x: 1, z: -0.15 }] },
        { name: "diagonal", places: [CENTRE, { x: 0.8, z: -1 }] },
      ];
    case 3:
      return [
        { name: "wedge", places: bothSides([0.85, -0.95]) },
        { name: "line", places: bothSides([1, -0.1]) },
        { name: "arc", places: bothSides([0.95, -0.55]) },
      ];
    case 5:
      return [
        { name: "wedge", places: bothSides([0.85, -0.95], [1.7, -1.9]) },
        { name: "staggered", places: bothSides([0.85, -1], [1.75, -0.1]) },
        { name: "arc", places: bothSides([1, -0.7], [1.75, -1.75]) },
        // The narrowest beside the staggered one: a canon has no room for the others.
        { name: "block", places: bothSides([1, -0.75], [0.55, -1.85]) },
      ];
    default:
      return [{ name: "line", places: [CENTRE] }];
  }
}
