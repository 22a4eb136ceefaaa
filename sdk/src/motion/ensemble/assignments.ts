import { numberAt } from "../../arrays/index.ts";
import type { Place } from "./formations.ts";

/** The place of each dancer in a formation: the leader keeps the first. */
export type Assignment = readonly number[];

/**
 * The ways in which dancers can share out the places of a formation, the shortest first: by the sum of squares, in which
 * one long way weighs more than two short ones, and no two straight ways cross in the first.
 * @param from Where the dancers stand, the leader first.
 */
export function assignments(from: readonly Place[], to: readonly Place[]): Assignment[] {
  const cost = (assignment: Assignment) =>
    assignment.reduce((sum, place, dancer) => {
      const [a, b] = [from[dancer] as Place, to[place] as Place];
      return sum + (a.x - b.x) ** 2 + (a.z - b.z) ** 2;
    }, 0);
  const costs = permutations(to.length - 1)
    .map((order) => [0, ...order.map((i) => i + 1)])
    .map((assignment) => ({ assignment, cost: cost(assignment) }));
  return costs.sort((a, b) => a.cost - b.cost).map(({ assignment }) => assignment);
}

function permutations(count: number): number[][] {
  if (count === 0) return [[]];
  return permutations(count - 1).flatMap((rest) =>
    Array.from({ length: count }, (_, at) => [...rest.slice(0, at), count - 1, ...rest.slice(at)]),
  );
}

/** The places of dancers by their assignment. */
export const assigned = (places: readonly Place[], assignment: Assignment): Place[] =>
  assignment.map((_, dancer) => places[numberAt(assignment, dancer)] as Place);
