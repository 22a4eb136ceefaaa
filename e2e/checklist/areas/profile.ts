import type { Scene } from "../row.ts";

/** Beyond the specification: a fresh login, before the call is made. */
const PROOF = [
  { press: "okay" },
  { wait: { heading: "Is it you?" } },
  { fill: "Your password", with: "{password}" },
  { press: "DELETE FOR GOOD" },
] as const;
const ASKS = {
  dialog: "Are you sure you want to delete your account? This action cannot be undone.",
  buttons: ["cancel", "okay"],
};

export const PROFILE: readonly Scene[] = [
  {
    scene: "Profile",
    as: "user",
    at: "/profile",
    rows: [
      {
        name: "shows photo, name and email, and what can be done",
        spec: "2: Profile: photo, 'Name:', 'Email:', an Edit Profile Picture button, a DELETE ACCOUNT button",
        steps: [{ wait: { text: "A Stranger" } }],
        inspect: "profile",
        expects: [
          { tab: "Profile · Nataraj" },
          { text: "Name:" },
          { text: "Email:" },
          { text: "A Stranger" },
          { text: "{email}" },
          { button: "Edit Profile Picture" },
          { button: "DELETE ACCOUNT" },
          { all: ".nj-profile__photo", count: 1 },
        ],
      },
      {
        name: "lets the name be changed",
        spec: "3: User (from auth provider): uid, displayName, email, photoURL",
        steps: [{ press: "Change your name" }, { fill: "Your name", with: "A Friend" }, { press: "Keep the name" }],
        expects: [{ text: "A Friend" }, { called: "PUT /api/profile" }],
      },
      {
        name: "asks for the old password before it is changed",
        spec: "5: Password strength rules: handled by the auth provider",
        steps: [
          { press: "Change your name" },
          { fill: "Your name", with: "A Stranger" },
          { press: "Keep the name" },
          { wait: { text: "A Stranger" } },
          { press: "CHANGE PASSWORD" },
          { fill: "Old password", with: "wrong horse 7" },
          { fill: "New password", with: "another horse 8" },
          { fill: "Confirm password", with: "another horse 8" },
          { press: "CHANGE" },
          { wait: { text: "The old password is not correct." } },
        ],
        expects: [{ text: "The old password is not correct." }],
      },
      {
        name: "has a locked place for saved avatars",
        spec: "2: Profile: a right panel shows a locked image for saved avatars (feature locked)",
        steps: [{ press: "cancel" }],
        expects: [{ heading: "Saved avatars" }, { all: ".nj-profile__avatars svg", count: 1 }],
      },
      {
        name: "says so when a picture could not be read",
        spec: "8: Profile picture: 'Error uploading photo: ' plus cause on failure",
        steps: [{ choose: "notPicture", in: "Profile picture" }],
        expects: [
          {
            dialog: "Error uploading photo: The picture could not be read. Please choose a PNG, JPEG or WebP file.",
            title: "Error!",
            buttons: ["okay"],
          },
        ],
      },
      {
        name: "takes a picture",
        spec: "8: success 'Profile picture uploaded successfully!' titled 'Success!'",
        steps: [{ press: "okay" }, { choose: "picture", in: "Profile picture" }],
        expects: [{ dialog: "Profile picture uploaded successfully!", title: "Success!", buttons: ["okay"] }],
      },
      {
        name: "shows the picture",
        spec: "2: Profile: photo",
        steps: [{ press: "okay" }],
        inspect: "profile-with-picture",
        expects: [{ attribute: "src", of: ".nj-profile__photo img", is: /^\/api\/media\// }],
      },
    ],
  },
];

const PROFILE_CALL = "/api/profile";

export const PROFILE_THAT_FAILS: readonly Scene[] = [
  {
    scene: "Profile that fails",
    as: "user",
    at: "/profile",
    answers: [{ call: PROFILE_CALL, status: 500 }],
    rows: [
      {
        name: "says so",
        spec: "8: Alerts titled 'Error!' (button 'okay')",
        expects: [{ dialog: "Unexpected error occurred!", title: "Error!", buttons: ["okay"] }],
      },
      {
        name: "can be tried again",
        spec: "2: Profile: photo, 'Name:', 'Email:'",
        steps: [{ press: "okay" }, { release: PROFILE_CALL }, { press: "TRY AGAIN" }],
        expects: [{ text: "A Stranger" }, { no: "TRY AGAIN" }],
      },
    ],
  },
];

/** The end of the user. */
export const ACCOUNT_DELETION: readonly Scene[] = [
  {
    scene: "Account deletion",
    as: "user",
    at: "/profile",
    rows: [
      {
        name: "needs confirmation",
        spec: "5: Account deletion needs confirmation: 'Are you sure you want to delete your account? …'",
        steps: [{ press: "DELETE ACCOUNT" }],
        inspect: "profile-delete",
        expects: [ASKS],
      },
      {
        name: "does nothing after cancel",
        spec: "5: Account deletion needs confirmation",
        steps: [{ press: "cancel" }],
        expects: [{ dialogs: "none" }, { path: "/profile" }, { text: "{email}" }],
      },
      {
        name: "asks for a fresh login, and deletes nothing without",
        spec: "5: Account deletion needs confirmation",
        steps: [
          { press: "DELETE ACCOUNT" },
          { wait: ASKS },
          { press: "okay" },
          { wait: { heading: "Is it you?" } },
          { fill: "Your password", with: "wrong horse 7" },
          { press: "DELETE FOR GOOD" },
          { wait: { text: "Please fill correct details and then try again" } },
        ],
        inspect: "profile-proof",
        expects: [{ path: "/profile" }, { text: "Please fill correct details and then try again" }],
      },
      {
        name: "goes back from that, too",
        spec: "5: Account deletion needs confirmation",
        steps: [{ press: "cancel" }],
        expects: [{ dialogs: "none" }, { path: "/profile" }],
      },
      {
        name: "opens no dialog when it fails",
        spec: "8: Account deletion and profile-name failures are only logged",
        steps: [
          { answer: { call: "/api/deleteaccount/*", status: 500 } },
          { press: "DELETE ACCOUNT" },
          { wait: ASKS },
          ...PROOF,
        ],
        expects: [
          { called: "GET /api/deleteaccount/{uid}" },
          { text: "Your account could not be deleted. Please try again." },
          { dialogs: "none" },
          { path: "/profile" },
        ],
      },
      {
        name: "leads to /, and the session is gone",
        spec: "4: Account deletion then navigates to /",
        steps: [{ release: "/api/deleteaccount/*" }, { press: "DELETE ACCOUNT" }, { wait: ASKS }, ...PROOF],
        expects: [{ path: "/" }, { link: "SIGN UP NOW", to: "/signup" }],
      },
      {
        name: "lets nobody in any more",
        spec: "4: Account deletion",
        steps: [
          { go: "/login" },
          { fill: "Email", with: "{email}" },
          { fill: "Password", with: "{password}" },
          { press: "LOGIN" },
        ],
        expects: [{ dialog: "Please fill correct details and then try again", title: "Error!", buttons: ["okay"] }],
      },
    ],
  },
];
