import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../contract/errors.ts";
import type { GenerationProgress } from "../contract/generation.ts";
import type { Project } from "../contract/projects.ts";
import type { CreateEffects } from "./effects.ts";
import type { CreateEvent } from "./flow.ts";
import {
  atStyle,
  BACK,
  CHOOSE,
  deferred,
  file,
  ID,
  NEXT,
  OTHER,
  READ,
  SONG,
  start,
  stored,
} from "./testing/start-flow.ts";

async function atAvatar(effects?: Partial<CreateEffects>) {
  const flow = await atStyle(effects);
  flow.send(NEXT);
  await flow.at("avatar");
  return flow;
}

describe("the way through", () => {
  it("goes from the music to the project", async () => {
    const flow = start();
    expect(flow.context()).toMatchObject({ projectName: expect.stringMatching(/^\w+ \w+$/), styles: ["Hip Hop"] });
    flow.send({ type: "RENAME", name: " my  dance " }, CHOOSE, NEXT, READ, {
      type: "CHOOSE_PRESET",
      preset: "30 seconds",
    });
    flow.send(NEXT);
    expect(flow.value()).toEqual({ trim: "settingAudio" });
    await flow.at({ style: "choosing" });
    expect(flow.fakes.createDraft).toHaveBeenCalledWith(
      { file: CHOOSE.file, start: 0, end: 30_000, projectName: "my dance", replaces: undefined },
      expect.any(Function),
      expect.any(AbortSignal),
    );
    expect(flow.context().draft).toMatchObject({ projectID: ID, checkpoint: 1 });
    flow.send({ type: "TOGGLE_STYLE", style: "Salsa" }, { type: "TOGGLE_STYLE", style: "Freestyle" }, NEXT);
    await flow.at("avatar");
    expect(flow.fakes.saveStyles).toHaveBeenCalledWith(ID, ["Hip Hop", "Freestyle", "Salsa"], expect.any(AbortSignal));
    expect(flow.context().draft?.checkpoint).toBe(2);
    flow.send(NEXT);
    expect(flow.value()).toEqual({ generating: "running" });
    await flow.at("done");
    expect(flow.said).toEqual([]);
  });

  it("makes one project on a double click, and generates once", async () => {
    const flow = start();
    flow.send(CHOOSE, NEXT, READ, NEXT, NEXT, NEXT);
    await flow.at({ style: "choosing" });
    expect(flow.fakes.createDraft).toHaveBeenCalledTimes(1);
    flow.send(NEXT, NEXT);
    await flow.at("avatar");
    flow.send(NEXT, NEXT);
    await flow.at("done");
    expect(flow.fakes.generate).toHaveBeenCalledTimes(1);
  });
});

describe("select audio", () => {
  it("refuses NEXT without a file", () => {
    const flow = start();
    flow.send(NEXT);
    expect(flow.value()).toEqual({ selectAudio: "choosing" });
    expect(flow.said).toEqual([{ title: "No file detected", text: "Please select a music file and then try again!" }]);
  });

  it("refuses a file that is no audio and keeps the chosen one", () => {
    const flow = start();
    flow.send(CHOOSE, { type: "CHOOSE_FILE", file: file("a.txt", "text/plain") });
    expect(flow.said).toEqual([{ title: "Error!", text: "Invalid file type" }]);
    expect(flow.context().audio?.file).toBe(CHOOSE.file);
  });

  it("refuses a file that is larger than the server takes, once that is known", () => {
    const flow = start();
    flow.send(CHOOSE);
    expect(flow.said).toEqual([]);
    flow.send({ type: "LIMITS_READ", limits: { maxUploadMB: 0.000001 } }, CHOOSE);
    expect(flow.said).toMatchObject([{ text: "The file is too large. Please choose a smaller one." }]);
  });

  it("fetches a library song as a file; the last choice counts", async () => {
    const slow = deferred<File>();
    const flow = start({ loadSong: () => slow.promise });
    flow.send({ type: "CHOOSE_SONG", song: SONG }, NEXT);
    expect(flow.value()).toEqual({ selectAudio: "loadingSong" });
    expect(flow.context().loadingSong).toBe(SONG);
    flow.send(CHOOSE);
    slow.resolve(file("late.mp3"));
    await slow.promise;
    expect(flow.context().audio).toMatchObject({ file: CHOOSE.file, song: undefined });

    const quick = start();
    quick.send({ type: "CHOOSE_SONG", song: SONG });
    await quick.at({ selectAudio: "choosing" });
    expect(quick.context().audio).toMatchObject({ song: SONG, thumbnail: 2 });
    expect(quick.context().loadingSong).toBeUndefined();
  });

  it("says a failed download by the browser's alert", async () => {
    const flow = start({ loadSong: async () => Promise.reject(new Error("HTTP error! status: 404")) });
    flow.send({ type: "CHOOSE_SONG", song: SONG });
    await flow.at({ selectAudio: "choosing" });
    expect(flow.said).toEqual([{ type: "SONG_NOT_LOADED", text: "HTTP error! status: 404" }]);
  });

  it("keeps the name when the new one is empty", () => {
    const flow = start();
    const name = flow.context().projectName;
    flow.send({ type: "RENAME", name: "   " });
    expect(flow.context().projectName).toBe(name);
  });
});

