import SuperTokens from "supertokens-auth-react";
import EmailPassword from "supertokens-auth-react/recipe/emailpassword";
import Session from "supertokens-auth-react/recipe/session";
import ThirdParty, { Github, Google } from "supertokens-auth-react/recipe/thirdparty";
import { prefixCookies } from "./front-token.ts";
import { announceSessionNews } from "./session-news.ts";

/**
 * Importing this starts the auth SDK, with pages of our own. From then on it looks after the session of every
 * `fetch` to this origin. It is most of what the site weighs, so public pages do without it until they stand.
 */
SuperTokens.init({
  appInfo: {
    appName: "Nataraj",
    apiDomain: window.location.origin,
    websiteDomain: window.location.origin,
    apiBasePath: "/api/auth",
  },
  disableAuthRoute: true,
  cookieHandler: prefixCookies,
  recipeList: [
    EmailPassword.init(),
    ThirdParty.init({ signInAndUpFeature: { providers: [Google.init(), Github.init()] } }),
    Session.init({
      onHandleEvent: ({ action }) => {
        if (action === "SIGN_OUT") announceSessionNews("signedOut");
        else if (action === "UNAUTHORISED") announceSessionNews("ended");
        else if (action === "SESSION_CREATED") announceSessionNews("changed");
      },
    }),
  ],
});
