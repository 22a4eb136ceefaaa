import { forgetUnsavedEdits, provideProfile } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { AlertDialog, ConfirmDialog, Page, ProfileCard, ProofDialog, SavedAvatars, TryAgain } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { keptDances } from "../../offline/kept-dances.ts";
import { reportStore } from "../../practice/report-store.ts";
import { useClient } from "../../session/ClientProvider.tsx";
import { useSession } from "../../session/SessionProvider.tsx";
import { siteAuth } from "../../session/site-auth.ts";
import { ChangePassword } from "./ChangePassword.tsx";
import { isFreshLogin } from "./fresh-login.ts";

/** /profile. Its guard has seen to it that there is a session. */
export function ProfilePage() {
  const { uid = "" } = useSession();
  const client = useClient();
  const navigate = useNavigate();
  const location = useLocation();
  const machine = useMemo(() => provideProfile(client, siteAuth), [client]);
  const [state, send] = useMachine(machine, {
    input: { uid, hasProven: isFreshLogin(location.state, uid) },
  });
  const { user, notice, deletionFailed, name, password, provider, proofError } = state.context;
  const deleted = state.matches("deleted");
  const failed = !user && state.matches({ ready: "idle" });

  useEffect(() => {
    if (!deleted) return;
    forgetUnsavedEdits(() => localStorage, state.context.uid);
    void reportStore.deleteAll(state.context.uid).catch(() => undefined);
    void keptDances.deleteAll().catch(() => undefined);
    // The session went with the account; the SDK in this page has still to hear of it.
    Promise.resolve(navigate("/"))
      .then(() => siteAuth.signOut())
      .catch((error: unknown) => console.warn("Signing out failed.", error));
  }, [deleted, navigate, state.context.uid]);

  const logins = user?.logins ?? ["password"];
  const naming = { ready: { naming: "notifying" } } as const;
  return (
    <Page title="Profile">
      {failed && <TryAgain text={TEXTS.dashboard.fetchFailed} onRetry={() => send({ type: "RETRY" })} />}
      <div className="nj-profile" hidden={failed}>
        <ProfileCard
          user={user}
          name={
            state.matches({ ready: "naming" })
              ? {
                  text: name,
                  saving: state.matches({ ready: { naming: "saving" } }),
                  onEdit: (text) => send({ type: "EDIT", name: text }),
                  onKeep: () => send({ type: "SUBMIT" }),
                  onCancel: () => send({ type: "CANCEL" }),
                }
              : undefined
          }
          onRename={() => send({ type: "RENAME" })}
          onPassword={logins.includes("password") ? () => send({ type: "CHANGE_PASSWORD" }) : undefined}
          uploading={state.matches({ ready: "uploading" })}
          deleting={deleted || state.matches({ ready: "deleting" })}
          deletionFailed={deletionFailed}
          onPicture={(file) => send({ type: "CHOOSE_PICTURE", file })}
          onDelete={() => send({ type: "DELETE" })}
        />
        <SavedAvatars />
      </div>
      {state.matches({ ready: "changingPassword" }) && <ChangePassword onClose={() => send({ type: "DISMISS" })} />}
      {(state.matches({ ready: "notifying" }) || state.matches(naming)) && notice && (
        <AlertDialog {...notice} onDismiss={() => send({ type: "DISMISS" })} />
      )}
      {state.matches({ ready: "confirming" }) && (
        <ConfirmDialog
          text={TEXTS.account.deleteConfirm}
          onConfirm={() => send({ type: "CONFIRM" })}
          onCancel={() => send({ type: "CANCEL" })}
        />
      )}
      {state.matches({ ready: "proving" }) && (
        <ProofDialog
          logins={logins}
          password={password}
          error={proofError}
          busy={
            state.matches({ ready: { proving: "signingIn" } })
              ? "password"
              : state.matches({ ready: { proving: "atProvider" } })
                ? provider
                : undefined
          }
          onEdit={(change) => send({ type: "EDIT", ...change })}
          onSubmit={() => send({ type: "SUBMIT" })}
          onProvider={(chosen) => send({ type: "CHOOSE_PROVIDER", provider: chosen })}
          onCancel={() => send({ type: "CANCEL" })}
        />
      )}
    </Page>
  );
}
