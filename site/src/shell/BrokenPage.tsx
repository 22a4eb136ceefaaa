import { TEXTS } from "@nataraj/sdk/contract";
import { Button, Page } from "@nataraj/ui";
import { useEffect } from "react";
import { useRouteError } from "react-router-dom";

/** Shown where a page could not be loaded or failed to draw. */
export function BrokenPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Page title={TEXTS.titles.error} width="form">
      <p>{TEXTS.dashboard.fetchFailed}</p>
      <p>
        <Button variant="primary" icon="restart" onClick={() => window.location.reload()}>
          TRY AGAIN
        </Button>
      </p>
    </Page>
  );
}
