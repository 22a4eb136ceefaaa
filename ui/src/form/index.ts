/** Fields of forms. */

export * from "./PasswordField.tsx";
export * from "./TextField.tsx";
