import SuperTokens from "supertokens-auth-react";
import EmailPassword from "supertokens-auth-react/recipe/emailpassword";
import Session from "supertokens-auth-react/recipe/session";
import ThirdParty, { Github, Google } from "supertokens-auth-react/recipe/thirdparty";

/** Starts the auth SDK with pages of our own. From here on it looks after the session of every `fetch` to this origin. */
export function startSuperTokens(): void {
  SuperTokens.init({
    appInfo: {
      appName: "Nataraj",
      apiDomain: window.location.origin,
      websiteDomain: window.location.origin,
      apiBasePath: "/api/auth",
    },
    disableAuthRoute: true,
    recipeList: [
      EmailPassword.init(),
      ThirdParty.init({ signInAndUpFeature: { providers: [Google.init(), Github.init()] } }),
      Session.init(),
    ],
  });
}
