// @vitest-environment node
import { expect, it, vi } from "vitest";
import { createActor, fromCallback } from "xstate";
import type { Song } from "./read-song.ts";
import { type HeldFile, type SongMachineEvent, songMachine } from "./song-machine.ts";

const audioFile = (name: string) => new File([Uint8Array.of(0, 255, 0, 254)], name, { type: "audio/wav" });
const song = { duration: 12, drawn: true } as Song;

/** A machine whose songs are read when the test says so. */
function open() {
  const held: { file: File; tell: (event: SongMachineEvent) => void; released: boolean }[] = [];
  const holdSong = fromCallback<SongMachineEvent, HeldFile>(({ input, sendBack }) => {
    const entry = { file: input.file, tell: sendBack, released: false };
    held.push(entry);
    return () => {
      entry.released = true;
    };
  });
  const actor = createActor(songMachine.provide({ actors: { holdSong } })).start();
  return { actor, held, value: () => actor.getSnapshot().value };
}

it("reads a file and holds its song until another file is opened", () => {
  const { actor, held, value } = open();
  expect(value()).toBe("empty");
  actor.send({ type: "OPEN", file: audioFile("first.wav") });
  expect(value()).toEqual({ held: "reading" });
  held[0]?.tell({ type: "SONG_READ", song });
  expect(value()).toEqual({ held: "ready" });
  expect(actor.getSnapshot().context.song).toBe(song);
  expect(held[0]?.released).toBe(false);

  actor.send({ type: "OPEN", file: audioFile("second.wav") });
  expect(value()).toEqual({ held: "reading" });
  expect(actor.getSnapshot().context.song).toBeUndefined();
  expect(held.map(({ file, released }) => [file.name, released])).toEqual([
    ["first.wav", true],
    ["second.wav", false],
  ]);
  actor.stop();
  expect(held[1]?.released).toBe(true);
});

it("refuses a file that is no audio without reading it, and gives its resources back", () => {
  const { actor, held, value } = open();
  actor.send({ type: "OPEN", file: audioFile("song.wav") });
  actor.send({ type: "OPEN", file: new File(["text"], "notes.txt", { type: "text/plain" }) });
  expect(value()).toBe("invalid");
  expect(held.map(({ released }) => released)).toEqual([true]);
});

it("says what the browser cannot play, gives it back, and takes another file", () => {
  const { actor, held, value } = open();
  actor.send({ type: "OPEN", file: audioFile("broken.wav") });
  held[0]?.tell({ type: "READING_FAILED", reason: "It is broken." });
  expect(value()).toBe("unreadable");
  expect(actor.getSnapshot().context.refusal).toBe("It is broken.");
  expect(held[0]?.released).toBe(true);
  actor.send({ type: "OPEN", file: audioFile("song.wav") });
  expect(value()).toEqual({ held: "reading" });
});

it("gives the browser's element and address back with the file", async () => {
  const revoke = vi.fn();
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL = () => "blob:song";
      static override revokeObjectURL = revoke;
    },
  );
  const elements: HTMLAudioElement[] = [];
  class FakeAudio extends EventTarget {
    src = "";
    preload = "";
    error = new Error("no music");
    pause = vi.fn();
    load = vi.fn();
    removeAttribute = vi.fn();
    constructor() {
      super();
      elements.push(this as unknown as HTMLAudioElement);
    }
  }
  vi.stubGlobal("Audio", FakeAudio);
  const actor = createActor(songMachine).start();
  actor.send({ type: "OPEN", file: audioFile("broken.wav") });
  expect(elements[0]?.src).toBe("blob:song");
  elements[0]?.dispatchEvent(new Event("error"));
  await expect.poll(() => actor.getSnapshot().value).toBe("unreadable");
  expect(elements[0]?.removeAttribute).toHaveBeenCalledWith("src");
  expect(revoke).toHaveBeenCalledExactlyOnceWith("blob:song");
  vi.unstubAllGlobals();
});
