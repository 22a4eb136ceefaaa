import type { Page } from "playwright";
import type { Row, Scene, Step } from "../row.ts";

const POPUP_FAILS = { call: "/api/auth/authorisationurl**", status: 500 } as const;
const SIGN_UP = { call: "/api/auth/signup", status: 500, json: { message: "no" } } as const;
/** Section 7: fire-and-forget after every successful sign-in or signup. */
const CREATE_USER_DATA = /^GET \/api\/createuserdata\/[\w-]+$/;
const WRONG = { dialog: "Please fill correct details and then try again", title: "Error!", buttons: ["okay"] };
const SOCIAL = { dialog: "Unexpected error occurred! Please try again.", title: "Error!", buttons: ["okay"] };

const fill = (email: string, password: string, confirmation?: string): readonly Step[] => [
  { fill: "Email", with: email },
  { fill: "Password", with: password },
  ...(confirmation === undefined ? [] : [{ fill: "Confirm password", with: confirmation }]),
];

const socialFails = (verb: "Login" | "Signup"): readonly Row[] =>
  ["Google", "GitHub"].flatMap((provider): Row[] => {
    const name = `says so when ${provider} fails`;
    const spec = "8: 'Unexpected error occurred! Please try again.': social login or signup failed";
    return [
      { name, spec, steps: [{ press: `${verb} with ${provider}` }], expects: [SOCIAL] },
      { name: `${name}: is read by okay`, spec, steps: [{ press: "okay" }], expects: [{ dialogs: "none" }] },
    ];
  });

/** Whether the first form ends above the fold. */
async function formIsInSight(page: Page): Promise<boolean> {
  const box = await page.locator("form").first().boundingBox();
  return box !== null && box.y + box.height <= (page.viewportSize()?.height ?? 0);
}

export const LOGIN: readonly Scene[] = [
  {
    scene: "Login",
    as: "visitor",
    at: "/login",
    answers: [POPUP_FAILS],
    rows: [
      {
        name: "has its ways in",
        spec: "2: Login: Google and GitHub buttons, email and password inputs, LOGIN button, link",
        inspect: "login",
        expects: [
          { button: "Login with Google" },
          { button: "Login with GitHub" },
          { field: "Email", type: "email" },
          { field: "Password", type: "password" },
          { button: "LOGIN" },
          { link: "TRYING FOR FIRST TIME? SIGNUP", to: "/signup" },
        ],
      },
      ...socialFails("Login"),
      {
        name: "says 'logging you in' while it is busy",
        spec: "2: Login: While busy: 'logging you in'",
        steps: [
          { answer: { call: "/api/auth/signin", mode: "hold" } },
          ...fill("nobody@example.com", "wrong-word-1"),
          { press: "LOGIN" },
        ],
        inspect: "login-busy",
        expects: [{ text: "logging you in" }],
      },
      {
        name: "refuses a wrong password",
        spec: "8: 'Please fill correct details and then try again': email login failed",
        steps: [{ release: "/api/auth/signin" }],
        expects: [WRONG],
      },
      {
        name: "stays where it is after okay",
        spec: "8: Alerts titled 'Error!' (button 'okay')",
        steps: [{ press: "okay" }],
        expects: [{ dialogs: "none" }, { path: "/login" }],
      },
      {
        name: "refuses empty fields",
        spec: "8: 'Please fill correct details and then try again': email login failed",
        steps: [{ fill: "Email", with: "" }, { press: "LOGIN" }],
        expects: [WRONG],
      },
      {
        name: "has its fields and its button in sight on a phone on its side",
        spec: "2: Login: … email and password inputs, LOGIN button",
        steps: [{ press: "okay" }, { width: 844, height: 390 }],
        expects: [{ that: "the form ends within the window", holds: formIsInSight }],
      },
    ],
  },
];

