import { LOGIN, SIGN_OUT, SIGN_UP_SCENES } from "./areas/account.ts";
import { CONTACT } from "./areas/contact.ts";
import { CREATE_FLOW } from "./areas/create/create-flow.ts";
import { TRIM_TEST } from "./areas/create/trim.ts";
import { DASHBOARD, EMPTY_DASHBOARD } from "./areas/dashboard.ts";
import { LAYOUT_STABILITY } from "./areas/layout-stability.ts";
import { NAVIGATION, NAVIGATION_OF_USERS } from "./areas/navigation.ts";
import { ACCOUNT_DELETION, PROFILE, PROFILE_THAT_FAILS } from "./areas/profile.ts";
import { PLAYER } from "./areas/project/player.ts";
import { PROJECT, PROJECT_OF_USERS } from "./areas/project/project.ts";
import { STANDALONE } from "./areas/project/standalone.ts";
import { ABOUT } from "./areas/public/about.ts";
import { BLOGS } from "./areas/public/blogs.ts";
import { HOME } from "./areas/public/home.ts";
import { PRIVACY } from "./areas/public/privacy.ts";
import { TUTORIALS } from "./areas/public/tutorials.ts";
import type { Scene } from "./row.ts";

export { CONSTANTS } from "./areas/constants.ts";

/** The specification's sections 2, 4, 5, 6, 8 and 9, as a visitor meets them. */
export const VISITOR_SCENES: readonly Scene[] = [
  ...NAVIGATION,
  ...HOME,
  ...ABOUT,
  ...TUTORIALS,
  ...BLOGS,
  ...PRIVACY,
  ...LAYOUT_STABILITY,
  ...CONTACT,
  ...LOGIN,
  ...PLAYER,
  ...PROJECT,
  ...STANDALONE,
  ...TRIM_TEST,
];

/** As a user meets them, from signup to the account's deletion. */
export const USER_SCENES: readonly Scene[] = [
  ...SIGN_UP_SCENES,
  ...EMPTY_DASHBOARD,
  ...NAVIGATION_OF_USERS,
  ...SIGN_OUT,
  ...DASHBOARD,
  ...CREATE_FLOW,
  ...PROJECT_OF_USERS,
  ...PROFILE,
  ...PROFILE_THAT_FAILS,
  ...ACCOUNT_DELETION,
];