describe("trim", () => {
  it("refuses more than 60000 ms and takes exactly 60000", async () => {
    const flow = start();
    flow.send(CHOOSE, NEXT, READ, { type: "SELECT_RANGE", start: 0, end: 60_001 }, NEXT);
    expect(flow.value()).toEqual({ trim: "editing" });
    expect(flow.said).toEqual([
      {
        title: "Duration Exceeding",
        text: "Please trim a part under 1 minute and then try again!",
      },
    ]);
    flow.send({ type: "SELECT_RANGE", start: 0, end: 60_000 }, NEXT);
    await flow.at({ style: "choosing" });
  });

  it("refuses less than a second", () => {
    const flow = start();
    flow.send(CHOOSE, NEXT, { type: "AUDIO_READ", duration: 900 }, NEXT);
    expect(flow.said).toMatchObject([{ text: "Please choose a part of at least 1 second." }]);
  });

  it("waits until the file is read", () => {
    const flow = start();
    flow.send(CHOOSE, NEXT, NEXT, { type: "SELECT_RANGE", start: 1, end: 5_000 });
    expect(flow.value()).toEqual({ trim: "editing" });
    expect(flow.context().trim).toBeUndefined();
  });

  it("keeps the range when the same file is read again, and forgets it with another file", () => {
    const flow = start();
    flow.send(CHOOSE, NEXT, READ, { type: "SELECT_RANGE", start: 7, end: 30_000 }, BACK, NEXT, READ);
    expect(flow.context().trim).toMatchObject({ start: 7, end: 30_000 });
    flow.send(BACK, { type: "CHOOSE_FILE", file: file("other.mp3") });
    expect(flow.context().trim).toBeUndefined();
  });

  it("shows the share that was sent, never falling", () => {
    const flow = start({
      createDraft: (_, onProgress) => {
        for (const share of [0.5, 0.2, 7]) onProgress(share);
        return new Promise(() => {});
      },
    });
    flow.send(CHOOSE, NEXT, READ, NEXT, { type: "UPLOADED", share: Number.NaN });
    expect(flow.context().uploaded).toBe(1);
  });

  it("says why a project was refused, and stays", async () => {
    const limit = new ApiError("project_limit");
    const flow = start({ createDraft: async () => Promise.reject(limit) });
    flow.send(CHOOSE, NEXT, READ, NEXT);
    await flow.at({ trim: "editing" });
    expect(flow.said).toEqual([{ title: "Error!", text: limit.message }]);
    expect(limit.message).toMatch(/^With the free tier, you can have 3 projects at max!/);
    expect(flow.context().trim?.end).toBe(60_000);
  });

  it("says 'Unexpected Exception' for a value that is no error", async () => {
    const flow = start({ createDraft: async () => Promise.reject("what") });
    flow.send(CHOOSE, NEXT, READ, NEXT);
    await flow.at({ trim: "editing" });
    expect(flow.said).toMatchObject([{ text: "Unexpected Exception" }]);
  });
});

