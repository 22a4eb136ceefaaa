// @vitest-environment node
import { providePlayer } from "@nataraj/sdk";
import { createFakeAudio, createFakeEngine } from "@nataraj/sdk/testing";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { framePlayer } from "./frame-player.ts";
import type { PlayerJsMethods } from "./player-js.ts";

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

async function served() {
  const audio = createFakeAudio(20);
  const engine = createFakeEngine();
  const timeline = { duration: 20, segments: [], beats: [] };
  const input = { playable: { song: "/song", sequence: "1", timeline }, audio, engine };
  const player = createActor(
    providePlayer(async () => "/song"),
    { input },
  ).start();
  const said: string[] = [];
  let methods: PlayerJsMethods | undefined;
  framePlayer(player, {
    ready: (given) => {
      methods = given;
      said.push("ready");
    },
    emit: (event) => void said.push(event),
    fail: (message) => void said.push(`fail ${message}`),
  });
  expect(said).toEqual([]);
  engine.settle();
  audio.arrive();
  await settled();
  if (!methods) throw new Error("The player was not served.");
  return { audio, player, said, methods };
}

describe("the player in a frame", () => {
  it("is ready once, when it can be played", async () => {
    const { said, methods } = await served();
    expect(said).toEqual(["ready"]);
    expect(methods.getDuration()).toBe(20);
    expect(methods.getPaused()).toBe(true);
  });

  it("tells of play, pause, time and end", async () => {
    const { audio, said, methods } = await served();
    methods.play();
    await settled();
    audio.pass(5);
    methods.pause();
    methods.play();
    await settled();
    audio.pass(99);
    expect(said.filter((event) => event !== "timeupdate")).toEqual(["ready", "play", "pause", "play", "ended"]);
    expect(said).toContain("timeupdate");
    expect(methods.getPaused()).toBe(true);
  });

  it("is paused as soon as it is asked to be, and says its whole state at one time", async () => {
    const { audio, methods } = await served();
    // As browsers do: what happens to the song is told a moment later.
    audio.late = true;
    methods.play();
    expect(methods.getPaused()).toBe(false);
    await settled();
    methods.pause();
    methods.setCurrentTime(7);
    methods.setVolume(40);
    expect(methods.getPaused()).toBe(true);
    expect(methods.getState()).toEqual({ paused: true, seconds: 7, duration: 20, volume: 0.4, muted: false });
  });

  it("does what it is asked, in the protocol's units", async () => {
    const { audio, said, methods } = await served();
    methods.setVolume(40);
    expect(audio.volume).toBe(0.4);
    await expect.poll(() => said).toContain("volumechange");
    expect(methods.getVolume()).toBe(40);
    methods.mute();
    expect(methods.getMuted()).toBe(true);
    methods.unmute();
    expect(methods.getMuted()).toBe(false);
    methods.setCurrentTime(7);
    expect(methods.getCurrentTime()).toBe(7);
    methods.setPlaybackRate(0.5);
    expect([audio.playbackRate, methods.getPlaybackRate()]).toEqual([0.5, 0.5]);
    methods.setLoop(true);
    expect(methods.getLoop()).toBe(true);
    methods.setLoop(false);
    expect(methods.getLoop()).toBe(false);
  });

  it.each([undefined, null, "9", {}, Number.NaN, Number.POSITIVE_INFINITY])("is not harmed by %j", async (value) => {
    const { audio, methods } = await served();
    methods.setCurrentTime(value as number);
    methods.setVolume(value as number);
    methods.setLoop(value as boolean);
    expect([audio.currentTime, audio.volume, methods.getLoop()]).toEqual([0, 1, false]);
  });
});
