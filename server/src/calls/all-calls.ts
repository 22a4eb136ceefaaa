import type { Call } from "@nataraj/sdk/contract/calls";
import * as exported from "@nataraj/sdk/contract/calls";

const isCall = (entry: [name: string, value: object]): entry is [string, Call] => "route" in entry[1];

/** All calls of the contract by their names, which are those of the client's functions. */
export const CALLS: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries<object>(exported).filter(isCall),
);
