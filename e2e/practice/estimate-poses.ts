import type { EstimatedPose } from "@nataraj/sdk/practice";
import type { Page } from "playwright";

/**
 * Has the page's own worker find the body in pictures, one after the other.
 * @param worker Address of the worker that estimates poses.
 */
export async function estimatePoses(page: Page, worker: string, rolls: Buffer[][]): Promise<EstimatedPose[][]> {
  return page.evaluate(
    async ({ worker, rolls }) => {
      const pose = new Worker(worker);
      const answer = () =>
        new Promise<{ pose: EstimatedPose }>((resolve, reject) => {
          pose.onerror = () => reject(new Error("The worker failed."));
          pose.onmessage = ({ data }) => (data.type === "failed" ? reject(new Error(data.message)) : resolve(data));
        });
      pose.postMessage({ type: "load" });
      await answer();
      const found: EstimatedPose[][] = [];
      for (const roll of rolls) {
        const poses: EstimatedPose[] = [];
        for (const text of roll) {
          const picture = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${text}`)).blob());
          pose.postMessage({ type: "estimate", picture, time: 0, takenAt: 0 }, [picture]);
          poses.push((await answer()).pose);
        }
        found.push(poses);
      }
      pose.terminate();
      return found;
    },
    { worker, rolls: rolls.map((roll) => roll.map((picture) => picture.toString("base64"))) },
  );
}
