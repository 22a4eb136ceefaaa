import { parseArgs } from "node:util";
import { KINDS, type KillKind } from "./kill-kind.ts";

export interface KillOptions {
  databases: ("sqlite" | "postgres")[];
  kinds: KillKind[];
  /** Kills of each kind. */
  times: number;
}

/** Reads the command's arguments. @throws {TypeError} for those that it does not know. */
export function readKillOptions(args: string[]): KillOptions {
  const { values } = parseArgs({
    args,
    options: {
      database: { type: "string", default: "sqlite,postgres" },
      kinds: { type: "string", default: KINDS.join(",") },
      times: { type: "string", default: "10" },
    },
  });
  if (!/^\d{1,3}$/.test(values.times)) throw new TypeError("--times is a whole number up to 999.");
  return {
    databases: listOf("database", values.database, ["sqlite", "postgres"]),
    kinds: listOf("kinds", values.kinds, KINDS),
    times: Number(values.times),
  };
}

function listOf<Name extends string>(option: string, text: string, known: readonly Name[]): Name[] {
  return text.split(",").map((word) => {
    const name = known.find((one) => one === word);
    if (!name) throw new TypeError(`--${option} is a list of ${known.join(", ")}.`);
    return name;
  });
}