describe("going back", () => {
  it("keeps everything, and sends nothing twice", async () => {
    const flow = await atStyle();
    flow.send({ type: "TOGGLE_STYLE", style: "Ballet" }, BACK, BACK);
    expect(flow.value()).toEqual({ selectAudio: "choosing" });
    flow.send(NEXT, READ, NEXT);
    expect(flow.value()).toEqual({ style: "choosing" });
    expect(flow.context().styles).toEqual(["Hip Hop", "Ballet"]);
    expect(flow.fakes.createDraft).toHaveBeenCalledTimes(1);
  });

  it.each<[string, CreateEvent[]]>([
    ["another section", [BACK, { type: "SELECT_RANGE", start: 5, end: 9_000 }]],
    ["another name", [BACK, { type: "RENAME", name: "new name" }]],
    ["words", [BACK, { type: "SET_WORDS", words: { lyrics: "Hold me", language: "" } }]],
    ["another file", [BACK, BACK, { type: "CHOOSE_FILE", file: file() }, NEXT, READ]],
  ])("replaces the draft by %s", async (_, events) => {
    const flow = await atStyle();
    flow.send(...events, NEXT);
    await flow.at({ style: "choosing" });
    expect(vi.mocked(flow.fakes.createDraft).mock.lastCall?.[0]).toMatchObject({ replaces: ID });
    expect(flow.context().draft?.checkpoint).toBe(1);
  });

  it("does not replace a draft that is gone", async () => {
    const flow = await atStyle();
    vi.mocked(flow.fakes.createDraft).mockRejectedValueOnce(new ApiError("project_not_found"));
    flow.send(BACK, { type: "RENAME", name: "new" }, NEXT);
    await flow.at({ trim: "editing" });
    flow.send(NEXT);
    await flow.at({ style: "choosing" });
    expect(vi.mocked(flow.fakes.createDraft).mock.lastCall?.[0].replaces).toBeUndefined();
  });
});

describe("styles", () => {
  it("refuses NEXT with none", async () => {
    const flow = await atStyle();
    flow.send({ type: "TOGGLE_STYLE", style: "Hip Hop" }, NEXT);
    expect(flow.value()).toEqual({ style: "choosing" });
    expect(flow.fakes.saveStyles).not.toHaveBeenCalled();
  });

  it("says a failure and stays", async () => {
    const flow = await atStyle({ saveStyles: async () => Promise.reject(new Error("Failed to fetch")) });
    flow.send(NEXT);
    await flow.at({ style: "choosing" });
    expect(flow.said).toEqual([{ title: "Error!", text: "Failed to fetch" }]);
  });
});

describe("avatar and generation", () => {
  it("tells that saving avatars comes later", async () => {
    const flow = await atAvatar();
    flow.send({ type: "SAVE_AVATAR" });
    expect(flow.said).toMatchObject([{ text: "Feature would be made available soon!" }]);
  });

  it("shows stages with a share that never falls", async () => {
    const flow = await atAvatar({
      generate: (_, onProgress) => {
        onProgress({ stage: "listening", progress: 0.6 });
        onProgress({ stage: "choreographing", progress: 0.3 });
        return new Promise(() => {});
      },
    });
    flow.send(NEXT, BACK);
    expect(flow.value()).toEqual({ generating: "running" });
    expect(flow.context().generation).toEqual({ stage: "choreographing", progress: 0.6 });
  });

  it("keeps what was heard until an event brings something newer", async () => {
    const heard = { duration: 20, words: [{ text: "la", start: 1 }] };
    const flow = await atAvatar({
      generate: (_, onProgress) => {
        onProgress({ stage: "listening", progress: 0.6, heard });
        onProgress({ stage: "listening", progress: 0.7 });
        return new Promise(() => {});
      },
    });
    flow.send(NEXT);
    expect(flow.context().generation).toEqual({ stage: "listening", progress: 0.7, heard });
  });

  it("keeps the words that are being written down to the end of their stage", async () => {
    let tell: (progress: GenerationProgress) => void = () => {};
    const flow = await atAvatar({
      generate: (_, onProgress) => {
        tell = onProgress;
        return new Promise(() => {});
      },
    });
    flow.send(NEXT);
    tell({ stage: "transcribing", progress: 0.1, words: "la la" });
    tell({ stage: "transcribing", progress: 0.2 });
    expect(flow.context().generation).toEqual({ stage: "transcribing", progress: 0.2, words: "la la" });
    tell({ stage: "listening", progress: 0.6 });
    expect(flow.context().generation).toEqual({ stage: "listening", progress: 0.6 });
  });

  it("keeps the draft when it fails and tries again", async () => {
    const flow = await atAvatar();
    vi.mocked(flow.fakes.generate).mockRejectedValueOnce(new ApiError("generation_failed"));
    flow.send(NEXT);
    await flow.at("avatar");
    expect(flow.context().failure).toBe(new ApiError("generation_failed").message);
    expect(flow.said).toHaveLength(1);
    flow.send(NEXT);
    expect(flow.context().failure).toBeUndefined();
    await flow.at("done");
  });
});

