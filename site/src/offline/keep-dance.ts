import type { AudioSource } from "@nataraj/sdk";
import type { Project } from "@nataraj/sdk/contract";
import { readFrontToken } from "../session/front-token.ts";
import { keepSite } from "./keep-site.ts";
import { keptDances } from "./kept-dances.ts";

/**
 * Keeps a dance that its owner has opened, with its song and the pages that show it, so that they open without a network.
 * Somebody else's dance is not kept. Where the browser keeps nothing, or not enough, all goes on without.
 * @param audio Plays the song: it has the network first.
 */
export async function keepDance(uid: string, project: Project, audio: AudioSource): Promise<void> {
  // A dance that is shown without a network is kept already, under an address of this page.
  if (uid !== project.owner || project.song.startsWith("blob:")) return;
  try {
    const songPath = new URL(project.song, window.location.href).pathname;
    const before = await keptDances.find(uid, project.projectID);
    const song = before?.songPath === songPath ? before.song : await fetchSong(project.song, audio);
    // After a sign-out in the meantime nothing is kept.
    if (readFrontToken()?.uid !== uid) return;
    await keptDances.keep(uid, { project, song, songPath });
    await keepSite();
  } catch (error) {
    console.warn("The dance could not be stored for offline use.", error);
  }
}

/** The song as the browser's cache has it once the player has loaded it: it is not fetched a second time. */
async function fetchSong(address: string, audio: AudioSource): Promise<Blob> {
  await untilLoaded(audio);
  const answer = await fetch(address, { cache: "force-cache" });
  if (!answer.ok) throw new Error(`The song was answered ${answer.status}.`);
  return answer.blob();
}

/** Resolves when an audio element loads no more: it has all, or all that it wants for now, or has failed. */
async function untilLoaded(audio: AudioSource): Promise<void> {
  if (!(audio instanceof HTMLMediaElement) || audio.networkState === HTMLMediaElement.NETWORK_IDLE) return;
  await new Promise((resolve) => {
    for (const event of ["suspend", "ended", "error"]) audio.addEventListener(event, resolve, { once: true });
  });
}
