import { PlayState } from "@nataraj/sdk";
import type { Staging } from "@nataraj/sdk/stage";
import { createFakeAudio } from "@nataraj/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, StrictMode, useState } from "react";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { bakedDancer } from "../dancer/dancer-files.ts";
import { DancerEngine } from "../dancer/index.ts";
import { forgetAvatar } from "../dancer/own-avatar.ts";
import { Player } from "./Player.tsx";
import { keepPractice, readPractice } from "./practice-settings.ts";
import { storyAudio, storyEngine, storyPlayable } from "./story-player.ts";

/** A player with its song and its avatar at hand, so that a story can let time pass. */
function setting({ failure, refusal }: { failure?: Error; refusal?: string } = {}) {
  const playable = storyPlayable();
  const audio = storyAudio(playable.timeline.duration);
  audio.refusal = refusal;
  const avatar = storyEngine(failure);
  let built = 0;
  return {
    audio,
    avatar,
    built: () => built,
    args: {
      playable,
      createAudio: () => audio,
      createEngine: (canvas: HTMLCanvasElement) => {
        built += 1;
        return avatar.create(canvas);
      },
      refresh: async () => "fresh",
    },
  };
}

function Staged(props: ComponentProps<typeof Player>) {
  const [staging, setStaging] = useState<Staging>({});
  const change = (next: Staging) => setStaging({ ...staging, ...next });
  return <Player {...props} staging={{ staging, change, kept: true, retry: () => {} }} />;
}

const meta: Meta<typeof Player> = { title: "Player/Player (avatar)", id: "player-player", component: Player };
export default meta;
type Story = StoryObj<typeof Player>;

const ready = setting();
export const Ready: Story = {
  args: ready.args,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Play the dance" })).toBeEnabled();
    await expect(canvas.getByText("Next step: Look around")).toBeVisible();
    await expect(canvas.getByRole("slider", { name: "Time in the song" })).toHaveAttribute("aria-valuenow", "0");
  },
};

const playing = setting();
export const Playing: Story = {
  args: playing.args,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Play the dance" }));
    await canvas.findByRole("button", { name: "Pause" });
    playing.audio.currentTime = 25;
    await canvas.findByText("turn around and feel the night", { selector: ".nj-lyric" });
    await canvas.findByText("Next step: Perform the Salsa dance");
    const slider = canvas.getByRole("slider", { name: "Time in the song" });
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuetext", "0:25 of 0:52"));
    // The clock runs on a little before it takes a song that does not move for stalled.
    const done = slider.querySelector<HTMLElement>(".nj-seek__done");
    await expect(Math.abs(Number.parseFloat(done?.style.width ?? "") - (25 / 52) * 97.5)).toBeLessThan(1);
    await expect(playing.avatar.engine.playStates.at(-1)).toBe(PlayState.play);
  },
};

const finished = setting();
/** The song has ended: the avatar is back at its start; restart plays from the beginning. */
export const Finished: Story = {
  args: finished.args,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Play the dance" }));
    finished.audio.pass(99);
    await waitFor(() => expect(finished.avatar.engine.playStates.at(-1)).toBe(PlayState.pauseStart));
    await userEvent.click(canvas.getByRole("button", { name: "Restart" }));
    await canvas.findByRole("button", { name: "Pause" });
    await expect(finished.audio.currentTime).toBe(0);
    finished.audio.pass(99);
    await canvas.findByRole("button", { name: "Play" });
  },
};

