import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { useStoryTrim } from "./story-part.ts";
import { WaveformEditor } from "./WaveformEditor.tsx";

function Part() {
  const story = useStoryTrim();
  return story ? <WaveformEditor {...story} /> : null;
}

const meta: Meta<typeof Part> = {
  title: "Trimmer/WaveformEditor (Peaks)",
  id: "trimmer-waveformeditor",
  component: Part,
};
export default meta;

export const ByKeys: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    const end = await canvas.findByRole("slider", { name: "End" });
    end.focus();
    await userEvent.keyboard("{PageDown}");
    await expect(end).toHaveAttribute("aria-valuenow", "39");
  },
};

/** Both ends can be typed; one that does not fit goes as far as it can. */
export const Typed: StoryObj<typeof Part> = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    const start = await canvas.findByRole("slider", { name: "Start" });
    const end = canvas.getByRole("slider", { name: "End" });
    const type = async (name: string, text: string) => {
      const field = canvas.getByRole("textbox", { name });
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
    };
    await type("To", "0:21.5");
    await waitFor(() => expect(end).toHaveAttribute("aria-valuetext", expect.stringContaining("21.5")));
    await type("From", "7");
    await waitFor(() => expect(Number(start.getAttribute("aria-valuenow"))).toBe(7));
    await type("To", "99:00");
    await waitFor(() => expect(end.getAttribute("aria-valuenow")).toBe(end.getAttribute("aria-valuemax")));
  },
};

/** The theme changes while the part does: the waveform is drawn anew, and nothing is lost. */
export const OtherTheme: StoryObj<typeof Part> = {
  tags: ["!dev", "!autodocs"],
  beforeEach: () => {
    const { njTheme } = document.documentElement.dataset;
    return () => {
      if (njTheme === undefined) delete document.documentElement.dataset.njTheme;
      else document.documentElement.dataset.njTheme = njTheme;
    };
  },
  play: async ({ canvas }) => {
    const start = await canvas.findByRole("slider", { name: "Start" });
    for (const theme of ["light", "dark"] as const) {
      const before = Number(start.getAttribute("aria-valuenow"));
      document.documentElement.dataset.njTheme = theme;
      // At once, so that one rendering has both changes.
      fireEvent.keyDown(canvas.getByRole("slider", { name: "Start" }), { key: "ArrowRight" });
      await waitFor(() =>
        expect(Number(canvas.getByRole("slider", { name: "Start" }).getAttribute("aria-valuenow"))).toBeGreaterThan(
          before,
        ),
      );
    }
  },
};
