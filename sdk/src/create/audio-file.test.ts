import { expect, it } from "vitest";
import { isAudioFile, refuseFile } from "./audio-file.ts";

it("knows audio by its type or by its ending; one of them is enough", () => {
  expect(isAudioFile({ type: "audio/mpeg", name: "song" })).toBe(true);
  expect(isAudioFile({ type: "application/ogg", name: "song.ogg" })).toBe(true);
  expect(isAudioFile({ type: "", name: "song.FLAC" })).toBe(true);
  expect(isAudioFile({ type: "application/octet-stream", name: "song.opus" })).toBe(true);
  expect(isAudioFile({ type: "", name: "song.mp3.exe" })).toBe(false);
  expect(isAudioFile({ type: "video/ogg", name: "song.ogg" })).toBe(true);
  expect(isAudioFile({ type: "video/mp4", name: "song.m4a" })).toBe(true);
  expect(isAudioFile({ type: "video/mp4", name: "song.mp4" })).toBe(true);
  expect(isAudioFile({ type: "application/x-flac", name: "song" })).toBe(true);
  expect(isAudioFile({ type: "text/plain", name: "song.mp3" })).toBe(true);
  expect(isAudioFile({ type: "text/plain", name: "notes.txt" })).toBe(false);
  expect(isAudioFile({ type: "video/x-matroska", name: "film.mkv" })).toBe(false);
});

it("refuses files that are no audio, empty or too large, with the catalogue's sentence", () => {
  const music = (bytes: number) => new File([new Uint8Array(bytes)], "a.mp3", { type: "audio/mpeg" });
  expect(refuseFile(new File(["x"], "a.txt", { type: "text/plain" }))).toBe("Invalid file type");
  expect(refuseFile(music(0))).toBe("The file is empty. Please choose another one.");
  expect(refuseFile(music(1_048_577), 1)).toBe("The file is too large. Please choose a smaller one.");
  expect(refuseFile(music(1_048_576), 1)).toBeUndefined();
  expect(refuseFile(music(1_048_577))).toBeUndefined();
});
