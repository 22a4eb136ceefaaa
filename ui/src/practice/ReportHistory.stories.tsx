import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import "./practice.css";
import { ReportHistory } from "./ReportHistory.tsx";
import { storyReport } from "./story-practice.ts";

const meta: Meta<typeof ReportHistory> = {
  title: "Practice/ReportHistory",
  component: ReportHistory,
  args: {
    reports: [storyReport({ hangs: true }), storyReport({ day: 2 })],
    onDelete: fn(),
    onDeleteAll: fn(),
    onDownload: fn(),
    onPrint: fn(),
  },
};
export default meta;

export const Progress: StoryObj<typeof ReportHistory> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Best 100 %, up \d+ % since the first time$/)).toBeVisible();
    const [first] = canvas.getAllByRole("button", { name: "Delete this report" });
    await userEvent.click(first as HTMLElement);
    await expect(args.onDelete).toHaveBeenCalledWith(args.reports[0]);
  },
};

export const None: StoryObj<typeof ReportHistory> = { args: { reports: [] } };

export const One: StoryObj<typeof ReportHistory> = { args: { reports: [storyReport()] }, tags: ["!test"] };
export const LongText: StoryObj<typeof ReportHistory> = {
  args: { reports: [{ ...storyReport(), projectName: "incomprehensibilities".repeat(4) }] },
  tags: ["!test"],
};
