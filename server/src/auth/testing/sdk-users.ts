import EmailPassword from "supertokens-node/recipe/emailpassword/index.js";
import ThirdParty from "supertokens-node/recipe/thirdparty/index.js";
import { PASSWORD } from "./auth-testbed.ts";

/** Signs somebody up by the SDK. */
export async function signUp(email: string, tenant = "public") {
  const answer = await EmailPassword.signUp(tenant, email, PASSWORD);
  if (answer.status !== "OK") throw new Error(answer.status);
  return answer;
}

/** Logs somebody in at Google by the SDK. */
export async function atGoogle(id: string, email: string) {
  const answer = await ThirdParty.manuallyCreateOrUpdateUser("public", "google", id, email, true);
  if (answer.status !== "OK") throw new Error(answer.status);
  return answer;
}