describe("cancelling a generation", () => {
  const running = async (effects: Partial<CreateEffects> = {}) => {
    const answer = deferred<void>();
    const flow = await atAvatar({ generate: vi.fn(() => answer.promise), ...effects });
    flow.send(NEXT, { type: "CANCEL" });
    expect(flow.value()).toEqual({ generating: "cancelling" });
    return { flow, answer };
  };

  it("leads back to the avatar with the draft, without a dialog, and NEXT generates again", async () => {
    const { flow, answer } = await running();
    await flow.at({ generating: "ending" });
    expect(flow.fakes.cancelGeneration).toHaveBeenCalledWith(ID, expect.any(AbortSignal));
    answer.reject(new ApiError("generation_cancelled"));
    await flow.at("avatar");
    expect(flow.context()).toMatchObject({ cancelled: true, failure: undefined, draft: { projectID: ID } });
    expect(flow.said).toEqual([]);
    flow.send(NEXT);
    expect(flow.value()).toEqual({ generating: "running" });
    expect(flow.context().cancelled).toBe(false);
    expect(flow.fakes.generate).toHaveBeenCalledTimes(2);
  });

  it("shows the dance that was done a moment before", async () => {
    const { flow, answer } = await running();
    answer.resolve();
    await flow.at("done");
  });

  it("goes on generating and says so where it cannot be cancelled", async () => {
    const refused = deferred<void>();
    const { flow } = await running({ cancelGeneration: () => refused.promise });
    refused.reject(new TypeError("Failed to fetch"));
    await flow.at({ generating: "running" });
    expect(flow.said).toEqual([{ title: "Error!", text: "Failed to fetch" }]);
  });

  it("shows the draft where another page has cancelled it", async () => {
    const flow = await atAvatar({ generate: async () => Promise.reject(new ApiError("generation_cancelled")) });
    flow.send(NEXT);
    await flow.at("avatar");
    expect(flow.context().cancelled).toBe(true);
    expect(flow.said).toEqual([]);
  });
});

