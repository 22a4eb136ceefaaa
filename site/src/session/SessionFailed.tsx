import { Page, TryAgain } from "@nataraj/ui";
import { pageFailure } from "./page-failure.ts";

/** In the place of a page that needs to know who is here, where that could not be found out. */
export function SessionFailed({ title }: { title: string }) {
  // A browser may remember that a script could not be fetched: only a new page asks again in each of them.
  return (
    <Page title={title}>
      <TryAgain text={pageFailure()} onRetry={() => window.location.reload()} />
    </Page>
  );
}
