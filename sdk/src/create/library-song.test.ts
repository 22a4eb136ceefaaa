import { expect, it } from "vitest";
import { downloadSong, SongDownloadError } from "./library-song.ts";

const SONG = { title: "Marigold Morning", url: "https://songs.example/a/marigold.mp3?x=1#t" };
const answering = (response: Response) => async () => response;

it("makes a file of the answer, named by the song's title", async () => {
  const answer = new Response("music", { headers: { "content-type": "audio/mpeg" } });
  const file = await downloadSong(SONG, { fetch: answering(answer) });
  expect([file.name, file.type, await file.text()]).toEqual(["Marigold Morning.mp3", "audio/mpeg", "music"]);
});

it("takes music whose type the storage does not know", async () => {
  const answer = new Response("music", { headers: { "content-type": "application/octet-stream" } });
  const file = await downloadSong({ title: "x", url: "/songs/x" }, { fetch: answering(answer) });
  expect([file.name, file.type]).toEqual(["x", "audio/mpeg"]);
});

it("fails with the HTTP status", async () => {
  const download = downloadSong(SONG, { fetch: answering(new Response(null, { status: 404 })) });
  await expect(download).rejects.toThrow(SongDownloadError);
  await expect(download).rejects.toThrow("404");
});

it("passes on what fetch throws", async () => {
  const fetch = async () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(downloadSong(SONG, { fetch })).rejects.toThrow("The server could not be reached.");
});
