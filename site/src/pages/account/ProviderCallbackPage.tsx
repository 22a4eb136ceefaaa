import "../../session/supertokens.ts";
import { PROVIDER_NAMES } from "@nataraj/sdk";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { signInAndUp } from "supertokens-auth-react/recipe/thirdparty";
import type { ProviderReport } from "../../session/provider-report.ts";
import { withAnswersAsErrors } from "../../session/site-auth.ts";
import { ProviderPage } from "./ProviderPage.tsx";

async function enter(provider: string): Promise<ProviderReport> {
  const name = Object.entries(PROVIDER_NAMES).find(([id]) => id === provider)?.[1] ?? "The provider";
  // RFC 6749, 4.1.2.1: the person, or the provider's rules, said no.
  if (new URLSearchParams(window.location.search).get("error") === "access_denied") {
    return { outcome: "refused", reason: `${name} was not allowed to log you in. Please try again.` };
  }
  const result = await withAnswersAsErrors(signInAndUp());
  if (result.status === "OK") return { outcome: "in", uid: result.user.id };
  if (result.status === "SIGN_IN_UP_NOT_ALLOWED") return { outcome: "refused", reason: result.reason };
  const reason = `${name} did not share your email address, which your account needs.`;
  return { outcome: "refused", reason };
}

/** A call that is made once, however often it is asked for. */
function once<T>(call: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= call();
    return answer;
  };
}

/** Back from Google or GitHub, in a window of its own or in the page's place. */
export function ProviderCallbackPage() {
  const { provider = "" } = useParams();
  // The provider's answer serves once, and StrictMode starts machines twice.
  const [logIn] = useState(() => once(() => enter(provider)));
  return <ProviderPage logIn={logIn} />;
}
