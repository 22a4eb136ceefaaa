import { ERROR_TEXTS } from "./error-texts.ts";
import { MAX_PROJECT_NAME } from "./limits.ts";

/**
 * The sentences of the specification's error catalogue (section 8) and of its dialogs, worded once.
 * Components and machines take them from here, so that a changed word shows up in one place.
 */
export const TEXTS = {
  titles: { error: "Error!", success: "Success!" },
  okay: "okay",
  cancel: "cancel",
  connection: {
    failed: ERROR_TEXTS.connectionFailed,
    timedOut: ERROR_TEXTS.connectionTimedOut,
  },
  contact: {
    invalid: ERROR_TEXTS.contactInvalid,
    sent: "Thanks for contacting us. We'll reach out to you soon!",
    rateLimited: "Request Failed: Please try again after 60 minutes",
    timedOut: "Request Failed: Request Timed Out",
    failed: (reason: string) => `Request Failed: ${reason}`,
  },
  dashboard: {
    loadingUser: "Loading your information...",
    loadingProjects: "Loading your projects...",
    empty: "OOPS, NO PROJECTS YET",
    createFirst: "CREATE ONE NOW",
    createNew: "CREATE NEW PROJECT",
    fetchFailed: "Unexpected error occurred!",
    visibilityFailed: "error",
    visibilityChanged: (old: string) =>
      `The visibility of your project is toggled from ${old}! You may reload the page to see the latest property!`,
    deleteTitle: "Are you sure?",
    deleteText: "Are you sure that you want to delete the project? It'll no longer be avaiable for use.",
    deleted: "The project is successfully deleted! You may reload the page to see the latest property!",
    deleteFailed: "Unable to delete project",
    notPublicTitle: "Project not public",
    notPublicText: "Please change the visibility to public and then try again!",
    limit: ERROR_TEXTS.projectLimit,
  },
  rename: { invalid: `Please enter a name of at most ${MAX_PROJECT_NAME} characters.` },
  blogs: { loading: "fetching blogs...", failed: "Network Error" },
  account: {
    socialFailed: "Unexpected error occurred! Please try again.",
    emailFailed: ERROR_TEXTS.signInFailed,
    passwordsDiffer: "Passwords don't match",
    /** The hint beside the field and the error under it. */
    passwordRule: ERROR_TEXTS.passwordRule,
    emailInvalid: "Please enter an email address such as name@example.com.",
    draftLost: "Please fill in the form again. To protect your password, we did not keep what you typed.",
    storageBlocked: "Your browser blocks cookies from this site. Please allow them and then try again.",
    busy: "logging you in",
    deleteConfirm: "Are you sure you want to delete your account? This action cannot be undone.",
    photoUploaded: "Profile picture uploaded successfully!",
    photoFailed: (cause: string) => `Error uploading photo: ${cause}`,
  },
  project: {
    fetching: "Fetching your Nataraj Choreographed Project",
    fetchFailed: "Unexpected error occurred!",
    noAccess: ERROR_TEXTS.noAccess,
    unreadable: ERROR_TEXTS.unreadable,
    practise: "Practise it on Android App",
    nextStep: (name: string) => `Next step: ${name}`,
    title: (name: string) => `Project: ${name}`,
  },
  create: {
    noFileTitle: "No file detected",
    noFileText: ERROR_TEXTS.noFile,
    tooLongTitle: "Duration Exceeding",
    tooLongText: ERROR_TEXTS.tooLong,
    invalidType: ERROR_TEXTS.invalidFile,
    totalLength: (seconds: number | string) => `Total Length: ${seconds} seconds`,
    settingAudio: "setting audio...",
    fusion: "you can select multiple if you want a fun fusion",
    saveAvatar: "SAVE AVATAR IN PREFERENCES",
    avatarSoon: "Feature would be made available soon!",
    generating:
      "Generating your choreography... You can stay here or go back to dashboard to see your completed project once done",
    generationCancelled: "The generation was cancelled. Your project is saved. Press NEXT to generate your dance.",
    unexpected: "Unexpected Exception",
  },
  loading: { text: "choreographing the best dance for you" },
  restricted: {
    title: "UH OH :(",
    text: "YOU NEED TO BE LOGGED IN TO ACCESS THIS PAGE",
    login: "LOGIN NOW",
  },
  notFound: { title: "Nothing Here", text: "How did you stumble upon here lol?", home: "GO BACK HOME" },
} as const;
