import { profileMachine } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { AlertDialog, ConfirmDialog, Page, ProfileCard, SavedAvatars, TryAgain } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useClient } from "../../session/ClientProvider.tsx";
import { useSession } from "../../session/SessionProvider.tsx";
import { siteAuth } from "../../session/site-auth.ts";

/** /profile. Its guard has seen to it that there is a session. */
export function ProfilePage() {
  const { uid = "" } = useSession();
  const client = useClient();
  const navigate = useNavigate();
  const [state, send] = useMachine(profileMachine, { input: { client, uid } });
  const { user, notice, deletionFailed } = state.context;
  const deleted = state.matches("deleted");
  const failed = !user && state.matches({ ready: "idle" });

  useEffect(() => {
    if (!deleted) return;
    // The session went with the account; the SDK in this page has still to hear of it.
    Promise.resolve(navigate("/"))
      .then(() => siteAuth.signOut())
      .catch((error: unknown) => console.warn("Signing out failed.", error));
  }, [deleted, navigate]);

  return (
    <Page title="Profile">
      {failed && <TryAgain text={TEXTS.dashboard.fetchFailed} onRetry={() => send({ type: "RETRY" })} />}
      <div className="nj-profile" hidden={failed}>
        <ProfileCard
          user={user}
          uploading={state.matches({ ready: "uploading" })}
          deleting={deleted || state.matches({ ready: "deleting" })}
          deletionFailed={deletionFailed}
          onPicture={(file) => send({ type: "PICTURE", file })}
          onDelete={() => send({ type: "DELETE" })}
        />
        <SavedAvatars />
      </div>
      {state.matches({ ready: "telling" }) && notice && (
        <AlertDialog {...notice} onRead={() => send({ type: "READ" })} />
      )}
      {state.matches({ ready: "confirming" }) && (
        <ConfirmDialog
          text={TEXTS.account.deleteConfirm}
          onConfirm={() => send({ type: "CONFIRM" })}
          onCancel={() => send({ type: "CANCEL" })}
        />
      )}
    </Page>
  );
}