const opening = setting();
/** A page about a dance opens on its peak. A press counts it in, without the controls, and it is danced. */
export const CountedIn: Story = {
  args: { ...opening.args, keys: "page", watch: "WATCH YOUR DANCE" },
  beforeEach: () => keepPractice({ rate: 2 }),
  play: async ({ canvas, canvasElement }) => {
    const { audio, avatar } = opening;
    const player = canvas.getByRole("region", { name: "Player" });
    const watch = await canvas.findByRole("button", { name: "WATCH YOUR DANCE" });
    await waitFor(() => expect(watch).toHaveFocus());
    await expect(avatar.peaks.at(-1)).toBe(true);
    await waitFor(() => expect(audio.playbackRate).toBe(2));
    const below = () => avatar.insets.at(-1)?.bottom ?? 0;
    await waitFor(() => expect(below()).toBeGreaterThan(100));
    const belowControls = below();
    const counted: string[] = [];
    let sounded = false;
    const counter = new MutationObserver(() => {
      const count = canvasElement.querySelector(".nj-count-in")?.textContent;
      if (!count || count === counted.at(-1)) return;
      counted.push(count);
      sounded ||= !audio.paused;
    });
    counter.observe(canvasElement, { subtree: true, childList: true, characterData: true });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(player).toHaveFocus());
    await expect(player).toHaveAttribute("data-controls", "hidden");
    await expect(avatar.peaks.at(-1)).toBe(false);
    await waitFor(() => expect(audio.paused).toBe(false));
    counter.disconnect();
    // Faded controls give their room.
    await waitFor(() => expect(below()).toBeLessThan(belowControls - 50));
    // A busy machine may draw no frame within a count.
    await expect(counted.length).toBeGreaterThan(0);
    await expect(counted).toEqual(["5", "6", "7", "8"].filter((count) => counted.includes(count)));
    await expect(sounded).toBe(false);
    await expect(player).toHaveAttribute("data-controls", "hidden");
    await userEvent.keyboard("{Shift}");
    await waitFor(() => expect(player).toHaveAttribute("data-controls", "shown"));
  },
};

const over = setting();
/** The song has ended: beside the dancer stands what one may do then. */
export const WhatNext: Story = {
  args: {
    ...over.args,
    keys: "page",
    watch: "WATCH THE DANCE",
    end: { first: <Button variant="primary">MAKE YOUR OWN</Button>, more: <Button>SHARE</Button> },
  },
  play: async ({ canvas }) => {
    const { audio, avatar } = over;
    await userEvent.click(await canvas.findByRole("button", { name: "WATCH THE DANCE" }));
    await userEvent.keyboard("k");
    await waitFor(() => expect(canvas.getByRole("button", { name: "WATCH THE DANCE" })).toHaveFocus());
    const dance = async () => {
      await canvas.findByRole("button", { name: "Pause" });
      audio.pass(99);
      return canvas.findByRole("region", { name: "What next?" });
    };
    canvas.getByRole("region", { name: "Player" }).focus();
    fireEvent.click(canvas.getByRole("button", { name: "Restart" }));
    const card = await dance();
    await waitFor(() => expect(card).toHaveFocus());
    await expect(avatar.engine.playStates.at(-1)).toBe(PlayState.pauseStart);
    const [, ...names] = within(card)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(["MAKE YOUR OWN", "AGAIN", "SHARE"]);
    // The dancers are framed beside it.
    await waitFor(() => expect(avatar.insets.at(-1)?.right ?? 0).toBeGreaterThanOrEqual(card.offsetWidth));
    await userEvent.keyboard("{Escape}");
    await expect(card).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("region", { name: "Player" })).toHaveFocus());
    fireEvent.click(canvas.getByRole("button", { name: "Restart" }));
    await userEvent.click(within(await dance()).getByRole("button", { name: "AGAIN" }));
    await expect(audio.paused).toBe(false);
    await expect(canvas.queryByRole("region", { name: "What next?" })).toBeNull();
  },
};

const framed = setting();
/** The dancers are framed above the captions, and lower where the controls have faded; below the panels on phones. */
export const FreeStage: Story = {
  tags: ["!dev", "!autodocs"],
  args: { ...framed.args, defaultLook: "street" },
  render: Staged,
  play: async ({ canvas, canvasElement }) => {
    const { insets } = framed.avatar;
    await canvas.findByRole("button", { name: "Play the dance" });
    await waitFor(() => expect(insets.at(-1)?.bottom).toBeGreaterThan(100));
    const stage = canvasElement.querySelector(".nj-player__stage") as HTMLElement;
    const captions = canvasElement.querySelector(".nj-player__captions") as HTMLElement;
    const free = () => stage.getBoundingClientRect().bottom - (insets.at(-1)?.bottom ?? 0);
    await expect(free()).toBeLessThanOrEqual(captions.getBoundingClientRect().top);
    await userEvent.click(canvas.getByRole("button", { name: "Dancer" }));
    await waitFor(() => expect(insets.at(-1)?.right).toBeGreaterThan(300));
    await userEvent.click(canvas.getByRole("button", { name: "Dancer" }));
    await waitFor(() => expect(insets.at(-1)?.right).toBeLessThan(1));
  },
};