describe("going on with a draft", () => {
  it.each<[Partial<Project>, "style" | "avatar" | undefined, unknown]>([
    [{ checkpoint: 1 }, "style", { style: "choosing" }],
    [{ checkpoint: 1 }, "avatar", { style: "choosing" }],
    [{ checkpoint: 2 }, "style", { style: "choosing" }],
    [{ checkpoint: 2 }, "avatar", "avatar"],
    [{ checkpoint: 2 }, undefined, "avatar"],
  ])("%o asked at %s goes on at %o", async (change, step, expected) => {
    const flow = start({ fetchDraft: async () => stored({ danceform: "Salsa, Ballet, ", ...change }) });
    flow.send({ type: "RESUME", projectID: `nataraj-${ID}`, ...(step ? { step } : {}) });
    expect(flow.value()).toBe("resuming");
    await flow.at(expected);
    expect(flow.context()).toMatchObject({ projectName: "bold otter", styles: ["Salsa", "Ballet"] });
    expect(flow.context().draft).toMatchObject({ projectID: ID, checkpoint: change.checkpoint });
  });

  it("joins a generation that runs, and shows a dance that is there", async () => {
    const flow = start({
      fetchDraft: async () => stored({ checkpoint: 2, generating: true }),
      generate: vi.fn(() => new Promise<void>(() => {})),
    });
    flow.send({ type: "OPEN", step: "avatar", projectID: ID });
    await flow.at({ generating: "running" });
    expect(flow.fakes.generate).toHaveBeenCalledWith(ID, expect.any(Function), expect.any(AbortSignal));
    const ready = start({ fetchDraft: async () => stored({ checkpoint: 3 }) });
    ready.send({ type: "OPEN", step: "style", projectID: ID });
    await ready.at("done");
    expect(ready.context().draft?.projectID).toBe(ID);
  });

  it("goes back to choosing music, which then replaces the draft", async () => {
    const flow = start();
    flow.send({ type: "RESUME", projectID: ID });
    await flow.at({ style: "choosing" });
    flow.send(BACK);
    expect(flow.value()).toEqual({ selectAudio: "choosing" });
    flow.send(CHOOSE, NEXT, READ, NEXT);
    await flow.at({ style: "choosing" });
    expect(vi.mocked(flow.fakes.createDraft).mock.lastCall?.[0]).toMatchObject({ replaces: ID });
  });

  it("tells that a project is not there, and begins anew after that", async () => {
    const flow = start({ fetchDraft: async () => Promise.reject(new ApiError("forbidden")) });
    flow.send({ type: "OPEN", step: "style", projectID: ID });
    await flow.at("unavailable");
    expect(flow.said).toMatchObject([{ text: "You don't have access to this page!" }]);
    flow.send({ type: "OPEN", step: "audio", fresh: true });
    await flow.at({ selectAudio: "choosing" });
  });
});

describe("opening a page", () => {
  it("follows the browser's back and forward within the flow", async () => {
    const flow = await atAvatar();
    flow.send({ type: "OPEN", step: "style", projectID: ID });
    expect(flow.value()).toEqual({ style: "choosing" });
    flow.send({ type: "OPEN", step: "avatar", projectID: `nataraj-${ID}` });
    expect(flow.value()).toBe("avatar");
    flow.send({ type: "OPEN", step: "trim" });
    expect(flow.value()).toEqual({ trim: "editing" });
    flow.send({ type: "OPEN", step: "audio" });
    expect(flow.value()).toEqual({ selectAudio: "choosing" });
    flow.send({ type: "OPEN", step: "trim" });
    expect(flow.value()).toEqual({ trim: "editing" });
    flow.send({ type: "OPEN", step: "avatar", projectID: ID });
    expect(flow.value()).toEqual({ style: "choosing" });
  });

  it("begins anew for a new project, and never replaces the old draft with it", async () => {
    for (const flow of [await atStyle(), await atAvatar()]) {
      flow.send({ type: "OPEN", step: "audio", fresh: true });
      expect(flow.value()).toEqual({ selectAudio: "choosing" });
      expect(flow.context()).toMatchObject({ audio: undefined, draft: undefined });
    }
  });

  it("keeps music that has no project yet", () => {
    const flow = start();
    flow.send(CHOOSE, NEXT, READ, { type: "OPEN", step: "audio", fresh: true });
    expect(flow.value()).toEqual({ trim: "editing" });
  });

  it("fetches another project once, however often its page is opened", async () => {
    const flow = await atStyle({ fetchDraft: vi.fn(async () => stored({ projectID: OTHER, checkpoint: 2 })) });
    const open = { type: "OPEN", step: "avatar", projectID: OTHER } as const;
    flow.send(open, open);
    await flow.at("avatar");
    expect(flow.fakes.fetchDraft).toHaveBeenCalledTimes(1);
    expect(flow.context().draft?.projectID).toBe(OTHER);
  });

  it("stays where it is for a step without a project", () => {
    const flow = start();
    flow.send({ type: "OPEN", step: "style" }, { type: "OPEN", step: "avatar" });
    expect(flow.value()).toEqual({ selectAudio: "choosing" });
  });

  it("asks the server again when a finished project's step is opened", async () => {
    const flow = await atAvatar({ fetchDraft: vi.fn(async () => stored({ checkpoint: 3 })) });
    flow.send(NEXT);
    await flow.at("done");
    flow.send({ type: "OPEN", step: "avatar", projectID: ID }, { type: "OPEN", step: "avatar", projectID: ID });
    await flow.at("done");
    expect(flow.fakes.fetchDraft).toHaveBeenCalledTimes(1);
  });

  it("leaves a generation for a new project", async () => {
    let aborted = false;
    const flow = await atAvatar({
      generate: (_, __, signal) =>
        new Promise(() =>
          signal.addEventListener("abort", () => {
            aborted = true;
          }),
        ),
    });
    flow.send(NEXT, { type: "OPEN", step: "audio", fresh: true });
    expect(flow.value()).toEqual({ selectAudio: "choosing" });
    expect(aborted).toBe(true);
  });
});

