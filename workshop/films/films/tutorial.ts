import { TUTORIALS, type TutorialName } from "../../../ui/src/home/tutorials.ts";
import type { FilmRecorder } from "../recording/film-recorder.ts";

/**
 * Says the steps of a tutorial: each at its time, for the page leads there.
 * @returns says the next step, once its time has come. It throws where what was shown before has taken longer.
 */
export function stepsOf(name: TutorialName, recorder: FilmRecorder): () => Promise<void> {
  const steps = TUTORIALS.find((tutorial) => tutorial.name === name)?.steps ?? [];
  let said = 0;
  return async () => {
    const step = steps[said++];
    if (!step) throw new Error(`The tutorial "${name}" has no step ${said}.`);
    await recorder.runUntil(step.start);
    recorder.say(step.text, said);
  };
}
