/**
 * The home page's parts, the tutorials and their films.
 * @example
 * ```tsx
 * import { Faq } from "@nataraj/ui/home";
 *
 * export const Questions = () => (
 *   <Faq questions={[{ id: "price", question: "What does it cost?", answer: "Nothing." }]} />
 * );
 * ```
 */

export * from "./DancerFigure.tsx";
export * from "./DancerFilm.tsx";
export * from "./DemoVideo.tsx";
export * from "./Faq.tsx";
export * from "./FeatureTiles.tsx";
export * from "./Hero.tsx";
export * from "./HomeNotes.tsx";
export * from "./LiveDancer.tsx";
export * from "./SampleDancePlayer.tsx";
export * from "./TutorialVideo.tsx";
export { TUTORIALS, type TutorialName, type TutorialStep } from "./tutorials.ts";
export type { VideoFile } from "./VideoFiles.tsx";
