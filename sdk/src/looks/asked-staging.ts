import { DANCER_COUNTS, type DancerCount, SOLO } from "../contract/cast.ts";
import { ENVIRONMENTS, type Environment } from "../contract/environments.ts";
import { type DanceStyle, LOOK_IDS, type LookId } from "../contract/index.ts";
import type { Staging } from "../contract/staging.ts";
import { defaultLookFor, lookNamed, nameOfLook, readVariant, variantName } from "./looks.ts";

/** Who dances and where, as the address of a player or of its picture asks. What is undefined stays as the owner has it. */
export interface AskedStaging {
  look: LookId | undefined;
  /** Colours of the look, as `variantName` puts them; they may be no colours of it. */
  colours: string | undefined;
  dancers: DancerCount | undefined;
  environment: Environment | undefined;
}

/** Reads `look`, `colours`, `dancers` and `stage` of a query. What is unknown there asks for nothing. */
export function readAskedStaging(query: { get(name: string): string | null }): AskedStaging {
  return {
    look: LOOK_IDS.find((id) => id === query.get("look")),
    colours: query.get("colours") ?? undefined,
    dancers: DANCER_COUNTS.find((count) => String(count) === query.get("dancers")),
    environment: ENVIRONMENTS.find((name) => name === query.get("stage")),
  };
}

/** A project's staging as an address asks for it. The leader's look is always named in it. @param style The dance's first. */
export function askedStaging(
  staging: Staging | undefined,
  { look, colours, dancers, environment }: AskedStaging,
  style: DanceStyle | undefined,
): Staging {
  const cast = staging?.cast ?? SOLO;
  const chosen = lookNamed(cast.looks?.[0]);
  const worn = look ?? chosen?.look ?? defaultLookFor(style);
  const variant = look ? colours : (colours ?? chosen?.variant);
  const leader = nameOfLook({ look: worn, variant: variantName(readVariant(worn, variant)) });
  return {
    ...staging,
    cast: { ...cast, dancers: dancers ?? cast.dancers, looks: [leader, ...(cast.looks?.slice(1) ?? [])] },
    ...(environment && { environment }),
  };
}
