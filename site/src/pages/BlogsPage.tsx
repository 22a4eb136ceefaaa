import { parseBlogDate, TEXTS } from "@nataraj/sdk/contract";
import { AlertDialog, BlogEntry, Page, TryAgain, Waiting } from "@nataraj/ui";
import { useEffect, useState } from "react";
import { useClient } from "../session/ClientProvider.tsx";

type Blogs =
  | { status: "loading" }
  | { status: "failed"; read: boolean }
  | { status: "loaded"; entries: [string, string][] };

const timeOf = (key: string) => parseBlogDate(key)?.getTime() ?? 0;

/** /blogs: every entry, the newest first. */
export function BlogsPage() {
  const [tries, setTries] = useState(1);
  return (
    <Page title="Blogs" width="text">
      <Entries key={tries} onRetry={() => setTries(tries + 1)} />
    </Page>
  );
}

/** The entries, fetched once: another try is another one of these. */
function Entries({ onRetry }: { onRetry: () => void }) {
  const client = useClient();
  const [blogs, setBlogs] = useState<Blogs>({ status: "loading" });

  useEffect(() => {
    const leaving = new AbortController();
    client.blogs({ signal: leaving.signal }).then(
      (byKey) => {
        const entries = Object.entries(byKey).sort(([one], [other]) => timeOf(other) - timeOf(one));
        setBlogs({ status: "loaded", entries });
      },
      () => {
        if (!leaving.signal.aborted) setBlogs({ status: "failed", read: false });
      },
    );
    return () => leaving.abort();
  }, [client]);

  return (
    <>
      {blogs.status === "loading" && <Waiting text={TEXTS.blogs.loading} tall />}
      {blogs.status === "failed" && <TryAgain text="The blogs could not be fetched." onRetry={onRetry} />}
      {blogs.status === "failed" && !blogs.read && (
        <AlertDialog
          title={TEXTS.titles.error}
          text={TEXTS.blogs.failed}
          onRead={() => setBlogs({ status: "failed", read: true })}
        />
      )}
      {blogs.status === "loaded" && blogs.entries.length === 0 && <p>There are no entries yet.</p>}
      {blogs.status === "loaded" &&
        blogs.entries.map(([key, markdown]) => <BlogEntry key={key} name={key} markdown={markdown} />)}
    </>
  );
}
