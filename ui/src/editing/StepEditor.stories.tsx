import { ConnectionError, MOVE_COUNT, PlayState, type Timeline } from "@nataraj/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Player } from "../player/Player.tsx";
import { StepEditor } from "./StepEditor.tsx";
import { type StoryDance, storyDance, useStoryEditor } from "./story-dance.ts";

function Preview({ project, uid, audio, avatar, client, playable }: StoryDance) {
  const editor = useStoryEditor({ client, project, uid, playable });
  return (
    <Player
      playable={playable}
      createAudio={() => audio}
      createEngine={avatar.create}
      refresh={async () => "fresh"}
      keys="page"
      steps={(player) => <StepEditor player={player} editor={editor} />}
    />
  );
}

const meta: Meta<typeof Preview> = { title: "Editing/StepEditor", component: Preview };
export default meta;
type Story = StoryObj<typeof Preview>;

async function openEditor(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole("button", { name: "EDIT THE DANCE" }));
  return within(await canvas.findByRole("region", { name: "Editor" }));
}
const stepOf = (canvas: ReturnType<typeof within>, name: RegExp) =>
  within(canvas.getByRole("region", { name: "Steps" })).getByRole("button", { name });

const swapping = storyDance();
/** A step is swapped: the dancer and 'Next step' follow at once, the song stands a moment before it; undo, redo; it saves itself. */
export const Swap: Story = {
  args: swapping,
  play: async ({ canvas }) => {
    const { audio, avatar, stored } = swapping;
    const editor = await openEditor(canvas);
    await expect(editor.getByText(/Choose a step on the timeline/)).toBeVisible();
    await userEvent.click(stepOf(canvas, /Turn left/));
    await expect(stepOf(canvas, /Turn left/)).toHaveAttribute("aria-pressed", "true");
    await expect(audio.currentTime).toBe(16);

    await userEvent.type(editor.getByRole("searchbox", { name: "Find a move" }), "moon");
    await userEvent.click(editor.getByRole("button", { name: /Do a moonwalk/ }));
    await canvas.findByText("Next step: Do a moonwalk");
    await expect(audio.currentTime).toBe(14.5);
    await expect(avatar.engine.messages.at(-1)?.[0]).toBe("timeline");
    await expect(stepOf(canvas, /Do a moonwalk/)).toHaveAttribute("aria-pressed", "true");
    // It may be saved by now.
    await expect(editor.getByText(/^(Saving…|Saved)$/)).toBeVisible();

    stepOf(canvas, /Do a moonwalk/).focus();
    await userEvent.keyboard("{Control>}z{/Control}");
    await canvas.findByText("Next step: Turn left");
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await canvas.findByText("Next step: Do a moonwalk");
    await editor.findByText("Saved");
    await expect(JSON.parse(stored.choreography)["16.00"].steps).toEqual([10, 4, 8]);
  },
};

const previewing = storyDance();
/** A move that is pointed at is danced on the stage in the step's place, until another one is or none. */
export const PreviewsMoves: Story = {
  tags: ["!dev", "!autodocs"],
  args: previewing,
  play: async ({ canvas }) => {
    const { engine } = previewing.avatar;
    const movesDanced = () => {
      const [, dance] = engine.messages.findLast(([message]) => message === "timeline") ?? [];
      return (dance as Timeline | undefined)?.segments.flatMap(({ steps }) => steps.map(({ move }) => move));
    };
    const editor = await openEditor(canvas);
    await userEvent.click(stepOf(canvas, /Turn left/));
    const before = movesDanced();
    const at = before?.indexOf(7) ?? -1;
    await userEvent.hover(editor.getByRole("button", { name: /Do a moonwalk/ }));
    await waitFor(() => expect(movesDanced()).toEqual(before?.with(at, 10)));
    await expect(engine.playStates.at(-1)).toBe(PlayState.play);
    // It goes round in its own time, wherever the song is.
    await waitFor(() => expect(engine.clock).toBeGreaterThan(16));
    await expect(engine.clock).toBeLessThan(20);
    await userEvent.unhover(editor.getByRole("button", { name: /Do a moonwalk/ }));
    await waitFor(() => expect(movesDanced()).toEqual(before));
    await expect(engine.playStates.at(-1)).toBe(PlayState.pause);
    await expect(engine.clock).toBe(16);
    editor.getByRole("button", { name: /Jump happily/ }).focus();
    await waitFor(() => expect(movesDanced()).toEqual(before?.with(at, 25)));
    // Nothing of it is in the dance.
    await expect(editor.queryByText("Saving…")).toBeNull();
  },
};