describe("every event in every state", () => {
  const events: CreateEvent[] = [
    NEXT,
    BACK,
    CHOOSE,
    READ,
    { type: "CHOOSE_SONG", song: SONG },
    { type: "CHOOSE_FILE", file: file("x.txt", "text/plain") },
    { type: "AUDIO_READ", duration: Number.NaN },
    { type: "SELECT_RANGE", start: Number.NaN, end: -1 },
    { type: "SELECT_RANGE", start: 5, end: 2 },
    { type: "CHOOSE_PRESET", preset: "1 minute" },
    { type: "TOGGLE_STYLE", style: "Salsa" },
    { type: "SAVE_AVATAR" },
    { type: "RENAME", name: "" },
    { type: "UPLOADED", share: Number.POSITIVE_INFINITY },
    { type: "PROGRESSED", progress: { stage: "failed", progress: Number.NaN } },
    { type: "OPEN", step: "audio" },
    { type: "OPEN", step: "audio", fresh: true },
    { type: "OPEN", step: "style" },
    { type: "OPEN", step: "avatar", projectID: ID },
    { type: "OPEN", step: "style", projectID: "../../etc" },
    { type: "RESUME", projectID: "" },
    { type: "RESTART" },
    { type: "CANCEL" },
    { type: "LEAVE" },
  ];
  const never = () => new Promise<never>(() => {});
  const places: Record<string, () => Promise<ReturnType<typeof start>> | ReturnType<typeof start>> = {
    closed: () => start({}, { opens: true }),
    opening: () => {
      const flow = start({ open: never }, { opens: true });
      flow.send({ type: "OPEN", step: "audio" });
      return flow;
    },
    choosing: () => start(),
    loadingSong: () => {
      const flow = start({ loadSong: never });
      flow.send({ type: "CHOOSE_SONG", song: SONG });
      return flow;
    },
    editing: () => {
      const flow = start();
      flow.send(CHOOSE, NEXT);
      return flow;
    },
    settingAudio: () => {
      const flow = start({ createDraft: never });
      flow.send(CHOOSE, NEXT, READ, NEXT);
      return flow;
    },
    style: () => atStyle(),
    saving: async () => {
      const flow = await atStyle({ saveStyles: never });
      flow.send(NEXT);
      return flow;
    },
    avatar: () => atAvatar(),
    generating: async () => {
      const flow = await atAvatar({ generate: never });
      flow.send(NEXT);
      return flow;
    },
    cancelling: async () => {
      const flow = await atAvatar({ generate: never, cancelGeneration: never });
      flow.send(NEXT, { type: "CANCEL" });
      return flow;
    },
    resuming: () => {
      const flow = start({ fetchDraft: never });
      flow.send({ type: "RESUME", projectID: ID });
      return flow;
    },
    unavailable: async () => {
      const flow = start({ fetchDraft: async () => Promise.reject(new ApiError("project_not_found")) });
      flow.send({ type: "RESUME", projectID: ID });
      await flow.at("unavailable");
      return flow;
    },
    done: async () => {
      const flow = await atAvatar();
      flow.send(NEXT);
      await flow.at("done");
      return flow;
    },
  };

  it.each(Object.keys(places))("does no harm in %s", async (place) => {
    for (const event of events) {
      const flow = await places[place]?.();
      flow?.send(event);
      await new Promise((resolve) => setTimeout(resolve, 0));
      expect(flow?.actor.getSnapshot().status, event.type).toBe("active");
      expect(flow?.context().projectName).not.toBe("");
      flow?.actor.stop();
    }
  });
});
