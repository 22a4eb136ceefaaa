import type { CoreRoutes } from "../route.ts";
import { accountLinkingRoutes } from "./account-linking.ts";
import { appRoutes } from "./apps.ts";
import { emailPasswordRoutes } from "./email-password.ts";
import { emailVerificationRoutes } from "./email-verification.ts";
import { jwtRoutes } from "./jwt.ts";
import { passwordResetRoutes } from "./password-reset.ts";
import { serviceRoutes } from "./service.ts";
import { sessionCreateRoutes } from "./session-create.ts";
import { sessionDataRoutes } from "./session-data.ts";
import { sessionRefreshRoutes } from "./session-refresh.ts";
import { sessionRevokeRoutes } from "./session-revoke.ts";
import { sessionVerifyRoutes } from "./session-verify.ts";
import { tenantUserRoutes } from "./tenant-users.ts";
import { tenantRoutes } from "./tenants.ts";
import { thirdPartyRoutes } from "./third-party.ts";
import { userListRoutes } from "./user-list.ts";
import { userMetadataRoutes } from "./user-metadata.ts";
import { userRoutes } from "./users.ts";

/** Every call that the core answers. */
export const coreRoutes: CoreRoutes = {
  ...serviceRoutes,
  ...jwtRoutes,
  ...emailPasswordRoutes,
  ...passwordResetRoutes,
  ...thirdPartyRoutes,
  ...emailVerificationRoutes,
  ...sessionCreateRoutes,
  ...sessionVerifyRoutes,
  ...sessionRefreshRoutes,
  ...sessionDataRoutes,
  ...sessionRevokeRoutes,
  ...userRoutes,
  ...userListRoutes,
  ...userMetadataRoutes,
  ...accountLinkingRoutes,
  ...tenantRoutes,
  ...tenantUserRoutes,
  ...appRoutes,
};