/** Makes the user's account, in the user's own browser; before that, one of somebody whose name gets lost. */
export const SIGN_UP_SCENES: readonly Scene[] = [
  {
    scene: "Signup whose name cannot be kept",
    as: "user",
    at: "/signup",
    answers: [{ call: "/api/profile", status: 500 }],
    rows: [
      {
        name: "leads to /dashboard without a dialog",
        spec: "8: Account deletion and profile-name failures are only logged",
        steps: [
          ...fill("nameless@example.com", "{password}", "{password}"),
          { press: "SIGNUP" },
          { fill: "NAME", with: "Nobody" },
          { press: "COMPLETE SIGNUP" },
        ],
        expects: [
          { path: "/dashboard" },
          { called: "PUT /api/profile" },
          { button: "CREATE ONE NOW" },
          { dialogs: "none" },
        ],
      },
      {
        name: "leaves the account without a name",
        spec: "2: Profile: photo, 'Name:', 'Email:'",
        steps: [{ release: "/api/profile" }, { press: "YOUR PROFILE" }, { wait: { text: "nameless@example.com" } }],
        expects: [{ text: "not given" }],
      },
      {
        name: "can be left by SIGN OUT",
        spec: "4: Sign out calls the provider's sign-out then clears the state",
        steps: [{ press: "SIGN OUT" }],
        expects: [{ path: "/" }, { link: "SIGN UP NOW", to: "/signup" }],
      },
    ],
  },
  {
    scene: "Signup",
    as: "user",
    at: "/signup",
    answers: [POPUP_FAILS],
    rows: [
      {
        name: "has its ways in",
        spec: "2: Signup: title SIGN UP, link 'ALREADY A USER? LOGIN', buttons …, inputs, a SIGNUP button",
        inspect: "signup",
        expects: [
          { heading: "SIGN UP", level: 1 },
          { link: "ALREADY A USER? LOGIN", to: "/login" },
          { button: "Signup with Google" },
          { button: "Signup with GitHub" },
          { field: "Email", type: "email" },
          { field: "Password", type: "password" },
          { field: "Confirm password", type: "password" },
          { button: "SIGNUP" },
        ],
      },
      ...socialFails("Signup"),
      {
        name: "refuses passwords that differ",
        spec: '5: Signup: password and confirm-password must be equal, else alert "Passwords don\'t match"',
        steps: [...fill("{email}", "{password}", "another-9"), { press: "SIGNUP" }],
        expects: [{ dialog: "Passwords don't match", title: "Error!", buttons: ["okay"] }],
      },
      {
        name: "checks address and password before it goes on",
        spec: "5: Password strength rules: handled by the auth provider",
        steps: [{ press: "okay" }, ...fill("stranger", "short", "short"), { press: "SIGNUP" }],
        inspect: "signup-fields-refused",
        expects: [
          { path: "/signup" },
          { text: "Please enter an email address such as name@example.com." },
          { text: "8 to 99 characters, with a letter and a number." },
          { dialogs: "none" },
        ],
      },
      {
        name: "goes on to /onboarding",
        spec: "4: Email signup goes to /onboarding",
        steps: [...fill("{email}", "{password}", "{password}"), { press: "SIGNUP" }],
        inspect: "onboarding",
        expects: [
          { path: "/onboarding" },
          { heading: "JUST THE LAST STEP WE PROMISE", level: 1 },
          { tab: "JUST THE LAST STEP WE PROMISE · Nataraj" },
          { field: "NAME" },
          { button: "COMPLETE SIGNUP" },
        ],
      },
      {
        name: "says so when the account could not be made",
        spec: "8: 'Please fill correct details and then try again': … onboarding signup failed",
        steps: [{ answer: SIGN_UP }, { fill: "NAME", with: "A Stranger" }, { press: "COMPLETE SIGNUP" }],
        expects: [WRONG],
      },
      {
        name: "makes the account and leads to /dashboard",
        spec: "4: then account creation, then name update, then /dashboard",
        steps: [{ press: "okay" }, { release: SIGN_UP.call }, { press: "COMPLETE SIGNUP" }],
        expects: [
          { path: "/dashboard" },
          { called: "POST /api/auth/signup" },
          { called: "PUT /api/profile" },
          { called: CREATE_USER_DATA },
        ],
      },
    ],
  },
];

export const SIGN_OUT: readonly Scene[] = [
  {
    scene: "Sign out and login",
    as: "user",
    at: "/about",
    rows: [
      {
        name: "signs out",
        spec: "4: Sign out calls the provider's sign-out then clears the state",
        steps: [{ press: "SIGN OUT" }],
        expects: [{ link: "SIGN UP NOW", to: "/signup" }, { path: "/" }, { called: "POST /api/auth/signout" }],
      },
      {
        name: "closes the dashboard",
        spec: "5: The dashboard redirects to /restricted when no user identity exists",
        steps: [{ press: "Dashboard", role: "link" }],
        expects: [{ path: "/restricted" }],
      },
      {
        name: "lets in again by email and password, and tells the server",
        spec: "4: after successful login or signup the user goes to /dashboard",
        steps: [{ go: "/login" }, ...fill("{email}", "{password}"), { press: "LOGIN" }],
        expects: [{ path: "/dashboard" }, { button: "SIGN OUT" }, { called: CREATE_USER_DATA }],
      },
    ],
  },
];
