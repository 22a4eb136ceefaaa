import { readFileSync } from "node:fs";
import { join } from "node:path";
import { numberAt } from "@nataraj/sdk/arrays";
import type { Dance } from "@nataraj/sdk/motion";
import { LOOKS, type LookId } from "../../../src/dancer/looks.ts";
import { openDancer } from "../../posters/dancer-mesh.ts";
import type { Triangles } from "../../posters/triangles.ts";

/** A dancer at a moment of a dance, seconds, ready to be drawn. */
export type FilmedDancer = (dance: Dance, seconds: number) => Triangles[];

/** Finds the dancer of a look in the colours of a variant. */
export type OpenDancer = (look: LookId, variant: string) => Promise<FilmedDancer>;

/** The baked dancers of a folder. Their light form will do: in a film a dancer stands a hand high. */
export function dancersFrom(folder: string): OpenDancer {
  return (look, variant) => {
    const { buffer } = new Uint8Array(readFileSync(join(folder, `${look}.lite.glb`)));
    return openDancer(buffer, LOOKS[look], variant);
  };
}

/** Meshes as in a mirror that stands before them: left is right. */
export function mirrored(meshes: readonly Triangles[]): Triangles[] {
  const flip = (values: Float32Array) => values.map((value, i) => (i % 3 === 0 ? -value : value));
  return meshes.map(({ positions, normals, indices, ...rest }) => {
    // What went round one way goes round the other now.
    const turned = Uint32Array.from(indices, (_, i) => numberAt(indices, i - (i % 3) + ((3 - (i % 3)) % 3)));
    return { ...rest, positions: flip(positions), normals: flip(normals), indices: turned };
  });
}
