import { scoreOf } from "@nataraj/sdk";
import { createDance } from "@nataraj/sdk/motion";
import {
  type CameraReport,
  cameraMachine,
  danceLandmarks,
  type Landmark,
  lessonsOf,
  matchDance,
  overall,
  type PracticeReport,
  providePractice,
  type SeenBody,
} from "@nataraj/sdk/practice";
import { createActor, fromCallback } from "xstate";
import { storyPlayable } from "../player/story-player.ts";
import type { CameraActor } from "./CameraPanel.tsx";
import type { PracticeActor } from "./use-lesson-player.ts";

const { timeline } = storyPlayable();
const dance = createDance(scoreOf(timeline));
export const storyLessons = lessonsOf(timeline);
const lesson = storyLessons.find(({ kind }) => kind === "part");
if (!lesson) throw new Error("The story's dance has no part.");

/** Landmarks of the story's dancer as a camera records them: somewhat late, and with an arm that hangs. */
function recorded(late: number, hangs: boolean): SeenBody[] {
  return Array.from({ length: 15 * 8 }, (_, i) => {
    const time = (lesson?.start ?? 0) + i / 15;
    const world = danceLandmarks(dance, time - late);
    const shoulder = world[12];
    if (hangs && shoulder) {
      world[14] = { ...shoulder, y: shoulder.y + 0.25 };
      world[16] = { ...shoulder, y: shoulder.y + 0.48 };
    }
    return { time, world };
  });
}

/** A report of the first phrase of the story. */
export function storyReport({ late = 0, hangs = false, day = 1 } = {}): PracticeReport {
  if (!lesson) throw new Error("There is no lesson.");
  const phrases = lesson.phrases
    .slice(0, 1)
    .map((phrase) =>
      matchDance(dance, recorded(late, hangs), { ...phrase, beats: timeline.beats, delay: 0, countAt: () => 3 }),
    );
  return {
    id: `report ${day}`,
    projectID: "0".repeat(32),
    projectName: "brave otter",
    takenAt: `2026-01-0${day}T10:00:00.000Z`,
    lesson,
    mirrored: false,
    ...overall(phrases),
    phrases,
  };
}

/** A body that stands in the middle of a picture. */
const storyImage: Landmark[] = danceLandmarks(dance, 1).map(({ x, y, z }) => ({
  x: 0.5 + x / 3,
  y: 0.5 + y / 2.4,
  z,
  visibility: 1,
}));

/** A camera that says what it is told; it runs. */
export function storyCamera(...reports: CameraReport[]): CameraActor {
  const camera = fromCallback<CameraReport>(({ sendBack }) => {
    for (const report of reports) sendBack(report);
  });
  return createActor(cameraMachine.provide({ actors: { camera } })).start();
}

/** A practice whose comparison comes to a given report. */
export function storyPractice(report: PracticeReport): PracticeActor {
  const machine = providePractice({
    compare: async () => report,
    keepReport: async () => {},
    rememberPlace: () => {},
  });
  return createActor(machine, { input: { lessons: storyLessons } }).start();
}

/** What a camera says until it watches, and a picture with a body in it. */
export const WATCHING: readonly CameraReport[] = [
  { type: "CAMERA_OPENED" },
  { type: "MODEL_LOADED" },
  {
    type: "POSE_ESTIMATED",
    pose: { time: 0, takenAt: 0, world: danceLandmarks(dance, 1), image: storyImage, brightness: 0.5 },
  },
];
