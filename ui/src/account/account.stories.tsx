import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { LoginForm } from "./LoginForm.tsx";
import { OnboardingForm } from "./OnboardingForm.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import { SavedAvatars } from "./SavedAvatars.tsx";
import { SignupForm } from "./SignupForm.tsx";

const meta: Meta = { title: "Account" };
export default meta;
type Story = StoryObj;

const edits = { onEdit: fn(), onSubmit: fn(), onProvider: fn() };
const login = { email: "meera@example.org", password: "secret123", ...edits };
const signup = { ...login, confirmation: "secret123" };
const profile = {
  user: { uid: "1", displayName: "Meera Krishnan", email: "meera@example.org", photoURL: null },
  onPicture: fn(),
  onDelete: fn(),
};

export const Login: Story = {
  render: () => <LoginForm {...login} passwordReset />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Password"), "{Enter}");
    await expect(edits.onSubmit).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Login with GitHub" }));
    await expect(edits.onProvider).toHaveBeenCalledWith("github");
    await expect(canvas.getByRole("link", { name: "TRYING FOR FIRST TIME? SIGNUP" })).toBeVisible();
  },
};
export const LoggingIn: Story = {
  render: () => <LoginForm {...login} busy="email" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("logging you in");
  },
};
export const AtProvider: Story = { render: () => <LoginForm {...login} busy="google" /> };
export const Signup: Story = {
  render: () => <SignupForm {...signup} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "Signup with Google" })).toBeEnabled();
    await expect(canvas.getByRole("link", { name: "ALREADY A USER? LOGIN" })).toBeVisible();
  },
};
export const SignupRefused: Story = {
  render: () => <SignupForm {...signup} fields={{ email: "This email already exists. Please sign in instead." }} />,
};
export const Onboarding: Story = { render: () => <OnboardingForm name="Meera" {...edits} /> };
export const OnboardingBusy: Story = { render: () => <OnboardingForm name="Meera" {...edits} busy /> };
export const Profile: Story = {
  render: () => (
    <div className="nj-profile">
      <ProfileCard {...profile} />
      <SavedAvatars />
    </div>
  ),
};
export const ProfileLoading: Story = { render: () => <ProfileCard {...profile} user={undefined} /> };
export const ProfileBusy: Story = { render: () => <ProfileCard {...profile} uploading deletionFailed /> };
