import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { AvatarChoice } from "./AvatarChoice.tsx";
import { ChosenMusic } from "./ChosenMusic.tsx";
import { FlowActions } from "./FlowActions.tsx";
import { Generating } from "./Generating.tsx";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { SettingAudio } from "./SettingAudio.tsx";
import { Steps } from "./Steps.tsx";

const meta: Meta = { title: "Create/Steps" };
export default meta;
type Story = StoryObj;

export const AtTheStart: Story = { render: () => <Steps current="Music" /> };
export const AtTheEnd: Story = { render: () => <Steps current="Avatar" /> };
export const Chosen: Story = { render: () => <ChosenMusic fileName="Marigold Morning.mp3" thumbnail={0} /> };
export const ChosenWithALongName: Story = {
  render: () => <ChosenMusic fileName={`${"rehearsal_".repeat(14)}.flac`} thumbnail={4} />,
};

const saving = fn();
export const Avatar: StoryObj = {
  render: () => <AvatarChoice onSave={saving} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "SAVE AVATAR IN PREFERENCES" }));
    await expect(saving).toHaveBeenCalled();
  },
};

export const Actions: Story = { render: () => <FlowActions onBack={fn()} onNext={fn()} /> };
export const ActionsWithNothingChosen: Story = {
  render: () => <FlowActions onBack={fn()} onNext={fn()} nextDisabled />,
};
const pressed = fn();
/** A press while something is under way does nothing. */
export const ActionsBusy: Story = {
  render: () => (
    <FlowActions onBack={pressed} onNext={pressed} busy>
      <SettingAudio uploaded={0.62} />
    </FlowActions>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("setting audio...")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "NEXT" }));
    await expect(pressed).not.toHaveBeenCalled();
  },
};

export const GenerationBegins: Story = { render: () => <Generating progress={undefined} /> };
export const GenerationListens: Story = {
  render: () => <Generating progress={{ stage: "listening", progress: 0.42 }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(
        "Generating your choreography... You can stay here or go back to dashboard to see your completed project once done",
      ),
    ).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "42");
  },
};
export const Loading: Story = {
  render: () => <LoadingScreen />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("14%")).toBeVisible();
    await expect(within(canvasElement).getByText("choreographing the best dance for you")).toBeVisible();
  },
};