const searching = storyDance();
/** The list: what suits the segment's style comes first; the arrow keys go through it. */
export const Moves: Story = {
  args: searching,
  play: async ({ canvas }) => {
    const editor = await openEditor(canvas);
    await userEvent.click(stepOf(canvas, /Wave your hands/));
    const list = within(editor.getByRole("list", { name: "Moves" }));
    await expect(list.getAllByRole("button")).toHaveLength(MOVE_COUNT);
    await expect(list.getAllByRole("button")[0]).toHaveTextContent("suits Salsa");
    const search = editor.getByRole("searchbox", { name: "Find a move" });
    await userEvent.type(search, "jump");
    await expect(editor.getByText(/^\d moves$/)).toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(list.getAllByRole("button")[0]).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, "zzz");
    await expect(editor.getByText("No move has that name.")).toBeVisible();
    await userEvent.clear(search);
    await expect(list.getAllByRole("button")).toHaveLength(MOVE_COUNT);
  },
};

const regenerated = storyDance();
/** One segment is made anew: what is not saved is saved first, the others stay; it can be taken back. */
export const RegenerateSection: Story = {
  args: regenerated,
  play: async ({ canvas }) => {
    const editor = await openEditor(canvas);
    await userEvent.click(stepOf(canvas, /Wave your hands/));
    await userEvent.click(editor.getByRole("button", { name: "REGENERATE THIS SECTION" }));
    const bar = await editor.findByRole("progressbar", { name: "Progress of the new dance" });
    await waitFor(() => expect(bar).toHaveAttribute("aria-valuenow", "80"));
    regenerated.finish();
    await waitFor(() => expect(canvas.queryByRole("progressbar")).toBeNull());
    const salsas = () =>
      within(canvas.getByRole("region", { name: "Steps" })).queryAllByRole("button", {
        name: /Perform the Salsa dance/,
      });
    await waitFor(() => expect(salsas()).toHaveLength(2));
    await expect(stepOf(canvas, /Turn left/)).toBeVisible();
    await userEvent.click(editor.getByRole("button", { name: "Undo" }));
    await expect(stepOf(canvas, /Wave your hands/)).toBeVisible();
    await waitFor(() => expect(JSON.parse(regenerated.stored.choreography)["8.00"].steps).toEqual([19, 1]));
    await editor.findByText("Saved");
    await userEvent.click(editor.getByRole("button", { name: "Redo" }));
    await waitFor(() => expect(salsas()).toHaveLength(2));
  },
};

