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
 * The formations of so many dancers. Five stand deep rather than wide: a camera in front comes as near to the leader as the
 * width of the rows allows, and sees no one behind another.
 */
export function formationsOf(dancers: number): readonly Formation[] {
  const all: Formation[] = [
    { name: "line", places: [CENTRE] },
    { name: "pair", places: [CENTRE, { x: 1, z: 0 }] },
    { name: "diagonal", places: [CENTRE, { x: 1, z: -1 }] },
    { name: "wedge", places: bothSides([1, -1]) },
    { name: "line", places: bothSides([1, 0]) },
    { name: "arc", places: bothSides([1, -0.5]) },
    { name: "wedge", places: bothSides([1, -1], [2, -2]) },
    { name: "staggered", places: bothSides([1, -0.5], [0.5, -2]) },
    { name: "arc", places: bothSides([1, -0.5], [2, -2]) },
    { name: "block", places: bothSides([1, -1], [0.5, -2]) },
  ];
  return all.filter(({ places }) => places.length === dancers);
}
