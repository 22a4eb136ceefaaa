import { provideBlogs } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { AlertDialog, BlogEntry, BlogIndex, Page, TryAgain, Waiting } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { useMemo } from "react";
import { useClient } from "../session/ClientProvider.tsx";

/** /blogs: every entry, the newest first. */
export function BlogsPage() {
  const client = useClient();
  const machine = useMemo(() => provideBlogs(client), [client]);
  const [state, send] = useMachine(machine);
  const { entries, notice } = state.context;
  const telling = state.matches("notifying");
  const loaded = state.matches("loaded");

  return (
    <Page title="Blogs" width="text">
      {state.matches("fetching") && <Waiting text={TEXTS.blogs.loading} tall />}
      {(telling || state.matches("failed")) && (
        <TryAgain text="The blogs could not be fetched." onRetry={() => send({ type: "RETRY" })} tall />
      )}
      {telling && notice && <AlertDialog {...notice} onDismiss={() => send({ type: "DISMISS" })} />}
      {loaded && entries.length === 0 && <p>There are no entries yet.</p>}
      {loaded && entries.length > 1 && <BlogIndex entries={entries} />}
      {loaded && entries.map(({ key, markdown }) => <BlogEntry key={key} name={key} markdown={markdown} />)}
    </Page>
  );
}