const beats = storyDance();
export const Beats: Story = {
  args: beats,
  play: async ({ canvas }) => {
    const editor = await openEditor(canvas);
    await userEvent.click(editor.getByRole("button", { name: "FIX THE BEATS" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Are the beats wrong?" }));
    await expect(dialog.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.click(dialog.getByRole("button", { name: /Too fast/ }));
    await editor.findByRole("progressbar");
    beats.finish();
    await waitFor(() => expect(canvas.queryByRole("progressbar")).toBeNull());
    await userEvent.click(editor.getByRole("button", { name: "FIX THE BEATS" }));
    await screen.findByRole("dialog", { name: "Are the beats wrong?" });
  },
};

const conflict = storyDance();
/** Saved elsewhere meanwhile: the edit is kept, and saved over what is there when that is wished. */
export const Conflict: Story = {
  args: conflict,
  play: async ({ canvas }) => {
    const editor = await openEditor(canvas);
    await userEvent.click(stepOf(canvas, /Turn left/));
    conflict.stored.version = 5;
    conflict.stored.choreography = "{}";
    await userEvent.click(editor.getByRole("button", { name: /Jump happily/ }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Changed elsewhere" }));
    await userEvent.click(dialog.getByRole("button", { name: "SAVE MINE" }));
    await editor.findByText("Saved");
    await expect(conflict.stored.version).toBe(6);
    await expect(stepOf(canvas, /Jump happily/)).toBeVisible();
    conflict.stored.version = 9;
    conflict.stored.choreography = "{}";
    await userEvent.click(editor.getByRole("button", { name: /Do a moonwalk/ }));
    await screen.findByRole("alertdialog", { name: "Changed elsewhere" });
  },
};

const away = storyDance();
const { saveChoreography } = away.client;
let isAway = false;
away.client.saveChoreography = async (...call) => {
  if (isAway) throw new ConnectionError();
  return saveChoreography(...call);
};
/** The server is away: it is said in a sentence, the edit stays, also when the editor is shut, and is saved later. */
export const ServerAway: Story = {
  args: away,
  play: async ({ canvas }) => {
    isAway = true;
    const editor = await openEditor(canvas);
    await userEvent.click(stepOf(canvas, /Turn left/));
    await userEvent.click(editor.getByRole("button", { name: /Jump happily/ }));
    await expect(await editor.findByText(/Not saved, trying again/)).toHaveTextContent(
      "The server could not be reached. Please check your connection and try again.",
    );
    await userEvent.click(editor.getByRole("button", { name: "DONE" }));
    await canvas.findByRole("button", { name: "EDIT THE DANCE" });
    await expect(stepOf(canvas, /Jump happily/)).toBeVisible();
    isAway = false;
    await userEvent.click(canvas.getByRole("button", { name: "TRY AGAIN" }));
    await waitFor(() => expect(canvas.queryByText(/Not saved/)).toBeNull());
    await expect(away.stored.version).toBe(2);
    isAway = true;
    const again = await openEditor(canvas);
    await userEvent.click(stepOf(canvas, /Jump happily/));
    await userEvent.click(again.getByRole("button", { name: /Do a moonwalk/ }));
    await again.findByText(/Not saved, trying again/);
  },
};

const joining = storyDance({ generating: true });
/** The page was opened while a new dance is made: its progress is joined. */
export const Joining: Story = {
  args: joining,
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("progressbar", { name: "Progress of the new dance" });
    await waitFor(() => expect(bar).toHaveAttribute("aria-valuenow", "80"));
  },
};

const visiting = storyDance({ uid: "someone else" });
/** Others see nothing of it. */
export const Visitor: Story = {
  args: visiting,
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Play the dance" });
    await expect(canvas.queryByRole("button", { name: "EDIT THE DANCE" })).toBeNull();
    await userEvent.click(stepOf(canvas, /Turn left/));
    await expect(stepOf(canvas, /Turn left/)).not.toHaveAttribute("aria-pressed");
  },
};

const phone = storyDance();
export const Phone: Story = {
  args: phone,
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas, canvasElement }) => {
    const editor = await openEditor(canvas);
    await userEvent.click(stepOf(canvas, /Turn left/));
    await expect(editor.getByRole("button", { name: "DONE" })).toBeVisible();
    // No navigation bar stands here: the stage stays at the very top.
    const view = canvasElement.querySelector(".nj-player__view") as HTMLElement;
    await expect(getComputedStyle(view).top).toBe("0px");
    await expect(within(view).getByRole("button", { name: "Play" })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const refused = storyDance();
refused.client.saveChoreography = async () => {
  throw new ConnectionError();
};
/** On a phone the bar scrolls away under the stage; that the dance is not saved stays in sight. */
export const NotSavedOnPhone: Story = {
  args: refused,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const editor = await openEditor(canvas);
    await userEvent.click(stepOf(canvas, /Turn left/));
    await userEvent.click(editor.getByRole("button", { name: /Jump happily/ }));
    const state = await editor.findByText(/Not saved/);
    for (const share of [0.5, 1]) {
      window.scrollTo(0, share * document.documentElement.scrollHeight);
      await waitFor(() => {
        const { left, top, bottom } = state.getBoundingClientRect();
        const shown = document.elementFromPoint(left + 4, (top + bottom) / 2);
        return expect(state.contains(shown)).toBe(true);
      });
    }
  },
};

const mirrored = storyDance();
/** The words of the editor begin at the right; the dance runs from left to right, as its music does. */
export const RightToLeft: Story = {
  args: mirrored,
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await openEditor(canvas);
    await userEvent.click(stepOf(canvas, /Turn left/));
  },
  tags: ["!test"],
};
