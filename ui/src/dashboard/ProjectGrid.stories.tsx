import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ProjectGrid, ProjectGridWaiting } from "./ProjectGrid.tsx";
import { ProjectTile } from "./ProjectTile.tsx";
import { storyProject } from "./story-project.ts";

const meta: Meta<typeof ProjectGrid> = { title: "Dashboard/ProjectGrid", component: ProjectGrid };
export default meta;
type Story = StoryObj<typeof ProjectGrid>;

export const Three: Story = {
  args: {
    children: ["a", "b", "c"].map((letter) => (
      <li key={letter}>
        <ProjectTile
          project={storyProject({ projectID: letter, projectName: `dance ${letter}` })}
          href={`#${letter}`}
          onToggle={fn()}
          onShare={fn()}
          onRename={fn()}
          onDuplicate={fn()}
          onDelete={fn()}
        />
      </li>
    )),
  },
};
export const Waiting: Story = { render: () => <ProjectGridWaiting text="Loading your projects..." /> };
export const OnPhone: Story = { ...Three, globals: { viewport: { value: "phone" } }, tags: ["!test"] };
export const RightToLeft: Story = { ...Three, globals: { direction: "rtl" }, tags: ["!test"] };
