import { lazy } from "react";
import { OpenedProject } from "../project/OpenedProject.tsx";

const ProjectPractice = lazy(async () => ({ default: (await import("./ProjectPractice.tsx")).ProjectPractice }));

/** /practise/{projectId}: practising a dance, for its owner, and for anyone where it is public. */
export function PracticePage() {
  return <OpenedProject title="Practise">{(opened) => <ProjectPractice {...opened} />}</OpenedProject>;
}
