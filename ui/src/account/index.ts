/**
 * Signing up and in, the profile, passwords, saved avatars.
 * @example
 * ```tsx
 * import { LoginForm } from "@nataraj/ui/account";
 * import { useState } from "react";
 *
 * export function Login({ onSubmit }: { onSubmit: (email: string, password: string) => void }) {
 *   const [details, setDetails] = useState({ email: "", password: "" });
 *   return (
 *     <LoginForm
 *       {...details}
 *       onEdit={(change) => setDetails({ ...details, ...change })}
 *       onSubmit={() => onSubmit(details.email, details.password)}
 *       onProvider={(provider) => console.log(provider)}
 *     />
 *   );
 * }
 * ```
 */

export * from "./LoginForm.tsx";
export * from "./OnboardingForm.tsx";
export * from "./PasswordDialog.tsx";
export * from "./ProfileCard.tsx";
export * from "./ProofDialog.tsx";
export * from "./SavedAvatars.tsx";
export * from "./SessionEndedDialog.tsx";
export * from "./SignupForm.tsx";
