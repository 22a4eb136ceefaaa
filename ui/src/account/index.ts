/** Signing up and in, the profile, passwords, saved avatars. */

export * from "./LoginForm.tsx";
export * from "./OnboardingForm.tsx";
export * from "./PasswordDialog.tsx";
export * from "./ProfileCard.tsx";
export * from "./ProofDialog.tsx";
export * from "./SavedAvatars.tsx";
export * from "./SessionEndedDialog.tsx";
export * from "./SignupForm.tsx";
