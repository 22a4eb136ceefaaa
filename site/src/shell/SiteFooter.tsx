import { provideContact } from "@nataraj/sdk";
import { AlertDialog, ContactForm, Footer } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { useClient } from "../session/ClientProvider.tsx";
import { useSettings } from "../settings/SettingsProvider.tsx";

/** The foot of public pages with its contact form at work. */
export function SiteFooter() {
  const client = useClient();
  const settings = useSettings();
  const [state, send] = useMachine(provideContact(client));
  const { email, text, notice } = state.context;

  return (
    <>
      <Footer
        profiles={settings?.profileLinks}
        contact={
          <ContactForm
            email={email}
            text={text}
            sending={state.matches("sending")}
            onEdit={(change) => send({ type: "EDIT", ...change })}
            onSend={() => send({ type: "SEND" })}
          />
        }
      />
      {state.matches("notifying") && notice && <AlertDialog {...notice} onDismiss={() => send({ type: "DISMISS" })} />}
    </>
  );
}
