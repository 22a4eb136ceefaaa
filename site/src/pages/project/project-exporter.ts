import { type NatarajClient, openPlayable } from "@nataraj/sdk";
import { createDanceExporter, type DanceExporter } from "@nataraj/ui";
import { fetchSong } from "./use-save-dialog.tsx";

/** Makes files of a project's dance as everybody sees it. Dance and dancers are fetched when the first is made. */
export function projectExporter(client: Pick<NatarajClient, "fetchProject">, projectID: string): DanceExporter {
  return createDanceExporter(async () => {
    const [project, { sharedDancer }] = await Promise.all([
      client.fetchProject(projectID),
      import("./create-dancer.ts"),
    ]);
    const { playable } = openPlayable(project);
    const refresh = async () => (await client.fetchProject(projectID)).song;
    return {
      projectName: project.projectName,
      timeline: playable.timeline,
      ...project.staging,
      ...sharedDancer(project.danceform, project.staging?.cast),
      fetchSong: (signal) => fetchSong(playable.song, refresh, signal),
    };
  });
}
