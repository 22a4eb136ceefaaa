import { beginTrim, changeTrim, type Trim, type TrimEvent } from "@nataraj/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { readSong } from "./read-song.ts";
import { mp3OfFrames, wavFile } from "./story-song.ts";
import { Trimmer, type TrimmerProps } from "./Trimmer.tsx";

function Owner({ onChange, onRead, ...props }: TrimmerProps) {
  const [trim, setTrim] = useState<Trim>();
  return (
    <Trimmer
      {...props}
      trim={trim}
      onRead={(duration) => {
        onRead(duration);
        setTrim(beginTrim(duration));
      }}
      onChange={(event: TrimEvent) => {
        onChange(event);
        setTrim((old) => old && changeTrim(old, event));
      }}
    />
  );
}

const meta: Meta<typeof Trimmer> = {
  title: "Trimmer/Trimmer",
  component: Trimmer,
  args: { file: wavFile(75), onChange: fn(), onRead: fn() },
  render: (args) => <Owner {...args} />,
};
export default meta;
type Story = StoryObj<typeof Trimmer>;

const ready = (element: HTMLElement) => within(element).findByRole("slider", { name: "Start" });

/** A song of 75 seconds: it begins with the longest part that a dance may take, on 'custom'. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    await expect(args.onRead).toHaveBeenCalledWith(75_000);
    await expect(canvas.getByText("Total Length: 60 seconds")).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "custom" })).toBeChecked();
  },
};

export const Presets: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const start = await ready(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "30 seconds" }));
    await expect(canvas.getByText("Total Length: 30 seconds")).toBeVisible();
    await expect(canvas.getByRole("slider", { name: "End" })).toHaveAttribute("aria-valuenow", "30");
    start.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByText("Total Length: 29.99 seconds")).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "custom" })).toBeChecked();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}{PageUp}");
    await expect(start).toHaveAttribute("aria-valuenow", "1.11");
    await userEvent.keyboard("{Home}");
    await expect(start).toHaveAttribute("aria-valuenow", "0");
  },
};

/** The part is moved as a whole in the overview: its length and its preset stay. */
export const MovingThePart: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "30 seconds" }));
    canvas.getByRole("slider", { name: "Selected part" }).focus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("slider", { name: "End" })).toHaveAttribute("aria-valuenow", "75");
    await expect(canvas.getByText("Total Length: 30 seconds")).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "30 seconds" })).toBeChecked();
  },
};

/** Drags by the mouse, at once: a handle that is held still for half a second moves finely. Pixels to the right. */
function dragBy(peaks: HTMLElement, at: MouseEventInit & { clientX: number }, ...ways: number[]): void {
  const send = (target: EventTarget, type: string, way: number) =>
    target.dispatchEvent(new MouseEvent(type, { ...at, clientX: at.clientX + way, bubbles: true }));
  send(peaks, "mousedown", 0);
  for (const way of ways) send(window, "mousemove", way);
  send(window, "mouseup", ways.at(-1) ?? 0);
}

/** Peaks draws and drags the handles; the sliders over them say where they are. */
export const DraggingAHandle: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    const end = canvas.getByRole("slider", { name: "End" });
    const peaks = canvasElement.querySelector(".nj-trimmer__near .konvajs-content") as HTMLElement;
    const seconds = () => Number(end.getAttribute("aria-valuenow"));
    /** Where the slider is, once Peaks has drawn the handle there: its pointer says so. */
    const grip = async () => {
      const middle = () => {
        const { left, width, top, height } = end.getBoundingClientRect();
        return { clientX: left + width / 2, clientY: top + height / 2, button: 0 };
      };
      await waitFor(async () => {
        await fireEvent.mouseMove(peaks, { clientX: 0, clientY: 0 });
        await fireEvent.mouseMove(peaks, middle());
        expect((peaks.parentElement as HTMLElement).style.cursor).toBe("ew-resize");
      });
      return middle();
    };
    const at = await grip();
    dragBy(peaks, at, -60, -100);
    await waitFor(() => expect(seconds()).toBeLessThan(60));
    const after = seconds();
    const there = await grip();
    await expect(there.clientX).toBeCloseTo(at.clientX - 100, -1);
    await fireEvent.mouseMove(window, at);
    await expect(seconds()).toBe(after);
    // Past the start it stops a second after it.
    dragBy(peaks, there, -500, -900, -2_000);
    await waitFor(() => expect(seconds()).toBe(1));
  },
};

/** In the overview the part is dragged as a whole: its length stays, and it does not leave the song. */
export const DraggingThePart: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "30 seconds" }));
    const part = canvas.getByRole("slider", { name: "Selected part" });
    // A pointer that does not exist cannot be captured.
    part.setPointerCapture = () => {};
    const { left, width } = part.getBoundingClientRect();
    const x = left + width / 2;
    await fireEvent.pointerDown(part, { clientX: x, button: 0, pointerId: 1 });
    await fireEvent.pointerMove(part, { clientX: x + 5_000, pointerId: 1 });
    await fireEvent.pointerUp(part, { pointerId: 1 });
    await waitFor(() => expect(part).toHaveAttribute("aria-valuenow", "45"));
    await expect(canvas.getByText("Total Length: 30 seconds")).toBeVisible();
    await fireEvent.pointerMove(part, { clientX: x, pointerId: 1 });
    await expect(part).toHaveAttribute("aria-valuenow", "45");
  },
};

