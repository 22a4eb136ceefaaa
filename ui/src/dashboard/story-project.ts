import type { ProjectSummary } from "@nataraj/sdk/contract";

/** A project of the stories. */
export const storyProject = (change: Partial<ProjectSummary> = {}): ProjectSummary => ({
  projectID: "0f".repeat(16),
  projectName: "gentle peacock",
  duration: 59.987,
  visibility: "private",
  checkpoint: 3,
  generating: false,
  danceform: "Salsa, Ballet, ",
  title: "Marigold Morning.mp3",
  created: Date.UTC(2026, 10, 22, 12),
  ...change,
});