const led = setting();
/** The automatic camera ends when someone drags the dancer round, and comes back when it is chosen again. */
export const CameraByHand: Story = {
  args: led.args,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Practice tools" }));
    const moves = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const again = moves ? "automatic" : "front";
    const view = canvas.getByRole("radio", { name: moves ? "Automatic" : "Front" });
    await expect(view).toBeChecked();
    led.avatar.drag();
    await waitFor(() => expect(view).not.toBeChecked());
    await userEvent.click(view);
    await expect(led.avatar.views.at(-1)).toBe(again);
    await expect(view).toBeChecked();
  },
};

const practising = setting();
export const Practising: Story = {
  args: practising.args,
  play: async ({ canvas }) => {
    const { audio, avatar } = practising;
    // Who watches is not counted to.
    await canvas.findByRole("button", { name: "Play the dance" });
    await expect(canvas.queryByRole("list", { name: "Count of eight" })).toBeNull();
    await userEvent.click(await canvas.findByRole("button", { name: "Practice tools", expanded: false }));
    await expect(canvas.getByRole("list", { name: "Count of eight" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "0.5×" }));
    await expect(audio.playbackRate).toBe(0.5);
    // A person who learns a dance sees it from one side.
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Front" })).toBeChecked());
    await userEvent.click(canvas.getByRole("radio", { name: "Back" }));
    await expect(avatar.views.at(-1)).toBe("back");
    await userEvent.click(canvas.getByRole("button", { name: "Mirror" }));
    await expect(canvas.getByRole("radio", { name: "Back" })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Counts" }));
    await expect(canvas.queryByRole("list", { name: "Count of eight" })).toBeNull();
    // The next dance is practised in the same way.
    await expect(readPractice()).toMatchObject({ rate: 0.5, mirrored: true, counts: false, view: "back" });
    await expect(avatar.engine.messages).toContainEqual(["mirrored", true]);

    await userEvent.click(canvas.getByRole("button", { name: /Do the Rumba dance/ }));
    await expect(audio.currentTime).toBe(40);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /Do the Rumba dance/ })).toHaveAttribute("aria-current", "step"),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Loop section" }));
    await canvas.findByRole("button", { name: "Stop loop" });
    // Its ends can be moved on the progress bar, not past one another.
    const end = canvas.getByRole("slider", { name: "B: the loop's end" });
    const before = Number(end.getAttribute("aria-valuenow"));
    end.focus();
    await userEvent.keyboard("{PageDown}");
    await expect(Number(end.getAttribute("aria-valuenow"))).toBe(before - 1);
    for (let i = 0; i < 60; i++) await userEvent.keyboard("{PageDown}");
    const start = canvas.getByRole("slider", { name: "A: the loop's start" });
    await expect(Number(end.getAttribute("aria-valuenow"))).toBeGreaterThanOrEqual(
      Number(start.getAttribute("aria-valuenow")),
    );
  },
};

