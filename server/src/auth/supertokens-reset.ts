import AccountLinkingRecipe from "supertokens-node/lib/build/recipe/accountlinking/recipe.js";
import EmailPasswordRecipe from "supertokens-node/lib/build/recipe/emailpassword/recipe.js";
import EmailVerificationRecipe from "supertokens-node/lib/build/recipe/emailverification/recipe.js";
import MultitenancyRecipe from "supertokens-node/lib/build/recipe/multitenancy/recipe.js";
import SessionRecipe from "supertokens-node/lib/build/recipe/session/recipe.js";
import ThirdPartyRecipe from "supertokens-node/lib/build/recipe/thirdparty/recipe.js";
import UserMetadataRecipe from "supertokens-node/lib/build/recipe/usermetadata/recipe.js";
import SuperTokens from "supertokens-node/lib/build/supertokens.js";

interface Resettable {
  reset(): void;
}

/** The class that a CommonJS module exports by default, however the module was loaded. */
function classOf(module: unknown): Resettable {
  const { default: inner } = module as { default?: Resettable };
  return inner ?? (module as Resettable);
}

/**
 * Forgets SuperTokens' set-up, which it keeps in singletons, so that it can be set up again in the same process: a
 * server that was closed may be started anew. SuperTokens allows it only where `TEST_MODE` says so.
 */
export function resetSuperTokens(): void {
  const before = process.env.TEST_MODE;
  process.env.TEST_MODE = "testing";
  try {
    for (const recipe of [
      EmailPasswordRecipe,
      ThirdPartyRecipe,
      EmailVerificationRecipe,
      AccountLinkingRecipe,
      UserMetadataRecipe,
      MultitenancyRecipe,
      SessionRecipe,
      SuperTokens,
    ]) {
      classOf(recipe).reset();
    }
  } finally {
    if (before === undefined) delete process.env.TEST_MODE;
    else process.env.TEST_MODE = before;
  }
}
