import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContactForm } from "../contact/ContactForm.tsx";
import { Footer } from "./Footer.tsx";

const meta: Meta<typeof Footer> = {
  title: "Navigation/Footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: { contact: <ContactForm email="" text="" onEdit={() => {}} onSend={() => {}} /> },
};
export default meta;
type Story = StoryObj<typeof Footer>;

export const WithProfiles: Story = { args: { profiles: [{ label: "Meera", url: "https://example.org/meera" }] } };
export const WithoutProfiles: Story = { args: { profiles: [] } };
export const OnPhone: Story = {
  args: WithProfiles.args ?? {},
  globals: { viewport: { value: "phone" } },
  tags: ["!test"],
};
export const RightToLeft: Story = { args: WithProfiles.args ?? {}, globals: { direction: "rtl" }, tags: ["!test"] };