const remembered = setting();
/** What was chosen for another dance holds here too. */
export const Remembered: Story = {
  args: remembered.args,
  beforeEach: () => keepPractice({ rate: 0.75, mirrored: true, delay: 0.2, counts: false, view: "left" }),
  play: async ({ canvas }) => {
    const { audio, avatar } = remembered;
    await canvas.findByRole("button", { name: "Play the dance" });
    await waitFor(() => expect(audio.playbackRate).toBe(0.75));
    await expect(avatar.engine.messages).toContainEqual(["mirrored", true]);
    await expect(avatar.views.at(-1)).toBe("left");
    await expect(canvas.queryByRole("list", { name: "Count of eight" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Practice tools" }));
    await expect(canvas.getByRole("radio", { name: "0.75×" })).toBeChecked();
    await expect(canvas.getByRole("slider", { name: /Sound delay/ })).toHaveValue("0.2");
  },
};

const pressed = setting();
/** A press on the stage plays and pauses; one that turns the stage does not. */
export const PressedStage: Story = {
  tags: ["!dev", "!autodocs"],
  args: pressed.args,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("button", { name: "Play the dance" });
    const stage = await waitFor(() => {
      const found = canvasElement.querySelector("canvas");
      if (!found) throw new Error("There is no stage yet.");
      return found;
    });
    const press = (by: number) => {
      fireEvent.pointerDown(stage, { button: 0, isPrimary: true, clientX: 100, clientY: 100 });
      fireEvent.pointerUp(stage, { button: 0, isPrimary: true, clientX: 100 + by, clientY: 100 });
    };
    press(40);
    await expect(canvas.queryByRole("button", { name: "Pause" })).toBeNull();
    press(1);
    await canvas.findByRole("button", { name: "Pause" });
    press(0);
    await canvas.findByRole("button", { name: "Play" });
  },
};

const unseen = setting({ failure: new Error("no WebGL") });
/** The song can be played by a press where no dancer can be shown, too. */
export const PressedWithoutDancer: Story = {
  tags: ["!dev", "!autodocs"],
  args: unseen.args,
  play: async ({ canvas }) => {
    const stage = await canvas.findByText("The dancer could not be shown", { exact: false });
    await canvas.findByRole("button", { name: "Play the dance" });
    fireEvent.pointerDown(stage, { button: 0, isPrimary: true, clientX: 100, clientY: 100 });
    fireEvent.pointerUp(stage, { button: 0, isPrimary: true, clientX: 100, clientY: 100 });
    await canvas.findByRole("button", { name: "Pause" });
  },
};

const elsewhere = setting();
/** In a page about other things a key is the player's only while the focus is in it. */
export const KeysInside: Story = {
  tags: ["!dev", "!autodocs"],
  args: elsewhere.args,
  render: (args) => (
    <>
      <button type="button">Elsewhere</button>
      <Player {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const start = await canvas.findByRole("button", { name: "Play the dance" });
    const other = canvas.getByRole("button", { name: "Elsewhere" });
    other.focus();
    await userEvent.keyboard("km");
    await expect(elsewhere.audio.paused).toBe(true);
    await expect(elsewhere.audio.muted).toBe(false);
    // The pressed button is gone, and the focus with it: keys still work for the player.
    await userEvent.click(start);
    await canvas.findByRole("button", { name: "Pause" });
    await userEvent.keyboard("m");
    await waitFor(() => expect(elsewhere.audio.muted).toBe(true));
    await userEvent.click(other);
    await userEvent.keyboard("k");
    await expect(elsewhere.audio.paused).toBe(false);
    canvas.getByRole("slider", { name: "Time in the song" }).focus();
    await userEvent.keyboard("k");
    await waitFor(() => expect(elsewhere.audio.paused).toBe(true));
  },
};

const keys = setting();
export const Keys: Story = {
  tags: ["!dev", "!autodocs"],
  args: { ...keys.args, keys: "page" },
  play: async ({ canvas }) => {
    const { audio } = keys;
    await canvas.findByRole("button", { name: "Play the dance" });
    await userEvent.keyboard("k");
    await canvas.findByRole("button", { name: "Pause" });
    await userEvent.keyboard("l");
    await expect(audio.currentTime).toBeGreaterThanOrEqual(10);
    await userEvent.keyboard("k");
    await canvas.findByRole("button", { name: "Play" });
    audio.currentTime = 10;
    await userEvent.keyboard("{ArrowLeft}");
    await expect(audio.currentTime).toBe(5);
    const slider = canvas.getByRole("slider", { name: "Time in the song" });
    // The bar counts from what it shows, which follows the audio a frame later.
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuenow", "5"));
    slider.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(audio.currentTime).toBe(6);
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuenow", "6"));
    await userEvent.keyboard("{End}{Home}m>");
    await expect(audio.currentTime).toBe(0);
    await expect(audio.muted).toBe(true);
    await expect(audio.playbackRate).toBe(1.25);
    await userEvent.keyboard("?");
    await expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toHaveTextContent(
      "10 seconds back",
    );
    await userEvent.keyboard("k");
    await expect(audio.paused).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
  },
};

const scrubbed = setting();
export const Scrubbed: Story = {
  tags: ["!dev", "!autodocs"],
  args: scrubbed.args,
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole("slider", { name: "Time in the song" });
    await canvas.findByRole("button", { name: "Play the dance" });
    const { left, top, width } = slider.getBoundingClientRect();
    // The bar ends at 97.5 %, so half of that is the middle of the song.
    fireEvent.pointerDown(slider, { button: 0, pointerId: 1, clientX: left + width * 0.4875, clientY: top + 4 });
    await expect(scrubbed.audio.currentTime).toBeCloseTo(26, 0);
  },
};

const blocked = setting({ refusal: "NotAllowedError" });
export const Blocked: Story = {
  args: blocked.args,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Play the dance" }));
    await canvas.findByText("Your browser waits for a click before it plays sound.");
  },
};

const failed = setting();
export const SongFailed: Story = {
  args: { ...failed.args, refresh: () => Promise.reject(new Error("offline")) },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Play the dance" });
    failed.audio.fire("error");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The song could not be played. Please try again.");
    await expect(canvas.getByRole("button", { name: "TRY AGAIN" })).toBeEnabled();
  },
};

