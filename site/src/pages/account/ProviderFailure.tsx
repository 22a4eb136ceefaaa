import { TEXTS } from "@nataraj/sdk/contract";
import { AlertDialog } from "@nataraj/ui";
import { useLocation, useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import type { ProviderReport } from "../../session/provider-report.ts";

const Failure = z.object({ providerFailed: z.string() });

/** What a login at a provider that came to nothing leaves in the history for the page that it began on. */
export function failureState(report: Exclude<ProviderReport, { outcome: "in" }>): z.infer<typeof Failure> {
  return { providerFailed: report.outcome === "refused" ? report.reason : TEXTS.account.socialFailed };
}

/** Says why a login at a provider came to nothing that left the page for it. */
export function ProviderFailure() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const failure = Failure.safeParse(state);
  if (!failure.success) return null;
  return (
    <AlertDialog
      title={TEXTS.titles.error}
      text={failure.data.providerFailed}
      onDismiss={() => navigate(pathname + search, { replace: true, state: null })}
    />
  );
}
