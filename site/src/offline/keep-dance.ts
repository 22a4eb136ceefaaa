import type { Project } from "@nataraj/sdk/contract";
import { readFrontToken } from "../session/front-token.ts";
import { keepSite } from "./keep-site.ts";
import { keptDances } from "./kept-dances.ts";

/**
 * Keeps a dance that its owner has opened, with its song and the pages that show it, so that they open without a network.
 * Somebody else's dance is not kept. Where the browser keeps nothing, or not enough, all goes on without.
 */
export async function keepDance(uid: string, project: Project): Promise<void> {
  // A dance that is shown without a network is kept already, under an address of this page.
  if (uid !== project.owner || project.song.startsWith("blob:")) return;
  try {
    const songPath = new URL(project.song, window.location.href).pathname;
    const before = await keptDances.find(uid, project.projectID);
    const song = before?.songPath === songPath ? before.song : await fetchSong(project.song);
    // After a sign-out in the meantime nothing is kept.
    if (readFrontToken()?.uid !== uid) return;
    await keptDances.keep(uid, { project, song, songPath });
    await keepSite();
  } catch (error) {
    console.warn("The dance could not be kept for times without a network.", error);
  }
}

async function fetchSong(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The song was answered ${answer.status}.`);
  return answer.blob();
}
