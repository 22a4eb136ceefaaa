import { LoadingScreen, Page } from "@nataraj/ui";

/** /loading: the static progress screen. */
export function LoadingPage() {
  return (
    <Page title="Choreographing" hideTitle>
      <LoadingScreen />
    </Page>
  );
}
