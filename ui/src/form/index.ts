/**
 * Fields of forms.
 * @example
 * ```tsx
 * import { TextField } from "@nataraj/ui/form";
 * import { useState } from "react";
 *
 * export function NameField() {
 *   const [name, setName] = useState("Brave Peacock");
 *   return <TextField label="Name" value={name} onChange={setName} hint="At most 60 letters." />;
 * }
 * ```
 */

export * from "./PasswordField.tsx";
export * from "./TextField.tsx";
