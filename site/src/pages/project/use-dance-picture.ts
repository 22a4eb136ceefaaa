import type { NatarajClient } from "@nataraj/sdk";
import type { Project } from "@nataraj/sdk/contract";
import { type DancerEngine, pictureOfDance } from "@nataraj/ui/dancer";
import { useMemo } from "react";

/** Pixels of what is sent: what the server keeps. */
const SIZE = { width: 640, height: 336 };
/** The dance has begun by then. Seconds, and a share of a short one. */
const AFTER = { seconds: 6, share: 0.3 };

type CreateEngine = (canvas: HTMLCanvasElement) => DancerEngine;

/**
 * Lets the owner's dashboard show the project's own dance: while it is played here, a picture is taken of the stage and
 * sent, once for each version.
 * @param createEngine How the dancer is made; undefined for who does not own the project.
 * @returns how it is made so that this happens; the same function as long as the project is the same.
 */
export function useDancePicture(
  client: NatarajClient,
  { projectID, version, pictureVersion, duration }: Project,
  createEngine: CreateEngine | undefined,
): CreateEngine | undefined {
  return useMemo(() => {
    if (!createEngine || pictureVersion === version) return createEngine;
    const after = Math.min(AFTER.seconds, duration * AFTER.share);
    return (canvas) => {
      const engine = createEngine(canvas);
      pictureOfDance(engine, canvas, { ...SIZE, after }, (picture) => {
        client.updateProjectPicture(projectID, version, picture).catch((error: unknown) => {
          console.warn("The picture of the dance could not be kept.", error);
        });
      });
      return engine;
    };
  }, [client, projectID, version, pictureVersion, duration, createEngine]);
}
