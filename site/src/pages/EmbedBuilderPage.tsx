import { NatarajPlayer, type NatarajPlayerAttributes } from "@nataraj/player/react";
import { DEMO_PROJECT_ID } from "@nataraj/sdk/contract";
import { type EmbedAttributes, EmbedBuilder, Page, type PinnedScript } from "@nataraj/ui";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * The element as the code makes it: another one for other attributes, some of which it reads at its beginning only. Until a
 * project is chosen, the demo shows what the other choices do.
 */
const preview = ({ project, ...others }: EmbedAttributes) => {
  const attributes = { project: project || DEMO_PROJECT_ID, ...others };
  const written = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ""));
  return <NatarajPlayer key={JSON.stringify(written)} {...(written as unknown as NatarajPlayerAttributes)} />;
};

/** The script of this site's version; undefined in development, where nothing is built. */
function usePinnedScript(): PinnedScript | undefined {
  const [pinned, setPinned] = useState<PinnedScript>();
  useEffect(() => {
    const left = new AbortController();
    fetch("/embed.json", { signal: left.signal })
      .then((answer) => answer.json())
      .then(setPinned)
      // Without it there is one choice less.
      .catch(() => undefined);
    return () => left.abort();
  }, []);
  return pinned;
}

/** `/docs/player`: where a site owner builds the code that shows a dance. The guides are files, which the router knows not. */
export function EmbedBuilderPage() {
  const [query] = useSearchParams();
  return (
    <Page
      title="A dance on your page"
      lead={
        <>
          Choose how it is shown, and put the code into your page. <a href="/docs/embedding">The guide</a> has the
          attributes, methods and events, and <a href="/docs">the documentation</a> what else you can build.
        </>
      }
    >
      <EmbedBuilder
        origin={location.origin}
        projectID={query.get("project") ?? ""}
        pinned={usePinnedScript()}
        preview={preview}
      />
    </Page>
  );
}
