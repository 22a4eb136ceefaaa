import { Page, Waiting } from "@nataraj/ui";

/** While a project is fetched, or the address is about to follow the flow. */
export function FlowWaiting() {
  return (
    <Page title="Your project" hideTitle>
      <Waiting text="Fetching your project..." tall />
    </Page>
  );
}
