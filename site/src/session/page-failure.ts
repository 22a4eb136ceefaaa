import { TEXTS } from "@nataraj/sdk/contract";

/** Browsers that block a site's cookies throw where it so much as looks at its storage. The auth SDK cannot do without. */
function isStorageBlocked(): boolean {
  try {
    return window.localStorage === null;
  } catch {
    return true;
  }
}

/** What to say where a page could not be loaded. */
export function pageFailure(): string {
  return isStorageBlocked() ? TEXTS.account.storageBlocked : TEXTS.dashboard.fetchFailed;
}
