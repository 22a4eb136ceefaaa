import "./supertokens.ts";
import { type AuthProvider, AuthRefusal, type Credentials, connectionErrorOf, errorOfAnswer } from "@nataraj/sdk";
import { signIn, signUp } from "supertokens-auth-react/recipe/emailpassword";
import Session from "supertokens-auth-react/recipe/session";
import { signInAtProvider } from "./provider-window.ts";

const formFields = ({ email, password }: Credentials) => [
  { id: "email", value: email },
  { id: "password", value: password },
];

/** The SDK throws the answer itself where it is no answer of its protocol, for instance a 429. */
export async function withAnswersAsErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Response)) throw connectionErrorOf(error);
    throw errorOfAnswer(error.status, await error.text().catch(() => ""));
  }
}

function refusalOf(answer: { status: string; reason?: string; formFields?: { id: string; error: string }[] }) {
  return new AuthRefusal({
    fields: Object.fromEntries((answer.formFields ?? []).map(({ id, error }) => [id, error])),
    reason: answer.reason,
  });
}

/** Accounts and sessions of this site, kept by SuperTokens. */
export const siteAuth: AuthProvider = {
  async signUp(credentials) {
    const answer = await withAnswersAsErrors(signUp({ formFields: formFields(credentials) }));
    if (answer.status !== "OK") throw refusalOf(answer);
    return answer.user.id;
  },
  async signIn(credentials) {
    const answer = await withAnswersAsErrors(signIn({ formFields: formFields(credentials) }));
    if (answer.status !== "OK") throw refusalOf(answer);
    return answer.user.id;
  },
  signInWith: signInAtProvider,
  signOut: () => withAnswersAsErrors(Session.signOut()),
};
