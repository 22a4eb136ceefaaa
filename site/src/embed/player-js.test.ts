import { beforeEach, describe, expect, it, vi } from "vitest";
import { type PlayerJsMethods, servePlayerJs } from "./player-js.ts";

const HOST = "https://host.example";

/** A frame in a page: what the page hears, and how it speaks. */
function framed() {
  const heard: { event: string; value?: unknown; listener?: string; to: string }[] = [];
  const parent = { postMessage: (data: string, to: string) => heard.push({ ...JSON.parse(data), to }) };
  const target = new EventTarget();
  const frame = Object.assign(target, { parent, location: { href: "https://nataraj.example/standalone/x" } });
  const say = (data: unknown, { source = parent as unknown, origin = HOST } = {}) => {
    const event = Object.assign(new Event("message"), { source, origin, data });
    target.dispatchEvent(event);
  };
  const ask = (method: string, value?: unknown, listener?: string) =>
    say(JSON.stringify({ context: "player.js", version: "0.1.0", method, value, listener }));
  const playerJs = servePlayerJs(frame as unknown as Window);
  const first = heard.splice(0);
  return { heard, first, say, ask, playerJs };
}

function methods(): PlayerJsMethods {
  return {
    play: vi.fn(),
    pause: vi.fn(),
    getPaused: () => true,
    mute: vi.fn(),
    unmute: vi.fn(),
    getMuted: () => false,
    setVolume: vi.fn(),
    getVolume: () => 70,
    getDuration: () => 52,
    setCurrentTime: vi.fn(),
    getCurrentTime: () => 12.5,
    setLoop: vi.fn(),
    getLoop: () => false,
    setPlaybackRate: vi.fn(),
    getPlaybackRate: () => 1,
    getState: () => ({ paused: true, seconds: 12.5, duration: 52, volume: 0.7, muted: false }),
  };
}

describe("the player.js protocol", () => {
  let world: ReturnType<typeof framed>;
  let served: PlayerJsMethods;
  beforeEach(() => {
    world = framed();
    served = methods();
  });

  it("says at once that a player comes", () => {
    expect(world.first).toEqual([{ context: "player.js", version: "0.1.0", event: "loading", to: "*" }]);
  });

  it("introduces itself with what it can do", () => {
    world.playerJs.ready(served);
    expect(world.heard[0]).toMatchObject({
      event: "ready",
      value: {
        src: "https://nataraj.example/standalone/x",
        events: ["ready", "play", "pause", "timeupdate", "ended", "error", "volumechange", "blocked"],
        methods: expect.arrayContaining(["play", "getPaused", "setCurrentTime", "addEventListener"]),
      },
    });
  });

  it("answers questions to whoever asked, at the origin that asked", () => {
    world.playerJs.ready(served);
    world.ask("getDuration", undefined, "7");
    world.ask("getVolume", undefined, "8");
    expect(world.heard.slice(1)).toEqual([
      expect.objectContaining({ event: "getDuration", value: 52, listener: "7", to: HOST }),
      expect.objectContaining({ event: "getVolume", value: 70, listener: "8", to: HOST }),
    ]);
    world.ask("setCurrentTime", 30);
    expect(served.setCurrentTime).toHaveBeenCalledWith(30);
  });

  it("tells only listeners, until they stop", () => {
    world.playerJs.ready(served);
    world.playerJs.emit("play");
    world.ask("addEventListener", "play", "1");
    world.playerJs.emit("play");
    world.ask("removeEventListener", "play", "1");
    world.playerJs.emit("play");
    expect(world.heard.filter(({ event }) => event === "play")).toHaveLength(1);
  });

  it("tells late listeners that it is ready, and that it has failed", () => {
    world.playerJs.ready(served);
    world.ask("addEventListener", "ready", "1");
    expect(world.heard.at(-1)).toMatchObject({ event: "ready", listener: "1" });
    world.playerJs.fail("gone");
    world.ask("addEventListener", "error", "2");
    expect(world.heard.at(-1)).toMatchObject({ event: "error", value: { msg: "gone" }, listener: "2" });
  });

  it("hears nobody but the page around", () => {
    world.playerJs.ready(served);
    const play = JSON.stringify({ context: "player.js", method: "play" });
    world.say(play, { source: {} });
    world.say(play, { source: null });
    expect(served.play).not.toHaveBeenCalled();
    world.say(play);
    expect(served.play).toHaveBeenCalledOnce();
  });

  it.each([
    "no json",
    "null",
    "[]",
    "{}",
    '{"context":"player.js"}',
    '{"context":"other","method":"play"}',
    '{"context":"player.js","method":42}',
    '{"context":"player.js","method":"constructor"}',
    '{"context":"player.js","method":"__proto__"}',
    '{"context":"player.js","method":"addEventListener","value":{"a":1}}',
    undefined,
    new ArrayBuffer(8),
  ])("comes to no harm by %j", (data) => {
    world.playerJs.ready(served);
    expect(() => world.say(data)).not.toThrow();
    expect(served.play).not.toHaveBeenCalled();
    expect(world.heard).toHaveLength(1);
  });

  it("says so where a method does not exist", () => {
    world.playerJs.ready(served);
    world.ask("addEventListener", "error", "1");
    world.ask("fly");
    expect(world.heard.at(-1)).toMatchObject({ event: "error", value: { code: 2, msg: 'Invalid method "fly"' } });
  });

  it("takes nothing before there is a player", () => {
    world.ask("play");
    expect(world.heard).toEqual([]);
  });

  it("reaches a page without an origin of its own", () => {
    world.playerJs.ready(served);
    world.say(JSON.stringify({ context: "player.js", method: "getPaused" }), { origin: "null" });
    expect(world.heard.at(-1)).toMatchObject({ event: "getPaused", value: true, to: "*" });
  });
});
