import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { DialogProvider, type Dialogs, useDialogs } from "./DialogProvider.tsx";

function Opener({ label, ask }: { label: string; ask: (dialogs: Dialogs) => Promise<unknown> }) {
  const dialogs = useDialogs();
  const [answer, setAnswer] = useState("none");
  return (
    <>
      <Button onClick={async () => setAnswer(String(await ask(dialogs)))}>{label}</Button>
      <output>{answer}</output>
    </>
  );
}

const meta: Meta<typeof Opener> = {
  title: "Dialog/DialogProvider",
  component: Opener,
  decorators: [
    (Story) => (
      <DialogProvider>
        <Story />
      </DialogProvider>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Opener>;

const gone = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

export const Alert: Story = {
  args: { label: "ask", ask: (dialogs) => dialogs.alert({ title: "Error!", text: "Network Error" }) },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button");
    await userEvent.click(opener);
    await expect(await screen.findByRole("alertdialog", { name: "Error!" })).toHaveTextContent("Network Error");
    const okay = screen.getByRole("button", { name: "okay" });
    await waitFor(() => expect(okay).toHaveFocus());
    await userEvent.click(okay);
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole("alertdialog", { name: "Error!" });
  },
};

/** The question stays open; the answers are tried before. */
export const Confirm: Story = {
  args: {
    label: "ask",
    ask: (dialogs) => dialogs.confirm({ title: "Are you sure?", text: "It will no longer be available." }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole("button");
    const said = () => canvas.getByRole("status");
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: "okay" }));
    await waitFor(() => expect(said()).toHaveTextContent("true"));
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: "cancel" }));
    await waitFor(() => expect(said()).toHaveTextContent("false"));
    await userEvent.click(opener);
    await screen.findByRole("alertdialog", { name: "Are you sure?" });
  },
};

/** Two asked for at once are shown one after the other; in the picture the second one is. */
export const Queue: Story = {
  args: {
    label: "ask",
    ask: (dialogs) => Promise.all([dialogs.alert({ text: "first" }), dialogs.alert({ text: "second" })]),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent("first");
    await userEvent.click(screen.getByRole("button", { name: "okay" }));
    await waitFor(() => expect(screen.getByRole("alertdialog")).toHaveTextContent("second"));
    await userEvent.click(screen.getByRole("button", { name: "okay" }));
    await gone();
    await userEvent.click(within(canvasElement).getByRole("button"));
    await userEvent.click(await screen.findByRole("button", { name: "okay" }));
    await waitFor(() => expect(screen.getByRole("alertdialog")).toHaveTextContent("second"));
  },
};

export const OwnContent: Story = {
  args: {
    label: "share",
    ask: (dialogs) =>
      dialogs.open<string>({
        title: "Share",
        render: (close) => <Button onClick={() => close("copied")}>COPY LINK</Button>,
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(await screen.findByRole("button", { name: "COPY LINK" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("copied"));
    await userEvent.click(canvas.getByRole("button", { name: "share" }));
    await screen.findByRole("dialog", { name: "Share" });
  },
};
