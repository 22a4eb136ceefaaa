import { lazy } from "react";
import { OpenedProject } from "../project/OpenedProject.tsx";

const ProjectSheet = lazy(async () => ({ default: (await import("./ProjectSheet.tsx")).ProjectSheet }));

/** /stepsheet/{projectId}: a dance written down, to be printed; for its owner, and for anyone where it is public. */
export function StepSheetPage() {
  return <OpenedProject title="Step sheet">{(opened) => <ProjectSheet {...opened} />}</OpenedProject>;
}
