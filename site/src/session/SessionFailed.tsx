import { TEXTS } from "@nataraj/sdk/contract";
import { Page, TryAgain } from "@nataraj/ui";

/** In the place of a page that needs to know who is here, where that could not be found out. */
export function SessionFailed({ title }: { title: string }) {
  // A browser may remember that a script could not be fetched: only a new page asks again in each of them.
  return (
    <Page title={title}>
      <TryAgain text={TEXTS.dashboard.fetchFailed} onRetry={() => window.location.reload()} />
    </Page>
  );
}
