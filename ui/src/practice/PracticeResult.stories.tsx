import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PracticeResult } from "./PracticeResult.tsx";
import "./practice.css";
import { storyReport } from "./story-practice.ts";

const meta: Meta<typeof PracticeResult> = { title: "Practice/PracticeResult", component: PracticeResult };
export default meta;

export const WellDanced: StoryObj<typeof PracticeResult> = { args: { report: storyReport() } };

export const HangingArm: StoryObj<typeof PracticeResult> = {
  args: { report: storyReport({ hangs: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/hardly moved/)).not.toBeVisible();
    await userEvent.click(canvas.getByText("What to work on"));
    await expect(canvas.getByText("Your right hand hardly moved.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Overlay" }));
    await expect(canvas.getAllByRole("img")[0]).toHaveAccessibleName("You, drawn over the dancer");
  },
};

const report = storyReport();

export const BothSidesAlike: StoryObj<typeof PracticeResult> = {
  args: {
    report: { ...report, seen: 0.7, phrases: report.phrases.map((phrase) => ({ ...phrase, bothSidesAlike: true })) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("What to work on"));
    await expect(canvas.getByText(/looks the same from both sides/)).toBeVisible();
    await expect(canvas.getByText(/The camera saw you 70 % of the time/)).toBeVisible();
  },
};