export const PlayingThePart: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Play the selected part" }));
    const pause = await canvas.findByRole("button", { name: "Pause" });
    await userEvent.click(pause);
    await userEvent.click(await canvas.findByRole("button", { name: "Play the selected part" }));
    await canvas.findByRole("button", { name: "Pause" });
  },
};

/** Shorter than a preset: it cannot be chosen. */
export const ShortSong: Story = {
  args: { file: wavFile(12.345) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    await expect(canvas.getByRole("radio", { name: "30 seconds" })).toBeDisabled();
    await expect(canvas.getByText("Total Length: 12.345 seconds")).toBeVisible();
  },
};

export const TooLong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    canvas.getByRole("slider", { name: "End" }).focus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByText("Total Length: 75 seconds")).toBeVisible();
    await expect(canvas.getByText("a dance takes at most 1 minute")).toBeVisible();
  },
};

/** 18 s of MP3 whose first frames make browsers believe in 4 s. All of it can be trimmed and heard. */
export const EstimatedTooShort: Story = {
  tags: ["!dev", "!autodocs"],
  args: { file: mp3OfFrames([320, 100], [32, 600]) },
  play: async ({ canvasElement, args }) => {
    await ready(canvasElement);
    await expect(args.onRead).toHaveBeenCalledWith(18_285);
    const { audio } = await readSong(args.file, new Audio(), new AbortController().signal);
    const sought = new Promise((resolve) => audio.addEventListener("seeked", resolve, { once: true }));
    audio.currentTime = 12;
    await sought;
    await expect(audio.currentTime).toBe(12);
    URL.revokeObjectURL(audio.src);
  },
};

/** 65 s of MP3 whose first frames make browsers believe in more than ten minutes. It is drawn. */
export const EstimatedTooLong: Story = {
  tags: ["!dev", "!autodocs"],
  args: { file: mp3OfFrames([32, 50], [320, 2_440]) },
  play: async ({ canvasElement, args }) => {
    await ready(canvasElement);
    await expect(args.onRead).toHaveBeenCalledWith(65_044);
    await expect(within(canvasElement).queryByText(/so its waveform is not drawn/)).not.toBeInTheDocument();
  },
};

export const Disabled: Story = { args: { disabled: true } };
/** What is said of a typed time stands below it; both times stay in line. */
export const WrongTime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ready(canvasElement);
    const [from, to] = [canvas.getByRole("textbox", { name: "From" }), canvas.getByRole("textbox", { name: "To" })];
    const places = () => [from, to].map((field) => [field.getBoundingClientRect().x, field.getBoundingClientRect().y]);
    const before = places();
    await userEvent.clear(from);
    await userEvent.type(from, "soon{Enter}");
    await canvas.findByText(/Type a time/);
    await expect(places()).toEqual(before);
  },
};

/** Zoomed in, an end that is out of view is an arrow that leads to it, and no handle: the part does not end there. */
export const ZoomedIn: Story = {
  args: { file: wavFile(240) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const start = await ready(canvasElement);
    const grip = () => getComputedStyle(start.querySelector(".nj-trimmer__grip") as Element);
    for (let i = 0; i < 8; i++) await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
    await waitFor(() => expect(start.className).toContain("--outside"));
    await expect(start.className).toContain("--before");
    await expect(canvas.getByRole("slider", { name: "End" }).className).toContain("--after");
    await expect(grip().backgroundColor).toBe("rgba(0, 0, 0, 0)");
  },
};

export const LongSong: Story = { args: { file: wavFile(240) } };
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: "20rem" }}>{Story()}</div>],
};

/** Mounted twice and while it has no size, as tabs and StrictMode do: one waveform appears. */
export const HiddenAtFirst: Story = {
  tags: ["!dev", "!autodocs"],
  render: function Hidden(args) {
    const [shown, setShown] = useState(false);
    return (
      <StrictMode>
        <button type="button" onClick={() => setShown(true)}>
          show
        </button>
        <div style={{ display: shown ? "block" : "none" }}>
          <Owner {...args} />
        </div>
      </StrictMode>
    );
  },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onRead).toHaveBeenCalled());
    await userEvent.click(within(canvasElement).getByRole("button", { name: "show" }));
    await ready(canvasElement);
    // Peaks puts one stage into each of its two containers.
    await expect(canvasElement.querySelectorAll(".konvajs-content")).toHaveLength(2);
  },
};

export const InvalidType: Story = {
  args: { file: new File(["not music"], "notes.txt", { type: "text/plain" }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("Invalid file type");
  },
};

/** A text that is only named as if it were music. */
export const RenamedText: Story = {
  args: { file: new File(["this only says that it is music 🎵"], "notes.mp3", { type: "audio/mpeg" }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("Invalid file type");
  },
};

export const Unreadable: Story = {
  args: { file: new File([new Uint8Array([0xff, 0xfb, 0x90, 0, 1, 2, 3])], "broken.mp3", { type: "audio/mpeg" }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("could not be read as music");
  },
};

/** A song runs from left to right in every script; the words around it do not. */
export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