const absent = setting({ failure: new Error("no WebGL") });
/** Without a dancer the song, the lyrics and the steps still play. */
export const NoDancer: Story = {
  args: absent.args,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The song and the steps still play.");
    await userEvent.click(await canvas.findByRole("button", { name: "Play" }));
    await canvas.findByRole("button", { name: "Pause" });
  },
};

const dressing = setting();

/** Another dancer, while the song stays where it is. */
export const ChoosingADancer: Story = {
  args: { ...dressing.args, defaultLook: "street" },
  beforeEach: forgetAvatar,
  render: Staged,
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole("button", { name: "Dancer" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(toggle);
    await userEvent.click(await canvas.findByRole("radio", { name: "Ballet dancer" }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Ballet dancer" })).toBeChecked());
    await userEvent.click(canvas.getByRole("radio", { name: "Sea" }));
    await waitFor(() => expect(dressing.avatar.looks).toEqual(["ballet/plum", "ballet/sea"]));
    await expect(dressing.built()).toBe(1);
  },
};

const strict = setting();
/** StrictMode mounts twice, yet one dancer is built; nothing is left when the player goes. */
export const Strict: Story = {
  tags: ["!dev", "!autodocs"],
  args: strict.args,
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Play the dance" });
    await expect(strict.built()).toBe(1);
    await expect(strict.avatar.disposed).toEqual([]);
  },
};

const real = setting();
const engines: DancerEngine[] = [];
/** The real dancer. Frames are asked for, not waited for: software rendering is slow. */
export const RealDancer: Story = {
  args: {
    ...real.args,
    createEngine: (canvas) => {
      const engine = new DancerEngine(canvas, { models: bakedDancer, look: "bharatanatyam", quality: "software" });
      engines.push(engine);
      return engine;
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: "Play the dance" });
    const engine = engines.at(-1);
    await engine?.refined;
    engine?.renderAt(9);
    const before = engine?.poseSnapshot().rightHand;
    engine?.renderAt(21);
    await expect(engine?.poseSnapshot().rightHand).not.toEqual(before);
    // She stands at this time from now on.
    await userEvent.click(canvas.getByRole("button", { name: "Play the dance" }));
    // By its key: drawing takes long, and the button may be out of sight by then.
    await userEvent.keyboard("k");
    await waitFor(() => expect(real.audio.paused).toBe(true));
    real.audio.currentTime = 21;
  },
};

const coming = setting();
/** The dancer and the song are on their way. */
export const Loading: Story = {
  args: { ...coming.args, createAudio: () => createFakeAudio(52) },
  tags: ["!test"],
};

const onPhone = setting();
export const OnPhone: Story = { args: onPhone.args, globals: { viewport: { value: "phone" } }, tags: ["!test"] };

const rightToLeft = setting();
/** Words begin at the right; the song runs from left to right. */
export const RightToLeft: Story = { args: rightToLeft.args, globals: { direction: "rtl" }, tags: ["!test"] };

const calm = setting();
/** The camera stands in front of the dancer, and nothing is animated but the dance. */
export const ReducedMotion: Story = {
  args: calm.args,
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Practice tools" }));
    await expect(canvas.getByRole("radio", { name: "Front" })).toBeChecked();
    await expect(canvas.queryByRole("radio", { name: "Automatic" })).toBeNull();
  },
};
