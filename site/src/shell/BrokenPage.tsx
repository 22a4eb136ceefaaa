import { TEXTS } from "@nataraj/sdk/contract";
import { Button, MessagePage } from "@nataraj/ui";
import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { pageFailure } from "../session/page-failure.ts";

/** Shown where a page could not be loaded or failed to draw. The frame around pages stays, so that there are ways on. */
export function BrokenPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <MessagePage
      title={TEXTS.titles.error}
      text={pageFailure()}
      action={
        <Button variant="primary" size="large" icon="restart" onClick={() => window.location.reload()}>
          TRY AGAIN
        </Button>
      }
    />
  );
}
