import { providePassword } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { AlertDialog, PasswordDialog } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { useMemo } from "react";
import { useClient } from "../../session/ClientProvider.tsx";

/** The dialog that changes the password, and then says so. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const machine = useMemo(() => providePassword(client), [client]);
  const [state, send] = useMachine(machine);
  const { old, next, confirmation, errors } = state.context;
  if (state.matches("changed")) {
    const text = "Your password has been changed. Please log in again in your other browsers.";
    return <AlertDialog title={TEXTS.titles.success} text={text} onDismiss={onClose} />;
  }
  return (
    <PasswordDialog
      {...{ old, next, confirmation, errors, onClose }}
      busy={state.matches("saving")}
      onEdit={(change) => send({ type: "EDIT", ...change })}
      onSubmit={() => send({ type: "SUBMIT" })}
    />
  );
}
