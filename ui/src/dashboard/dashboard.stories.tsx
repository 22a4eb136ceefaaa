import type { ProjectSummary } from "@nataraj/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { EmptyDashboard } from "./EmptyDashboard.tsx";
import { ProjectGrid, ProjectGridWaiting } from "./ProjectGrid.tsx";
import { ProjectTile } from "./ProjectTile.tsx";

const meta: Meta = { title: "Dashboard" };
export default meta;
type Story = StoryObj;

const acts = { onToggle: fn(), onShare: fn(), onDelete: fn() };
const project = (change: Partial<ProjectSummary> = {}): ProjectSummary => ({
  projectID: "0f".repeat(16),
  projectName: "gentle peacock",
  duration: 59.987,
  visibility: "private",
  checkpoint: 3,
  generating: false,
  ...change,
});
const tile = (change?: Partial<ProjectSummary>, disabled?: boolean) => (
  <div style={{ maxWidth: "20rem" }}>
    <ProjectTile project={project(change)} href="#project" disabled={disabled} {...acts} />
  </div>
);

export const Private: Story = {
  render: () => tile(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("59.98 seconds")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Make gentle peacock public" }));
    await expect(acts.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Delete gentle peacock" }));
    await expect(acts.onDelete).toHaveBeenCalledOnce();
  },
};
export const Public: Story = { render: () => tile({ visibility: "public" }) };
export const Draft: Story = { render: () => tile({ checkpoint: 1, duration: 12 }) };
export const Generating: Story = { render: () => tile({ checkpoint: 2, generating: true }) };
export const LongName: Story = { render: () => tile({ projectName: "incomprehensibilities".repeat(4) }) };
export const Disabled: Story = { render: () => tile({}, true) };
export const Grid: Story = {
  render: () => (
    <ProjectGrid>
      {["a", "b", "c"].map((letter) => (
        <li key={letter}>
          <ProjectTile
            project={project({ projectID: letter, projectName: `dance ${letter}` })}
            href={`#${letter}`}
            {...acts}
          />
        </li>
      ))}
    </ProjectGrid>
  ),
};
export const WaitingForProjects: Story = { render: () => <ProjectGridWaiting text="Loading your projects..." /> };
export const Empty: Story = {
  render: () => <EmptyDashboard onCreate={fn()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "OOPS, NO PROJECTS YET" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "CREATE ONE NOW" })).toBeVisible();
  },
};
